import SeededNumbers
import TestSupport
import Testing

@testable import UIKit

/// The months of a calendar and the wheels of a date picker, frame by frame.
@MainActor @Suite("Motion of date pickers", .serialized) struct DatePickerMotionTests {
  private let screen = DatePickerScreen()

  private var picker: UIDatePicker { screen.picker }

  /// The scroll view of months.
  private var pager: UIScrollView {
    get throws { try #require(screen.views.compactMap { $0 as? UIScrollView }.first) }
  }

  /// The months that are visible, from left to right.
  private var months: [MonthGrid] {
    screen.views.compactMap { $0 as? DatePickerDaysView }
      .sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.month)
  }

  /// Drags the days by a horizontal distance and lifts the finger.
  private func drag(by distance: CGFloat, _ clock: HeldClock) throws {
    screen.drag(try pager, by: CGVector(dx: distance, dy: 0), clock)
  }

  @Test("A month that an arrow leads to is scrolled into view for 0.3 seconds, from its side")
  func arrows() throws {
    try withHeldClock { clock in
      screen.show(.inline, .date)
      let width = try pager.bounds.width
      let rest = try pager.contentOffset.x
      try screen.tap("Next Month")
      #expect(screen.isDisplayed("December 2023"))
      clock.advance(by: 0.15)
      // Half of the way in half of the time, since the curve is symmetric.
      #expect(abs(try pager.contentOffset.x - rest - width / 2) < 0.5)
      #expect(months.map { $0.days.count } == [30, 31])
      clock.advance(by: 0.15)
      #expect(months.map { $0.days.count } == [31])
      #expect(try pager.contentOffset.x == rest)

      try screen.tap("Previous Month")
      clock.advance(by: 0.15)
      #expect(abs(try pager.contentOffset.x - rest + width / 2) < 0.5)
      clock.advance(by: 1)
    }
    #expect(screen.isDisplayed("November 2023"))
    #expect(picker.date == DatePickerScreen.start)
  }

  @Test("From right to left a later month comes from the left")
  func rightToLeft() throws {
    try withHeldClock { clock in
      screen.window.traitOverrides.layoutDirection = .rightToLeft
      screen.show(.inline, .date)
      let (rest, width) = try (pager.contentOffset.x, pager.bounds.width)
      try screen.tap("Next Month")
      clock.advance(by: 0.15)
      #expect(abs(try pager.contentOffset.x - rest + width / 2) < 0.5)
      #expect(months.map { $0.days.count } == [31, 30])
      clock.advance(by: 1)
      #expect(months.map { $0.days.count } == [31])
    }
  }

  @Test("A second tap on an arrow during the motion continues from the month of the first")
  func twice() throws {
    try withHeldClock { clock in
      screen.show(.inline, .date)
      try screen.tap("Next Month")
      clock.advance(by: 0.1)
      try screen.tap("Next Month")
      #expect(screen.isDisplayed("January 2024"))
      clock.advance(by: 0.1)
      // December and January 2024, which begins on the first Monday.
      #expect(months.compactMap { $0.weeks.first?.firstIndex { $0 != nil } } == [5, 1])
      clock.advance(by: 1)
      #expect(months.compactMap { $0.weeks.first?.firstIndex { $0 != nil } } == [1])
    }
  }

  @Test("A drag turns to a month and changes no date, and a short one returns")
  func drags() throws {
    try withHeldClock { clock in
      screen.show(.inline, .date)
      try drag(by: -200, clock)
      clock.advance(by: 2)
      #expect(screen.isDisplayed("December 2023"))
      #expect(months.map { $0.days.count } == [31])
      try drag(by: 60, clock)
      clock.advance(by: 2)
      #expect(screen.isDisplayed("December 2023"))
      try drag(by: 200, clock)
      clock.advance(by: 2)
      #expect(screen.isDisplayed("November 2023"))
      #expect(picker.date == DatePickerScreen.start)
    }
  }

