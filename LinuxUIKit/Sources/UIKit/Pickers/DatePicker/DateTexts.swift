/// The texts of a date picker in the language and the calendar of its locale.
///
/// Formatters are created once for each kind of text.
final class DateTexts {
  private let locale: Locale
  private let calendar: Calendar
  private var formatters: [String: DateFormatter] = [:]
  private var numbers: [Int: NumberFormatter] = [:]

  /// Creates the texts for the settings of a picker.
  init(_ state: DatePickerState) {
    locale = state.resolvedLocale
    var calendar = state.resolvedCalendar
    calendar.locale = locale
    self.calendar = calendar
  }

  /// Returns the locale's date format for the fields of a template.
  func pattern(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }

  /// Returns a date with the fields of a template.
  func text(_ date: Date, template: String) -> String {
    if let formatter = formatters[template] { return formatter.string(from: date) }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = pattern(template)
    formatters[template] = formatter
    return formatter.string(from: date)
  }

  /// Returns the text of a day in the wheel of days.
  func day(_ date: Date) -> String {
    guard calendar.isDateInToday(date), isEnglish else { return text(date, template: "EEEMMMd") }
    return "Today"
  }

  /// Returns the name of a month, counted from 0.
  func month(_ index: Int) -> String {
    let symbols = calendar.standaloneMonthSymbols
    return symbols.indices.contains(index) ? symbols[index] : number(index + 1)
  }

  /// The short names of the weekdays in capital letters, from the first weekday on.
  var weekdaySymbols: [String] {
    calendar.ordered(calendar.shortStandaloneWeekdaySymbols).map { $0.uppercased(with: locale) }
  }

  /// The letters of the weekdays, from the first weekday on.
  var weekdayLetters: [String] {
    calendar.ordered(calendar.veryShortStandaloneWeekdaySymbols)
  }

  /// Returns the text of an hour.
  func hour(_ hour: Int) -> String {
    let digits = pattern("jmm").filter { "hHkK".contains($0) }.count
    return number(hour, digits: digits)
  }

  /// Returns a number with the digits of the locale.
  func number(_ number: Int, digits: Int = 1) -> String {
    if let formatter = numbers[digits] { return formatter.string(from: number as NSNumber) ?? "" }
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.usesGroupingSeparator = false
    formatter.minimumIntegerDigits = digits
    numbers[digits] = formatter
    return formatter.string(from: number as NSNumber) ?? "\(number)"
  }

  /// Returns a number with the text that the locale adds to a field, such as "14日" for "d".
  func number(_ number: Int, template: String) -> String {
    let field = Character(template)
    let pattern = pattern(template)
    guard let first = pattern.firstIndex(of: field), let last = pattern.lastIndex(of: field) else {
      return self.number(number)
    }
    let suffix = pattern[pattern.index(after: last)...].filter { $0 != "'" }
    return first == pattern.startIndex ? self.number(number) + suffix : self.number(number)
  }

  /// Returns the text of a number of hours.
  func hours(_ count: Int) -> String { number(count) + (count == 1 ? " hour" : " hours") }

  /// Returns the text of a number of minutes.
  func minutes(_ count: Int) -> String { number(count) + " min" }

  private var isEnglish: Bool { locale.identifier.hasPrefix("en") }
}
