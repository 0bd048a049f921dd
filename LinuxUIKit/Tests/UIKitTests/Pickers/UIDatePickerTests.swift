import Testing
import UIKit

@MainActor @Suite("Date pickers") struct UIDatePickerTests {
  private let picker = UIDatePicker()
  private let calendar: Calendar

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    self.calendar = calendar
    picker.calendar = calendar
  }

  private func date(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0
  ) throws -> Date {
    try #require(
      calendar.date(
        from: DateComponents(
          year: year, month: month, day: day, hour: hour, minute: minute, second: second)))
  }

  @Test("A new picker is compact, for the current date and time")
  func defaults() {
    let picker = UIDatePicker()
    #expect(picker.datePickerMode == .dateAndTime)
    #expect(picker.preferredDatePickerStyle == .automatic)
    #expect(picker.datePickerStyle == .compact)
    #expect(picker.minuteInterval == 1)
    #expect(picker.roundsToMinuteInterval)
    #expect(picker.countDownDuration == 0)
    #expect(picker.minimumDate == nil && picker.maximumDate == nil)
    #expect(picker.locale == nil && picker.timeZone == nil)
    #expect(abs(picker.date.timeIntervalSinceNow) < 60)
    #expect(picker.bounds.size == picker.intrinsicContentSize)
  }

  @Test("A duration has wheels in every style")
  func styles() {
    picker.datePickerMode = .countDownTimer
    picker.preferredDatePickerStyle = .inline
    #expect(picker.datePickerStyle == .wheels)
    picker.datePickerMode = .date
    #expect(picker.datePickerStyle == .inline)
    picker.preferredDatePickerStyle = .wheels
    // uikit.md, 3.5.
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test("The date stays between the limits")
  func limits() throws {
    picker.date = try date(2024, 5, 20)
    picker.minimumDate = try date(2024, 6, 1)
    #expect(picker.date == (try date(2024, 6, 1)))
    picker.maximumDate = try date(2024, 7, 1)
    picker.setDate(try date(2030, 1, 1), animated: true)
    #expect(picker.date == (try date(2024, 7, 1)))
  }

  @Test("A minimum after the maximum is ignored, as is the maximum")
  func crossedLimits() throws {
    picker.maximumDate = try date(2024, 1, 1)
    picker.minimumDate = try date(2025, 1, 1)
    picker.date = try date(2030, 2, 3)
    #expect(picker.date == (try date(2030, 2, 3)))
    picker.date = try date(2000, 2, 3)
    #expect(picker.date == (try date(2000, 2, 3)))
  }

  @Test(
    "An interval that doesn't divide an hour, or is longer than half of one, is 1",
    arguments: [(5, 5), (15, 15), (30, 30), (7, 1), (0, 1), (-5, 1), (60, 1), (45, 1)])
  func intervals(given: Int, expected: Int) {
    picker.minuteInterval = given
    #expect(picker.minuteInterval == expected)
  }

  @Test("Dates are rounded to the minute interval unless that is turned off")
  func rounding() throws {
    picker.minuteInterval = 15
    picker.date = try date(2024, 5, 20, 10, 44, 59)
    #expect(picker.date == (try date(2024, 5, 20, 10, 30)))
    picker.roundsToMinuteInterval = false
    picker.date = try date(2024, 5, 20, 10, 44, 59)
    #expect(picker.date == (try date(2024, 5, 20, 10, 44, 59)))
    // With the interval 1, seconds are kept.
    picker.roundsToMinuteInterval = true
    picker.minuteInterval = 1
    picker.date = try date(2024, 5, 20, 10, 44, 59)
    #expect(picker.date == (try date(2024, 5, 20, 10, 44, 59)))
  }

  @Test("Rounding doesn't leave the limits")
  func roundedLimits() throws {
    picker.minuteInterval = 15
    picker.minimumDate = try date(2024, 5, 20, 10, 5)
    picker.date = try date(2024, 5, 20, 9)
    #expect(picker.date == (try date(2024, 5, 20, 10, 15)))
    picker.maximumDate = try date(2024, 5, 20, 11, 50)
    picker.date = try date(2024, 5, 20, 13)
    #expect(picker.date == (try date(2024, 5, 20, 11, 45)))
  }

  @Test("A duration is limited to 23 hours and 59 minutes, and ignores the limits of dates")
  func durations() throws {
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 90_000
    #expect(picker.countDownDuration == 86_340)
    picker.countDownDuration = -5
    #expect(picker.countDownDuration == 0)
    picker.countDownDuration = .nan
    #expect(picker.countDownDuration == 0)
    picker.minimumDate = try date(2024, 5, 20)
    picker.date = try date(2020, 1, 1)
    #expect(picker.date == (try date(2020, 1, 1)))
  }

  @Test("Setting values by code sends no events")
  func silent() throws {
    var count = 0
    picker.addAction(UIAction { _ in count += 1 }, for: .allEvents)
    picker.date = try date(2024, 5, 20)
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .wheels
    picker.setDate(try date(2024, 5, 21), animated: true)
    #expect(count == 0)
  }

  @Test("Dates that aren't finite are ignored")
  func notFinite() throws {
    picker.date = try date(2024, 5, 20)
    picker.date = Date(timeIntervalSinceReferenceDate: .nan)
    picker.date = Date(timeIntervalSinceReferenceDate: .infinity)
    #expect(picker.date == (try date(2024, 5, 20)))
  }

  @Test("Compact labels are as wide as their texts", arguments: ["en_US", "ar_EG", "ja_JP"])
  func compactSize(locale: String) throws {
    picker.locale = Locale(identifier: locale)
    picker.date = try date(2024, 5, 20, 10, 44)
    let both = picker.intrinsicContentSize.width
    picker.datePickerMode = .date
    let date = picker.intrinsicContentSize.width
    picker.datePickerMode = .time
    let time = picker.intrinsicContentSize.width
    #expect(date > 60 && time > 40)
    #expect(both > date && both > time && both < 320)
  }
}
