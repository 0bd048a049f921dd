import Foundation

extension Calendar {
  /// The calendar of the examples, whose names, first weekday and times don't depend on the device.
  static var sample: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = .gmt
    return calendar
  }

  /// Returns a format of dates with the names of the calendar.
  func format(
    date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: locale ?? .autoupdatingCurrent, calendar: self,
      timeZone: timeZone)
  }
}

extension Date {
  /// The time at which the examples begin: Wednesday, September 16, 2026, at 20:20 in Greenwich.
  static let sample = Date(timeIntervalSince1970: 1_789_590_000)
}
