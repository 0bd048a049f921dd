import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Touches on date pickers") struct UIDatePickerTouchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
  private let picker = UIDatePicker()
  private let log = Log()
  private let calendar: Calendar
  private static let day: TimeInterval = 86_400
  // Tuesday, November 14, 2023, 22:13:20.
  private static let start = Date(timeIntervalSince1970: 1_700_000_000)

  @MainActor private final class Log { var entries: [String] = [] }

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    self.calendar = calendar
    picker.calendar = calendar
    picker.locale = Locale(identifier: "en_US")
    picker.date = Self.start
    for (name, event) in [
      ("changed", UIControl.Event.valueChanged), ("began", .editingDidBegin),
      ("ended", .editingDidEnd),
    ] {
      picker.addAction(UIAction { [log] _ in log.entries.append(name) }, for: event)
    }
    window.isHidden = false
    window.addSubview(picker)
  }

  private func show(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.frame = CGRect(origin: CGPoint(x: 20, y: 40), size: picker.intrinsicContentSize)
    window.layoutIfNeeded()
  }

  /// Returns all views of the window, in front of others last.
  private func views(in view: UIView) -> [UIView] {
    view.isHidden ? [] : [view] + view.subviews.flatMap { views(in: $0) }
  }

  /// Taps on the frontmost visible label with a text, and lets animations end.
  private func tap(_ text: String) throws {
    window.layoutIfNeeded()
    let label = try #require(
      views(in: window).last { ($0 as? UILabel)?.text == text || $0.accessibilityLabel == text })
    Finger(on: window).tap(
      at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: window))
    window.layoutIfNeeded()
  }

  private func isDisplayed(_ text: String) -> Bool {
    window.layoutIfNeeded()
    return views(in: window).contains { ($0 as? UILabel)?.text == text }
  }

  /// Drags the wheel of a component of the frontmost picker view by a number of rows.
  private func turn(_ component: Int, by rows: Int, _ clock: HeldClock) throws {
    window.layoutIfNeeded()
    let pickerView = try #require(views(in: window).last { $0 is UIPickerView })
    let wheel = pickerView.subviews.filter { $0 is UIScrollView }[component]
    let center = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: window)
    let finger = Finger(on: window)
    finger.press(at: center)
    // The first 10 points are the slop of the drag.
    let distance = CGFloat(-32 * rows) + (rows > 0 ? -10 : 10)
    for step in 1...10 {
      clock.advance(by: 1.0 / 60)
      finger.move(to: CGPoint(x: center.x, y: center.y + distance * CGFloat(step) / 10))
    }
    clock.advance(by: 0.3)
    finger.lift()
    clock.advance(by: 2)
  }

  // MARK: Calendars

  @Test("A tap on a day of a calendar selects it and keeps the time")
  func days() throws {
    show(.inline, .date)
    try tap("20")
    #expect(picker.date == Self.start + 6 * Self.day)
    #expect(log.entries == ["changed"])
    try tap("20")
    #expect(log.entries == ["changed"])
  }

  @Test("Days out of the limits can't be selected, and arrows don't lead there")
  func limits() throws {
    picker.minimumDate = Self.start - Self.day
    picker.maximumDate = Self.start + Self.day
    show(.inline, .date)
    for text in ["12", "16", "Next Month", "Previous Month"] { try tap(text) }
    #expect(isDisplayed("November 2023"))
    #expect(log.entries == [])
    try tap("13")
    #expect(log.entries == ["changed"])
    // The minimum has the same time as the date.
    #expect(picker.date == Self.start - Self.day)
  }

  @Test("Arrows turn to other months and change nothing")
  func months() throws {
    try withHeldClock { clock in
      @MainActor func tap(_ text: String) throws {
        try self.tap(text)
        clock.advance(by: 1)
      }
      show(.inline, .date)
      try tap("Next Month")
      try tap("Next Month")
      #expect(isDisplayed("January 2024"))
      #expect(isDisplayed("31"))
      #expect(picker.date == Self.start)
      try tap("5")
      // November 14 to January 5 are 16 + 31 + 5 days.
      #expect(picker.date == Self.start + 52 * Self.day)
      for _ in 0..<3 { try tap("Previous Month") }
      #expect(isDisplayed("October 2023"))
      #expect(log.entries == ["changed"])
    }
  }

  @Test("A tap on the name of the month opens wheels for other months and years")
  func monthWheels() throws {
    try withHeldClock { clock in
      show(.inline, .date)
      try tap("November 2023")
      #expect(!isDisplayed("SUN"))
      try turn(0, by: 1, clock)
      #expect(isDisplayed("December 2023"))
      try turn(1, by: 2, clock)
      #expect(isDisplayed("December 2025"))
      try tap("December 2025")
      #expect(isDisplayed("SUN"))
      #expect(log.entries == [])
      try tap("25")
    }
    #expect(calendar.dateComponents([.year, .month, .day], from: picker.date).day == 25)
    #expect(calendar.component(.year, from: picker.date) == 2025)
    #expect(log.entries == ["changed"])
  }

  @Test("The time below a calendar opens wheels over the window")
  func calendarTime() throws {
    try withHeldClock { clock in
      show(.inline, .dateAndTime)
      try tap("10:13\u{202F}PM")
      clock.advance(by: 1)
      try turn(0, by: -1, clock)
      #expect(picker.date == Self.start - 3_600 - 20)
      Finger(on: window).tap(at: CGPoint(x: 380, y: 690))
      clock.advance(by: 1)
      #expect(isDisplayed("9:13\u{202F}PM"))
    }
    #expect(log.entries == ["began", "changed", "ended"])
  }

  // MARK: Compact labels

  @Test("A compact label opens a calendar, which a tap outside closes")
  func compact() throws {
    try withHeldClock { clock in
      show(.compact, .dateAndTime)
      try tap("Nov 14, 2023")
      clock.advance(by: 1)
      #expect(log.entries == ["began"])
      #expect(isDisplayed("November 2023"))
      try tap("20")
      #expect(isDisplayed("Nov 20, 2023"))
      #expect(picker.date == Self.start + 6 * Self.day)
      Finger(on: window).tap(at: CGPoint(x: 380, y: 690))
      clock.advance(by: 1)
      #expect(!isDisplayed("November 2023"))
    }
    #expect(log.entries == ["began", "changed", "ended"])
  }

  @Test("A picker that leaves its window closes what it has opened")
  func leaving() throws {
    try withHeldClock { clock in
      show(.compact, .date)
      try tap("Nov 14, 2023")
      clock.advance(by: 1)
      picker.removeFromSuperview()
      clock.advance(by: 1)
      #expect(!isDisplayed("November 2023"))
    }
    #expect(log.entries == ["began", "ended"])
  }

  @Test("A disabled picker ignores touches")
  func disabled() throws {
    show(.inline, .date)
    picker.isEnabled = false
    try tap("20")
    #expect(picker.date == Self.start)
    #expect(log.entries == [])
  }

  // MARK: Wheels

  @Test("Wheels select dates, and turn back from dates out of the limits")
  func wheels() throws {
    try withHeldClock { clock in
      picker.maximumDate = Self.start + 3 * Self.day
      show(.wheels, .date)
      try turn(1, by: 2, clock)
      #expect(picker.date == Self.start + 2 * Self.day)
      #expect(log.entries == ["changed"])
      try turn(1, by: 4, clock)
      #expect(picker.date == Self.start + 3 * Self.day)
      clock.advance(by: 1)
    }
    // The wheel shows the 17th again.
    let pickerView = try #require(views(in: window).compactMap { $0 as? UIPickerView }.first)
    #expect(pickerView.selectedRow(inComponent: 1) % 31 == 16)
    #expect(log.entries == ["changed", "changed"])
  }

  @Test("A duration of nothing turns on to one minute")
  func duration() throws {
    try withHeldClock { clock in
      picker.countDownDuration = 3 * 60
      show(.wheels, .countDownTimer)
      try turn(1, by: -3, clock)
      clock.advance(by: 1)
    }
    #expect(picker.countDownDuration == 60)
    let pickerView = try #require(views(in: window).compactMap { $0 as? UIPickerView }.first)
    #expect(pickerView.selectedRow(inComponent: 1) % 60 == 1)
  }

  // MARK: Accessibility

  @Test("Days are buttons that read their date")
  func accessibility() throws {
    picker.minimumDate = Self.start - Self.day
    show(.inline, .date)
    let days = views(in: window).filter { $0 is DatePickerDayView }
    let texts = days.map { "\($0.accessibilityLabel ?? "")" }
    #expect(days.count == 30)
    #expect(texts[13] == "Tuesday, November 14")
    #expect(days[13].accessibilityTraits == [.button, .selected])
    #expect(days[14].accessibilityTraits == .button)
    #expect(days[11].accessibilityTraits == [.button, .notEnabled])
  }
}
