import Foundation
import SeededNumbers
import Testing

@testable import UIKit

@MainActor @Suite("The wheels of date pickers") struct DateWheelsTests {
  private func state(
    _ mode: UIDatePicker.Mode, _ locale: String = "en_US", zone: String = "UTC",
    _ identifier: Calendar.Identifier = .gregorian, at date: Date = Date(timeIntervalSince1970: 0)
  ) -> DatePickerState {
    var state = DatePickerState()
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    state.calendar = calendar
    state.locale = Locale(identifier: locale)
    state.mode = mode
    state.setDate(date)
    return state
  }

  private func wheels(_ state: DatePickerState) -> DateWheels {
    DateWheels(state, texts: DateTexts(state))
  }

  private func date(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0
  ) throws -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return try #require(
      calendar.date(
        from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)))
  }

  @Test("The wheels have the order of the locale")
  func order() {
    #expect(wheels(state(.date, "en_US")).wheels == [.month, .dayOfMonth, .year])
    #expect(wheels(state(.date, "de_DE")).wheels == [.dayOfMonth, .month, .year])
    #expect(wheels(state(.date, "ja_JP")).wheels == [.year, .month, .dayOfMonth])
    #expect(wheels(state(.time, "en_US")).wheels == [.hour, .minute, .period])
    #expect(wheels(state(.time, "de_DE")).wheels == [.hour, .minute])
    #expect(wheels(state(.dateAndTime, "ko_KR")).wheels == [.day, .period, .hour, .minute])
    #expect(wheels(state(.countDownTimer, "en_US")).wheels == [.hour, .minute])
    #expect(wheels(state(.yearAndMonth, "fr_FR")).wheels == [.month, .year])
    // Quoted text isn't a field.
    #expect(DateWheels.wheels(inPattern: "d 'de my' MMMM, y G") == [.dayOfMonth, .month, .year])
  }

  @Test("Titles have the digits, the names and the units of the locale")
  func titles() throws {
    let night = try date(2023, 11, 14, 0, 5)
    let english = wheels(state(.dateAndTime, at: night))
    #expect(english.title(ofRow: 10_000, of: .day) == "Tue, Nov 14")
    #expect(english.title(ofRow: 10_001, of: .day) == "Wed, Nov 15")
    #expect(english.title(ofRow: 0, of: .hour) == "12")
    #expect(english.title(ofRow: 65, of: .minute) == "05")
    #expect(english.title(ofRow: 1, of: .period) == "PM")
    let german = wheels(state(.date, "de_DE", at: night))
    #expect(german.title(ofRow: 14, of: .month) == "März")
    #expect(wheels(state(.time, "de_DE")).title(ofRow: 0, of: .hour) == "00")
    let japanese = wheels(state(.date, "ja_JP", at: night))
    #expect(japanese.title(ofRow: 2_022, of: .year) == "2023年")
    #expect(japanese.title(ofRow: 13, of: .dayOfMonth) == "14日")
    #expect(wheels(state(.date, "ar_EG")).title(ofRow: 13, of: .dayOfMonth) == "١٤")
    #expect(wheels(state(.countDownTimer)).title(ofRow: 1, of: .hour) == "1 hour")
  }

  @Test("The last day of a month is limited to that of the month that is selected")
  func shortMonths() throws {
    let state = state(.date, at: try date(2023, 1, 31, 15, 30))
    let wheels = wheels(state)
    // Month, day, year.
    #expect(
      wheels.date(selecting: [1, 30, 2_022], from: state.date) == (try date(2023, 2, 28, 15, 30)))
    #expect(
      wheels.date(selecting: [1, 30, 2_023], from: state.date) == (try date(2024, 2, 29, 15, 30)))
    #expect(
      wheels.date(selecting: [12 + 3, 30, 2_023], from: state.date)
        == (try date(2024, 4, 30, 15, 30)))
    // The month 2 of 1900 has 28 days.
    #expect(
      wheels.date(selecting: [1, 28, 1_899], from: state.date) == (try date(1900, 2, 28, 15, 30)))
  }

  @Test("The half of the day changes the hour by twelve")
  func periods() throws {
    let state = state(.time, at: try date(2023, 11, 14, 22, 13))
    let wheels = wheels(state)
    // Hour, minute, half.
    #expect(
      wheels.date(selecting: [10, 13, 0], from: state.date) == (try date(2023, 11, 14, 10, 13)))
    #expect(
      wheels.date(selecting: [0, 13, 1], from: state.date) == (try date(2023, 11, 14, 12, 13)))
    #expect(
      wheels.date(selecting: [12, 73, 0], from: state.date) == (try date(2023, 11, 14, 0, 13)))
  }

  @Test("A duration is at least one interval")
  func durations() {
    var state = state(.countDownTimer)
    #expect(wheels(state).duration(selecting: [0, 0]) == 60)
    #expect(wheels(state).duration(selecting: [2, 60 + 30]) == 9_000)
    state.setMinuteInterval(5)
    #expect(wheels(state).duration(selecting: [0, 0]) == 300)
    #expect(wheels(state).duration(selecting: [0, 11]) == 3_300)
  }

  @Test("Rows out of the limits, and days that a month doesn't have, can't be selected")
  func limits() throws {
    var state = state(.date, at: try date(2023, 2, 10))
    state.minimum = try date(2023, 2, 5, 12)
    state.maximum = try date(2023, 3, 20)
    let wheels = wheels(state)
    let days = (1...31).filter {
      wheels.isSelectable(row: $0 - 1, of: .dayOfMonth, with: state.date)
    }
    #expect(days == Array(5...28))
    let months = (1...12).filter { wheels.isSelectable(row: $0 - 1, of: .month, with: state.date) }
    #expect(months == [2, 3])
    let years = (2_020...2_026).filter {
      wheels.isSelectable(row: $0 - 1, of: .year, with: state.date)
    }
    #expect(years == [2_023])
  }

  @Test("Wheels turn to the nearest row of a value")
  func nearest() throws {
    let state = state(.time, "de_DE", at: try date(2023, 11, 14, 1, 58))
    let wheels = wheels(state)
    // From minute 2 back to 58, and from hour 23 on to 1.
    #expect(wheels.row(of: .minute, for: state.date, near: 6_002) == 5_998)
    #expect(wheels.row(of: .hour, for: state.date, near: 2_423) == 2_425)
    let first = wheels.row(of: .minute, for: state.date, near: 0)
    #expect(first % 60 == 58 && abs(first - 6_000) <= 60)
    #expect(wheels.rowCount(of: .minute) == 12_000)
    #expect(wheels.hasRows(for: .distantFuture))
    let days = self.wheels(self.state(.dateAndTime))
    #expect(days.hasRows(for: try date(1990, 1, 1)))
    #expect(!days.hasRows(for: .distantFuture))
  }

  @Test(
    "The rows of a random date stand for that date, in all modes, calendars and time zones",
    arguments: PropertyRuns.seeds(full: 300))
  func roundTrip(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let modes: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .yearAndMonth]
    let locales = ["en_US", "de_DE", "ja_JP", "ko_KR", "ar_EG", "he_IL", "fr_FR"]
    let calendars: [Calendar.Identifier] = [
      .gregorian, .buddhist, .hebrew, .islamicUmmAlQura, .persian, .coptic,
    ]
    let zones = ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Auckland"]
    for _ in 0..<5 {
      let identifier = calendars.randomElement(using: &random) ?? .gregorian
      let date = Date(
        timeIntervalSinceReferenceDate: Double.random(in: -1e9...1.5e9, using: &random).rounded())
      let state = state(
        modes.randomElement(using: &random) ?? .date,
        locales.randomElement(using: &random) ?? "en_US",
        zone: zones.randomElement(using: &random) ?? "UTC", identifier, at: date)
      let wheels = wheels(state)
      let rows = wheels.wheels.map { wheels.row(of: $0, for: date, near: 0) }

      let result = wheels.date(selecting: rows, from: date)

      // Compared by fields, since an hour that occurs twice has two dates.
      let fields: Set<Calendar.Component> = [.era, .year, .month, .day, .hour, .minute]
      let calendar = state.resolvedCalendar
      #expect(
        calendar.dateComponents(fields, from: result)
          == calendar.dateComponents(fields, from: date),
        "\(identifier) \(state.mode) \(calendar.timeZone.identifier) \(date) \(result)")
    }
  }
}
