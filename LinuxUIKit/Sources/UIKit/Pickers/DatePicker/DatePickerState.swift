/// The settings and the value of a date picker.
///
/// The value always meets the limits and the minute interval.
struct DatePickerState: Equatable {
  /// The mode.
  var mode = UIDatePicker.Mode.dateAndTime { didSet { settle() } }
  /// The calendar without the settings below.
  var calendar = Calendar.current { didSet { settle() } }
  /// The locale; `nil` for that of the calendar.
  var locale: Locale?
  /// The time zone; `nil` for that of the calendar.
  var timeZone: TimeZone? { didSet { settle() } }
  /// The earliest date; `nil` for no limit.
  var minimum: Date? { didSet { settle() } }
  /// The latest date; `nil` for no limit.
  var maximum: Date? { didSet { settle() } }
  /// Whether the date is rounded to the minute interval.
  var roundsToMinuteInterval = true { didSet { settle() } }
  /// The interval between selectable minutes: a divisor of 60 from 1 to 30.
  private(set) var minuteInterval = 1
  /// The date.
  private(set) var date = Date()
  /// The duration of a countdown timer in seconds, from 0 to 23 hours and 59 minutes.
  private(set) var duration: TimeInterval = 0

  /// The calendar with the locale and the time zone of the picker.
  var resolvedCalendar: Calendar {
    var calendar = calendar
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  /// The locale of the texts.
  var resolvedLocale: Locale { locale ?? calendar.locale ?? .current }

  /// Sets the interval between minutes; 1 is used for numbers that don't divide an hour.
  mutating func setMinuteInterval(_ interval: Int) {
    minuteInterval = (1...30).contains(interval) && 60 % interval == 0 ? interval : 1
    settle()
    setDuration(duration)
  }

  /// Sets the date, limited to the selectable dates.
  mutating func setDate(_ date: Date) {
    self.date = settled(date)
  }

  /// Sets the duration, limited to less than a day.
  mutating func setDuration(_ duration: TimeInterval) {
    guard duration.isFinite else { return }
    self.duration = min(max(duration, 0), Self.longestDuration)
  }

  /// Returns whether a date is between the limits.
  func isSelectable(_ date: Date) -> Bool {
    (lower.map { date >= $0 } ?? true) && (upper.map { date <= $0 } ?? true)
  }

  /// Returns whether a part of a day or month, from `start` to before `end`, is between the limits.
  func overlapsLimits(from start: Date, to end: Date) -> Bool {
    (lower.map { end > $0 } ?? true) && (upper.map { start <= $0 } ?? true)
  }

  /// Returns whether there are selectable dates before a date.
  func isAfterMinimum(_ date: Date) -> Bool { lower.map { date > $0 } ?? true }

  /// Returns whether there are selectable dates at or after a date.
  func isBeforeMaximum(_ date: Date) -> Bool { upper.map { date <= $0 } ?? true }

  /// Returns the selectable date that replaces a date.
  func settled(_ date: Date) -> Date {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return self.date }
    let rounded = rounded(date)
    // Rounding must not leave the limits, if there is a selectable date between them.
    if let lower, rounded < lower {
      let next = self.rounded(lower.addingTimeInterval(intervalSeconds - 1))
      return roundsDates && isSelectable(next) && next >= lower ? next : lower
    }
    if let upper, rounded > upper { return max(self.rounded(upper), lower ?? .distantPast) }
    return rounded
  }

  /// The limits have an effect only if they are in order, and not for durations.
  private var lower: Date? { hasLimits ? minimum : nil }
  private var upper: Date? { hasLimits ? maximum : nil }

  private var hasLimits: Bool {
    guard mode != .countDownTimer else { return false }
    guard let minimum, let maximum else { return true }
    return minimum <= maximum
  }

  private var roundsDates: Bool { roundsToMinuteInterval && minuteInterval > 1 }
  private var intervalSeconds: TimeInterval { TimeInterval(minuteInterval) * 60 }

  // Unverified: dates are rounded down to the minute interval.
  private func rounded(_ date: Date) -> Date {
    guard roundsDates else { return date }
    let calendar = resolvedCalendar
    guard let minute = calendar.dateInterval(of: .minute, for: date)?.start else { return date }
    let excess = calendar.component(.minute, from: minute) % minuteInterval
    return minute.addingTimeInterval(TimeInterval(-60 * excess))
  }

  private mutating func settle() { date = settled(date) }

  private static let longestDuration: TimeInterval = 23 * 3_600 + 59 * 60
}
