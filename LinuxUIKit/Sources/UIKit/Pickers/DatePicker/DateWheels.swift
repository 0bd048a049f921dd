/// A wheel of a date picker.
enum DateWheel: Hashable {
  /// A day of any month, with its weekday.
  case day
  /// A year.
  case year
  /// A month of the year.
  case month
  /// A day of the month.
  case dayOfMonth
  /// An hour of the day, or of its half.
  case hour
  /// A minute.
  case minute
  /// The half of the day.
  case period
}

/// The wheels of a date picker: their order, the number and titles of their rows, and the date that
/// a selection stands for.
struct DateWheels {
  /// The wheels in the order of the locale.
  let wheels: [DateWheel]
  /// Whether hours are counted from 1 to 12.
  let usesPeriods: Bool
  private let state: DatePickerState
  private let calendar: Calendar
  private let texts: DateTexts
  /// The day in the center of the wheel of days.
  let baseDay: Date

  /// Creates the wheels for the settings of a picker.
  ///
  /// The day in the center of the wheel of days is that of the date, if `baseDay` is `nil`.
  init(_ state: DatePickerState, texts: DateTexts, baseDay: Date? = nil) {
    self.state = state
    self.texts = texts
    calendar = state.resolvedCalendar
    self.baseDay = baseDay ?? calendar.startOfDay(for: state.date)
    let time = Self.wheels(inPattern: texts.pattern("jmm"))
    usesPeriods = time.contains(.period) && state.mode != .countDownTimer
    wheels =
      switch state.mode {
      case .time: time
      case .date: Self.wheels(inPattern: texts.pattern("yMMMMd"))
      case .dateAndTime: [.day] + time
      case .countDownTimer: [.hour, .minute]
      case .yearAndMonth: Self.wheels(inPattern: texts.pattern("yMMMM"))
      }
  }

  /// Returns the wheels for the fields of a date format, in its order.
  static func wheels(inPattern pattern: String) -> [DateWheel] {
    var wheels: [DateWheel] = []
    var isQuoted = false
    for character in pattern {
      if character == "'" { isQuoted.toggle() }
      guard !isQuoted, let wheel = fields[character], !wheels.contains(wheel) else { continue }
      wheels.append(wheel)
    }
    return wheels
  }

  private static let fields: [Character: DateWheel] = [
    "y": .year, "u": .year, "r": .year, "U": .year, "M": .month, "L": .month, "d": .dayOfMonth,
    "h": .hour, "H": .hour, "k": .hour, "K": .hour, "m": .minute, "a": .period, "b": .period,
    "B": .period,
  ]

  // MARK: Rows

  /// The number of rows of a wheel; wheels of recurring values repeat them.
  func rowCount(of wheel: DateWheel) -> Int {
    switch wheel {
    case .day: 2 * Self.dayReach + 1
    case .year: Self.lastYear
    case .period: 2
    case .hour where state.mode == .countDownTimer: 24
    case .month, .dayOfMonth, .hour, .minute: valueCount(of: wheel) * Self.repetitions
    }
  }

  /// Returns the row of a wheel for a date that is nearest to another row.
  func row(of wheel: DateWheel, for date: Date, near row: Int) -> Int {
    let value = value(of: wheel, for: date)
    let count = rowCount(of: wheel)
    guard repeats(wheel) else { return min(max(value, 0), count - 1) }
    let period = valueCount(of: wheel)
    let base = row > 0 ? row : count / 2
    let distance = ((value - base) % period + period) % period
    let next = base + distance
    let nearest = distance > period / 2 ? next - period : next
    return (0..<count).contains(nearest) ? nearest : count / 2 / period * period + value
  }

  /// Returns whether the wheels have rows for a date.
  func hasRows(for date: Date) -> Bool {
    guard wheels.contains(.day) else { return true }
    return (0..<rowCount(of: .day)).contains(value(of: .day, for: date))
  }

