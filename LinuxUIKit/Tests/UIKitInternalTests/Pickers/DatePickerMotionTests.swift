import SeededNumbers
import TestSupport
import Testing

@testable import UIKit

/// The months of a calendar and the wheels of a date picker, frame by frame.
@MainActor @Suite("Motion of date pickers", .serialized) struct DatePickerMotionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
  private let picker = UIDatePicker()
  private static let day: TimeInterval = 86_400
  // Tuesday, November 14, 2023, 22:13:20.
  private static let start = Date(timeIntervalSince1970: 1_700_000_000)

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    picker.calendar = calendar
    picker.locale = Locale(identifier: "en_US")
    picker.date = Self.start
    picker.datePickerMode = .date
    window.isHidden = false
    window.addSubview(picker)
  }

  private func show(_ style: UIDatePickerStyle) {
    picker.preferredDatePickerStyle = style
    picker.frame = CGRect(origin: CGPoint(x: 20, y: 40), size: picker.intrinsicContentSize)
    window.layoutIfNeeded()
  }

  /// All visible views of the window.
  private var views: [UIView] {
    func visible(in view: UIView) -> [UIView] {
      view.isHidden ? [] : [view] + view.subviews.flatMap(visible)
    }
    window.layoutIfNeeded()
    return visible(in: window)
  }

  /// The scroll view of months.
  private var pager: UIScrollView {
    get throws { try #require(views.compactMap { $0 as? UIScrollView }.first) }
  }

  /// The months that are visible, from left to right.
  private var months: [MonthGrid] {
    views.compactMap { $0 as? DatePickerDaysView }.sorted { $0.frame.minX < $1.frame.minX }
      .compactMap(\.month)
  }

  private func tap(_ label: String) throws {
    let button = try #require(views.first { $0.accessibilityLabel == label })
    Finger(on: window).tap(
      at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window))
  }

  private func isDisplayed(_ text: String) -> Bool {
    views.contains { ($0 as? UILabel)?.text == text }
  }

  /// Drags the days by a horizontal distance and lifts the finger.
  private func drag(by distance: CGFloat, _ clock: HeldClock) throws {
    let pager = try pager
    let center = pager.convert(CGPoint(x: pager.bounds.midX, y: pager.bounds.midY), to: window)
    let finger = Finger(on: window)
    finger.press(at: center)
    for step in 1...10 {
      clock.advance(by: 1.0 / 60)
      finger.move(to: CGPoint(x: center.x + distance * CGFloat(step) / 10, y: center.y))
    }
    clock.advance(by: 0.2)
    finger.lift()
  }

  @Test("A month that an arrow leads to is scrolled into view for 0.3 seconds, from its side")
  func arrows() throws {
    try withHeldClock { clock in
      show(.inline)
      let width = try pager.bounds.width
      let rest = try pager.contentOffset.x
      try tap("Next Month")
      #expect(isDisplayed("December 2023"))
      clock.advance(by: 0.15)
      // Half of the way in half of the time, since the curve is symmetric.
      #expect(abs(try pager.contentOffset.x - rest - width / 2) < 0.5)
      #expect(months.map { $0.days.count } == [30, 31])
      clock.advance(by: 0.15)
      #expect(months.map { $0.days.count } == [31])
      #expect(try pager.contentOffset.x == rest)

      try tap("Previous Month")
      clock.advance(by: 0.15)
      #expect(abs(try pager.contentOffset.x - rest + width / 2) < 0.5)
      clock.advance(by: 1)
    }
    #expect(isDisplayed("November 2023"))
    #expect(picker.date == Self.start)
  }

  @Test("From right to left a later month comes from the left")
  func rightToLeft() throws {
    try withHeldClock { clock in
      window.traitOverrides.layoutDirection = .rightToLeft
      show(.inline)
      let (rest, width) = try (pager.contentOffset.x, pager.bounds.width)
      try tap("Next Month")
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
      show(.inline)
      try tap("Next Month")
      clock.advance(by: 0.1)
      try tap("Next Month")
      #expect(isDisplayed("January 2024"))
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
      show(.inline)
      try drag(by: -200, clock)
      clock.advance(by: 2)
      #expect(isDisplayed("December 2023"))
      #expect(months.map { $0.days.count } == [31])
      try drag(by: 60, clock)
      clock.advance(by: 2)
      #expect(isDisplayed("December 2023"))
      try drag(by: 200, clock)
      clock.advance(by: 2)
      #expect(isDisplayed("November 2023"))
      #expect(picker.date == Self.start)
    }
  }

  @Test("A drag doesn't lead out of the limits")
  func limits() throws {
    try withHeldClock { clock in
      picker.maximumDate = Self.start + Self.day
      show(.inline)
      try drag(by: -200, clock)
      clock.advance(by: 2)
      #expect(isDisplayed("November 2023"))
      try drag(by: 200, clock)
      clock.advance(by: 2)
      #expect(isDisplayed("October 2023"))
    }
  }

  @Test("A date of a distant month that is set with animation is one page away")
  func distantDate() {
    withHeldClock { clock in
      show(.inline)
      picker.setDate(Self.start + 120 * Self.day, animated: true)
      clock.advance(by: 0.15)
      // 16 days to the end of November, 31 + 31 + 29 to that of February: March 13.
      #expect(isDisplayed("March 2024"))
      #expect(months.map { $0.days.count } == [30, 31])
      clock.advance(by: 1)
      #expect(months.map { $0.days.count } == [31])
      picker.setDate(Self.start, animated: false)
      #expect(isDisplayed("November 2023"))
      #expect(months.map { $0.days.count } == [30])
    }
  }

  @Test("A date that is selected while a month is scrolled into view doesn't end the motion")
  func updates() throws {
    try withHeldClock { clock in
      show(.inline)
      try tap("Next Month")
      clock.advance(by: 0.15)
      let offset = try pager.contentOffset
      picker.minimumDate = Self.start - 400 * Self.day
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
        picker.setDate(Self.start, animated: false)
        show(.inline)
        for step in 0..<12 {
          switch Int.random(in: 0..<4, using: &random) {
          case 0: try tap(Bool.random(using: &random) ? "Next Month" : "Previous Month")
          case 1: try drag(by: .random(in: -250...250, using: &random), clock)
          case 2:
            let days = TimeInterval(Int.random(in: -90...90, using: &random))
            picker.setDate(Self.start + days * Self.day, animated: Bool.random(using: &random))
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
    #expect(isDisplayed(title), comment)
  }

  @Test("Wheels turn to a date that is set with animation for 0.3 seconds")
  func wheels() throws {
    try withHeldClock { clock in
      show(.wheels)
      let pickerView = try #require(views.first { $0 is UIPickerView })
      let days = pickerView.subviews.compactMap { $0 as? UIScrollView }[1]
      let start = days.contentOffset.y
      picker.setDate(Self.start + 4 * Self.day, animated: true)
      clock.advance(by: 0.15)
      // Half of four rows of 32 points.
      #expect(abs(days.contentOffset.y - start - 64) < 0.5)
      clock.advance(by: 0.15)
      #expect(days.contentOffset.y - start == 128)
    }
  }
}
