import FoundationEssentials

extension Date {
  public struct FormatStyle: Sendable {
    public struct DateStyle: Hashable, Sendable {
      public static let complete = DateStyle()
    }
    public struct TimeStyle: Hashable, Sendable {
      public static let shortened = TimeStyle()
    }
    public struct Symbol: Hashable, Sendable {
      public struct Weekday: Sendable {
        public static let abbreviated = Weekday()
        public static let wide = Weekday()
      }
      public struct Month: Sendable {
        public static let abbreviated = Month()
        public static let wide = Month()
      }
      public struct Day: Sendable { public static let defaultDigits = Day() }
      public struct Year: Sendable { public static let defaultDigits = Year() }
      public struct Hour: Sendable { public static let defaultDigits = Hour() }
      public struct Minute: Sendable { public static let defaultDigits = Minute() }
    }
    public init(
      date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent
    ) {}
    public func weekday(_ format: Symbol.Weekday = .abbreviated) -> Self { self }
    public func month(_ format: Symbol.Month = .abbreviated) -> Self { self }
    public func day(_ format: Symbol.Day = .defaultDigits) -> Self { self }
    public func year(_ format: Symbol.Year = .defaultDigits) -> Self { self }
    public func hour(_ format: Symbol.Hour = .defaultDigits) -> Self { self }
    public func minute(_ format: Symbol.Minute = .defaultDigits) -> Self { self }
  }
  public func formatted(_ style: FormatStyle) -> String { "" }
}
extension Calendar {
  public var veryShortStandaloneWeekdaySymbols: [String] { [] }
}