  /// Returns the title of a row.
  func title(ofRow row: Int, of wheel: DateWheel) -> String {
    let value = repeats(wheel) ? row % valueCount(of: wheel) : row
    switch wheel {
    case .day: return texts.day(day(atRow: row))
    case .year: return texts.number(value + 1, template: "y")
    case .month: return texts.month(value)
    case .dayOfMonth: return texts.number(value + 1, template: "d")
    case .hour where state.mode == .countDownTimer: return texts.hours(value)
    case .minute where state.mode == .countDownTimer:
      return texts.minutes(value * state.minuteInterval)
    case .hour: return texts.hour(usesPeriods && value == 0 ? 12 : value)
    case .minute: return texts.number(value * state.minuteInterval, digits: 2)
    case .period: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
    }
  }

  /// Returns whether a row stands for a date that can be selected, with the rest of a date.
  func isSelectable(row: Int, of wheel: DateWheel, with date: Date) -> Bool {
    guard state.mode != .countDownTimer else { return true }
    let changed = self.date(date, selecting: row, of: wheel)
    guard wheel == .dayOfMonth, !hasDay(row % valueCount(of: wheel) + 1, inMonthOf: date) else {
      return overlapsLimits(changed, of: wheel)
    }
    return false
  }

  // MARK: Dates

  /// Returns a date whose field is set to the value of a row.
  func date(_ date: Date, selecting row: Int, of wheel: DateWheel) -> Date {
    let value = repeats(wheel) ? row % valueCount(of: wheel) : row
    switch wheel {
    case .day: return settingDay(of: date, to: day(atRow: row))
    case .year: return setting(date) { $0.year = value + 1 }
    case .month: return setting(date) { $0.month = value + 1 }
    case .dayOfMonth: return setting(date) { $0.day = value + 1 }
    case .hour:
      let half = usesPeriods && calendar.component(.hour, from: date) >= 12 ? 12 : 0
      return settingTime(of: date) { $0.hour = value + half }
    case .minute: return settingTime(of: date) { $0.minute = value * state.minuteInterval }
    case .period: return settingTime(of: date) { $0.hour = ($0.hour ?? 0) % 12 + 12 * value }
    }
  }

  /// Returns the date of the selected rows, in the order of the wheels.
  func date(selecting rows: [Int], from date: Date) -> Date {
    // Years and months come before days, which they limit.
    let order: [DateWheel] = [.day, .year, .month, .dayOfMonth, .period, .hour, .minute]
    var target = date
    if let row = selectedRow(of: .dayOfMonth, in: rows) {
      // The selected day must not be lost in months that are shorter than another.
      target = firstOfMonth(date, with: rows)
      return setting(target, from: date) { $0.day = row % valueCount(of: .dayOfMonth) + 1 }
    }
    for wheel in order {
      guard let row = selectedRow(of: wheel, in: rows) else { continue }
      target = self.date(target, selecting: row, of: wheel)
    }
    return target
  }

  /// Returns the duration of the selected rows of a countdown timer, in seconds.
  func duration(selecting rows: [Int]) -> TimeInterval {
    let hours = selectedRow(of: .hour, in: rows) ?? 0
    let minutes = (selectedRow(of: .minute, in: rows) ?? 0) % valueCount(of: .minute)
    let seconds = TimeInterval(hours * 3_600 + minutes * state.minuteInterval * 60)
    return max(seconds, TimeInterval(state.minuteInterval * 60))
  }
}

extension DateWheels {
  private func selectedRow(of wheel: DateWheel, in rows: [Int]) -> Int? {
    guard let index = wheels.firstIndex(of: wheel), rows.indices.contains(index) else { return nil }
    return rows[index]
  }

  private func repeats(_ wheel: DateWheel) -> Bool {
    switch wheel {
    case .month, .dayOfMonth, .minute: true
    case .hour: state.mode != .countDownTimer
    case .day, .year, .period: false
    }
  }