  @Test("A drag doesn't lead out of the limits")
  func limits() throws {
    try withHeldClock { clock in
      picker.maximumDate = DatePickerScreen.start + DatePickerScreen.day
      screen.show(.inline, .date)
      try drag(by: -200, clock)
      clock.advance(by: 2)
      #expect(screen.isDisplayed("November 2023"))
      try drag(by: 200, clock)
      clock.advance(by: 2)
      #expect(screen.isDisplayed("October 2023"))
    }
  }

  @Test("A date of a distant month that is set with animation is one page away")
  func distantDate() {
    withHeldClock { clock in
      screen.show(.inline, .date)
      picker.setDate(DatePickerScreen.start + 120 * DatePickerScreen.day, animated: true)
      clock.advance(by: 0.15)
      // 16 days to the end of November, 31 + 31 + 29 to that of February: March 13.
      #expect(screen.isDisplayed("March 2024"))
      #expect(months.map { $0.days.count } == [30, 31])
      clock.advance(by: 1)
      #expect(months.map { $0.days.count } == [31])
      picker.setDate(DatePickerScreen.start, animated: false)
      #expect(screen.isDisplayed("November 2023"))
      #expect(months.map { $0.days.count } == [30])
    }
  }

  @Test("A date that is selected while a month is scrolled into view doesn't end the motion")
  func updates() throws {
    try withHeldClock { clock in
      screen.show(.inline, .date)
      try screen.tap("Next Month")
      clock.advance(by: 0.15)
      let offset = try pager.contentOffset
      picker.minimumDate = DatePickerScreen.start - 400 * DatePickerScreen.day
      #expect(try pager.contentOffset == offset)
      clock.advance(by: 1)
      #expect(months.map { $0.days.count } == [31])
    }
  }

  @Test("After random taps, drags and dates the days are those of the month in the title")
  func randomUse() throws {
    for seed in PropertyRuns.seeds(full: 400) {
      var random = SeededGenerator(seed: seed)
      try withHeldClock { clock in
        picker.setDate(DatePickerScreen.start, animated: false)
        screen.show(.inline, .date)
        for step in 0..<12 {
          switch Int.random(in: 0..<4, using: &random) {
          case 0: try screen.tap(Bool.random(using: &random) ? "Next Month" : "Previous Month")
          case 1: try drag(by: .random(in: -250...250, using: &random), clock)
          case 2:
            let days = TimeInterval(Int.random(in: -90...90, using: &random))
            picker.setDate(
              DatePickerScreen.start + days * DatePickerScreen.day,
              animated: Bool.random(using: &random))
          default: clock.advance(by: .random(in: 0...0.6, using: &random))
          }
          if Int.random(in: 0..<3, using: &random) == 0 {
            clock.advance(by: 2)
            try expectOneMonth("seed \(seed), step \(step)")
          }
        }
        clock.advance(by: 2)
        try expectOneMonth("seed \(seed)")
      }
    }
  }

  /// Expects the days of one month, the one in the title.
  private func expectOneMonth(_ comment: Comment) throws {
    #expect(months.count == 1, comment)
    let month = try #require(months.first, comment)
    let title = month.start.formatted(
      Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt).month(.wide).year())
    #expect(screen.isDisplayed(title), comment)
  }

  @Test("Wheels turn to a date that is set with animation for 0.3 seconds")
  func wheels() throws {
    try withHeldClock { clock in
      screen.show(.wheels, .date)
      let pickerView = try #require(screen.views.first { $0 is UIPickerView })
      let days = pickerView.subviews.compactMap { $0 as? UIScrollView }[1]
      let start = days.contentOffset.y
      picker.setDate(DatePickerScreen.start + 4 * DatePickerScreen.day, animated: true)
      clock.advance(by: 0.15)
      // Half of four rows of 32 points.
      #expect(abs(days.contentOffset.y - start - 64) < 0.5)
      clock.advance(by: 0.15)
      #expect(days.contentOffset.y - start == 128)
    }
  }
}
