import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Touches on date pickers") struct UIDatePickerTouchTests {
  private let screen = DatePickerScreen()
  private let log = Log()

  @MainActor private final class Log { var entries: [String] = [] }

  init() {
    for (name, event) in [
      ("changed", UIControl.Event.valueChanged), ("began", .editingDidBegin),
      ("ended", .editingDidEnd),
    ] {
      picker.addAction(UIAction { [log] _ in log.entries.append(name) }, for: event)
    }
  }

  private var picker: UIDatePicker { screen.picker }

  /// Drags the wheel of a component of the frontmost picker view by a number of rows.
  private func turn(_ component: Int, by rows: Int, _ clock: HeldClock) throws {
    let pickerView = try #require(screen.views.last { $0 is UIPickerView })
    let wheel = pickerView.subviews.filter { $0 is UIScrollView }[component]
    // The first 10 points are the slop of the drag.
    screen.drag(wheel, by: CGVector(dx: 0, dy: CGFloat(-32 * rows) + (rows > 0 ? -10 : 10)), clock)
    clock.advance(by: 2)
  }

  // MARK: Calendars

  @Test("A tap on a day of a calendar selects it and keeps the time")
  func days() throws {
    screen.show(.inline, .date)
    try screen.tap("20")
    #expect(picker.date == DatePickerScreen.start + 6 * DatePickerScreen.day)
    #expect(log.entries == ["changed"])
    try screen.tap("20")
    #expect(log.entries == ["changed"])
  }

  @Test("Days out of the limits can't be selected, and arrows don't lead there")
  func limits() throws {
    picker.minimumDate = DatePickerScreen.start - DatePickerScreen.day
    picker.maximumDate = DatePickerScreen.start + DatePickerScreen.day
    screen.show(.inline, .date)
    for text in ["12", "16", "Next Month", "Previous Month"] { try screen.tap(text) }
    #expect(screen.isDisplayed("November 2023"))
    #expect(log.entries == [])
    try screen.tap("13")
    #expect(log.entries == ["changed"])
    // The minimum has the same time as the date.
    #expect(picker.date == DatePickerScreen.start - DatePickerScreen.day)
  }

  @Test("Arrows turn to other months and change nothing")
  func months() throws {
    try withHeldClock { clock in
      @MainActor func tap(_ text: String) throws {
        try screen.tap(text)
        clock.advance(by: 1)
      }
      screen.show(.inline, .date)
      try tap("Next Month")
      try tap("Next Month")
      #expect(screen.isDisplayed("January 2024"))
      #expect(screen.isDisplayed("31"))
      #expect(picker.date == DatePickerScreen.start)
      try tap("5")
      // November 14 to January 5 are 16 + 31 + 5 days.
      #expect(picker.date == DatePickerScreen.start + 52 * DatePickerScreen.day)
      for _ in 0..<3 { try tap("Previous Month") }
      #expect(screen.isDisplayed("October 2023"))
      #expect(log.entries == ["changed"])
    }
  }

  @Test("A tap on the name of the month opens wheels for other months and years")
  func monthWheels() throws {
    try withHeldClock { clock in
      screen.show(.inline, .date)
      try screen.tap("November 2023")
      #expect(!screen.isDisplayed("SUN"))
      try turn(0, by: 1, clock)
      #expect(screen.isDisplayed("December 2023"))
      try turn(1, by: 2, clock)
      #expect(screen.isDisplayed("December 2025"))
      try screen.tap("December 2025")
      #expect(screen.isDisplayed("SUN"))
      #expect(log.entries == [])
      try screen.tap("25")
    }
    #expect(picker.calendar.dateComponents([.year, .month, .day], from: picker.date).day == 25)
    #expect(picker.calendar.component(.year, from: picker.date) == 2025)
    #expect(log.entries == ["changed"])
  }

  @Test("The time below a calendar opens wheels over the window")
  func calendarTime() throws {
    try withHeldClock { clock in
      screen.show(.inline, .dateAndTime)
      try screen.tap("10:13\u{202F}PM")
      clock.advance(by: 1)
      try turn(0, by: -1, clock)
      #expect(picker.date == DatePickerScreen.start - 3_600 - 20)
      Finger(on: screen.window).tap(at: CGPoint(x: 380, y: 690))
      clock.advance(by: 1)
      #expect(screen.isDisplayed("9:13\u{202F}PM"))
    }
    #expect(log.entries == ["began", "changed", "ended"])
  }

  // MARK: Compact labels

  @Test("A compact label opens a calendar, which a tap outside closes")
  func compact() throws {
    try withHeldClock { clock in
      screen.show(.compact, .dateAndTime)
      try screen.tap("Nov 14, 2023")
      clock.advance(by: 1)
      #expect(log.entries == ["began"])
      #expect(screen.isDisplayed("November 2023"))
      try screen.tap("20")
      #expect(screen.isDisplayed("Nov 20, 2023"))
      #expect(picker.date == DatePickerScreen.start + 6 * DatePickerScreen.day)
      Finger(on: screen.window).tap(at: CGPoint(x: 380, y: 690))
      clock.advance(by: 1)
      #expect(!screen.isDisplayed("November 2023"))
    }
    #expect(log.entries == ["began", "changed", "ended"])
  }

  @Test("A picker that leaves its window closes what it has opened")
  func leaving() throws {
    try withHeldClock { clock in
      screen.show(.compact, .date)
      try screen.tap("Nov 14, 2023")
      clock.advance(by: 1)
      picker.removeFromSuperview()
      clock.advance(by: 1)
      #expect(!screen.isDisplayed("November 2023"))
    }
    #expect(log.entries == ["began", "ended"])
  }

  @Test("A disabled picker ignores touches")
  func disabled() throws {
    screen.show(.inline, .date)
    picker.isEnabled = false
    try screen.tap("20")
    #expect(picker.date == DatePickerScreen.start)
    #expect(log.entries == [])
  }

  // MARK: Wheels

  @Test("Wheels select dates, and turn back from dates out of the limits")
  func wheels() throws {
    try withHeldClock { clock in
      picker.maximumDate = DatePickerScreen.start + 3 * DatePickerScreen.day
      screen.show(.wheels, .date)
      try turn(1, by: 2, clock)
      #expect(picker.date == DatePickerScreen.start + 2 * DatePickerScreen.day)
      #expect(log.entries == ["changed"])
      try turn(1, by: 4, clock)
      #expect(picker.date == DatePickerScreen.start + 3 * DatePickerScreen.day)
      clock.advance(by: 1)
    }
    // The wheel shows the 17th again.
    let pickerView = try #require(screen.views.compactMap { $0 as? UIPickerView }.first)
    #expect(pickerView.selectedRow(inComponent: 1) % 31 == 16)
    #expect(log.entries == ["changed", "changed"])
  }

  @Test("A duration of nothing turns on to one minute")
  func duration() throws {
    try withHeldClock { clock in
      picker.countDownDuration = 3 * 60
      screen.show(.wheels, .countDownTimer)
      try turn(1, by: -3, clock)
      clock.advance(by: 1)
    }
    #expect(picker.countDownDuration == 60)
    let pickerView = try #require(screen.views.compactMap { $0 as? UIPickerView }.first)
    #expect(pickerView.selectedRow(inComponent: 1) % 60 == 1)
  }

  // MARK: Accessibility

  @Test("Days are buttons that read their date")
  func accessibility() throws {
    picker.minimumDate = DatePickerScreen.start - DatePickerScreen.day
    screen.show(.inline, .date)
    let days = screen.views.filter { $0 is DatePickerDayView }
    let texts = days.map { "\($0.accessibilityLabel ?? "")" }
    #expect(days.count == 30)
    #expect(texts[13] == "Tuesday, November 14")
    #expect(days[13].accessibilityTraits == [.button, .selected])
    #expect(days[14].accessibilityTraits == .button)
    #expect(days[11].accessibilityTraits == [.button, .notEnabled])
  }
}
