import Foundation

/// The days of a month, in the weeks of a calendar.
struct CalendarMonth: Hashable, Identifiable, Sendable {
  /// The start of the first day.
  let id: Date
  /// The name of the month and the year.
  let title: String
  /// The starts of the days.
  let days: [Date]
  /// The number of days of the first week that belong to the previous month.
  let blankCount: Int

  /// Creates the month that contains a date.
  init(containing date: Date, in calendar: Calendar) {
    let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    let dayCount = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    id = start
    title = start.formatted(calendar.format().month(.wide).year())
    days = (0..<dayCount).map { calendar.date(byAdding: .day, value: $0, to: start) ?? start }
    let weekday = calendar.component(.weekday, from: start)
    blankCount = (weekday - calendar.firstWeekday + 7) % 7
  }

  /// Returns twelve months, of which the sixth one contains a date.
  static func year(around date: Date, in calendar: Calendar) -> [CalendarMonth] {
    (-5...6).compactMap { calendar.date(byAdding: .month, value: $0, to: date) }
      .map { CalendarMonth(containing: $0, in: calendar) }
  }
}

/// An event of a day.
struct CalendarEvent: Hashable, Sendable, Identifiable {
  let id: Int
  /// The start of the day.
  let day: Date
  let title: String
  let time: String
  /// The hue of its mark, from 0 to 1 around the color circle.
  let hue: Double
}

/// A day of a month as it is displayed.
struct CalendarDay: Hashable {
  let number: String
  let isToday: Bool
  let isSelected: Bool
  /// The hues of the dots.
  let hues: [Double]
}
