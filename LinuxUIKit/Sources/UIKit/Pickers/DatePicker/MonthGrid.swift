/// The days of one month of a calendar, in weeks that begin with the calendar's first weekday.
///
/// ```swift
/// let grid = MonthGrid(containing: date, calendar: calendar)
/// grid.weeks[0]  // [nil, nil, nil, day 1, day 2, day 3, day 4]
/// ```
struct MonthGrid: Equatable {
  /// A day of the month.
  struct Day: Equatable {
    /// The number that the calendar gives to the day.
    let number: Int
    /// The first moment of the day.
    let start: Date
  }

  /// The first moment of the month.
  let start: Date
  /// The first moment of the following month.
  let end: Date
  /// The weeks: seven elements each, `nil` for days of other months.
  let weeks: [[Day?]]

  /// Creates the grid of the month that contains a date; it has no weeks if the calendar doesn't
  /// know the month.
  init(containing date: Date, calendar: Calendar) {
    guard let month = calendar.dateInterval(of: .month, for: date) else {
      (start, end, weeks) = (date, date, [])
      return
    }
    (start, end) = (month.start, month.end)
    let days = Self.days(of: month, calendar: calendar)
    // 1. Find the column of the first day.
    let weekday = calendar.component(.weekday, from: month.start)
    let leading = ((weekday - calendar.firstWeekday) % 7 + 7) % 7
    // 2. Fill up the first and the last week.
    var cells: [Day?] = Array(repeating: nil, count: leading) + days
    cells += Array(repeating: nil, count: (7 - cells.count % 7) % 7)
    // 3. Split the days into weeks.
    weeks = stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }

  /// The days of the month, in order.
  var days: [Day] { weeks.joined().compactMap { $0 } }

  /// Returns the days of a month.
  ///
  /// Days have 23 to 25 hours, and some have no midnight, so that each is found from its noon.
  private static func days(of month: DateInterval, calendar: Calendar) -> [Day] {
    let noon = month.start.addingTimeInterval(secondsToNoon)
    let count = Int((month.duration / secondsPerDay).rounded())
    return (0..<max(0, count)).map { index in
      let date = noon.addingTimeInterval(Double(index) * secondsPerDay)
      return Day(
        number: calendar.component(.day, from: date), start: calendar.startOfDay(for: date))
    }
  }

  private static let secondsPerDay: TimeInterval = 86_400
  private static let secondsToNoon: TimeInterval = 43_200
}

extension Calendar {
  /// Returns symbols of weekdays, which start with Sunday, from the first weekday on.
  func ordered(_ symbols: [String]) -> [String] {
    guard !symbols.isEmpty else { return [] }
    let first = ((firstWeekday - 1) % symbols.count + symbols.count) % symbols.count
    return Array(symbols[first...] + symbols[..<first])
  }
}