  private func valueCount(of wheel: DateWheel) -> Int {
    switch wheel {
    case .month: calendar.maximumRange(of: .month)?.count ?? 12
    case .dayOfMonth: calendar.maximumRange(of: .day)?.count ?? 31
    case .hour: usesPeriods ? 12 : 24
    case .minute: 60 / state.minuteInterval
    case .day, .year, .period: rowCount(of: wheel)
    }
  }

  /// Returns the row of a date among the values of a wheel.
  private func value(of wheel: DateWheel, for date: Date) -> Int {
    guard state.mode != .countDownTimer else {
      let minutes = Int(state.duration / 60)
      return wheel == .hour ? minutes / 60 : minutes % 60 / state.minuteInterval
    }
    switch wheel {
    case .day:
      let start = calendar.startOfDay(for: date)
      return Self.dayReach
        + Int((start.timeIntervalSince(baseDay) / Self.secondsPerDay).rounded())
    case .year: return calendar.component(.year, from: date) - 1
    case .month: return calendar.component(.month, from: date) - 1
    case .dayOfMonth: return calendar.component(.day, from: date) - 1
    case .hour:
      let hour = calendar.component(.hour, from: date)
      return usesPeriods ? hour % 12 : hour
    case .minute: return calendar.component(.minute, from: date) / state.minuteInterval
    case .period: return calendar.component(.hour, from: date) < 12 ? 0 : 1
    }
  }

  private func day(atRow row: Int) -> Date {
    // Noon is in the same day in spite of days of 23 and 25 hours.
    let noon = baseDay.addingTimeInterval(
      Self.secondsPerDay * (TimeInterval(row - Self.dayReach) + 0.5))
    return calendar.startOfDay(for: noon)
  }

  private func settingDay(of date: Date, to day: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    return calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
      ?? day
  }

  private func settingTime(
    of date: Date, _ change: (inout DateComponents) -> Void
  ) -> Date {
    var time = calendar.dateComponents([.hour, .minute], from: date)
    change(&time)
    return calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: 0,
      of: calendar.startOfDay(for: date)) ?? date
  }

  /// Returns a date with other fields; days after the end of the month become its last day.
  private func setting(
    _ date: Date, from original: Date? = nil, _ change: (inout DateComponents) -> Void
  ) -> Date {
    var fields = calendar.dateComponents([.era, .year, .month, .day], from: date)
    change(&fields)
    let day = fields.day ?? 1
    fields.day = 1
    guard let month = calendar.date(from: fields),
      let interval = calendar.dateInterval(of: .month, for: month)
    else { return date }
    let grid = MonthGrid(containing: interval.start, calendar: calendar)
    guard let target = grid.days.last(where: { $0.number <= day }) ?? grid.days.first else {
      return date
    }
    return settingDay(of: original ?? date, to: target.start)
  }

  private func firstOfMonth(_ date: Date, with rows: [Int]) -> Date {
    setting(date) {
      if let row = selectedRow(of: .year, in: rows) { $0.year = row + 1 }
      if let row = selectedRow(of: .month, in: rows) {
        $0.month = row % valueCount(of: .month) + 1
      }
      $0.day = 1
    }
  }

  private func hasDay(_ number: Int, inMonthOf date: Date) -> Bool {
    MonthGrid(containing: date, calendar: calendar).days.contains { $0.number == number }
  }

  private func overlapsLimits(_ date: Date, of wheel: DateWheel) -> Bool {
    let unit: Calendar.Component =
      switch wheel {
      case .year: .year
      case .month: .month
      case .day, .dayOfMonth: .day
      case .hour, .period: .hour
      case .minute: .minute
      }
    guard wheel != .period, let span = calendar.dateInterval(of: unit, for: date) else {
      return true
    }
    return state.overlapsLimits(from: span.start, to: span.end)
  }

  private static let secondsPerDay: TimeInterval = 86_400
  /// The number of days before and after the date of the picker that the wheel of days has.
  private static let dayReach = 10_000
  /// The last year of the wheel of years, as Apple's.
  private static let lastYear = 10_000
  /// The number of times that recurring values are repeated, so that the wheel seems endless.
  private static let repetitions = 200
}
