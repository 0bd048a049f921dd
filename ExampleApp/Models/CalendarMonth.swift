import Foundation

/// The days of a month, in weeks that begin on Monday, and their events.
struct CalendarMonth: Hashable, Sendable {
  /// An event of a day.
  struct Event: Hashable, Sendable, Identifiable {
    let id: Int
    let day: Int
    let time: String
    let title: String
    /// The hue of its mark, from 0 to 1 around the color circle.
    let hue: Double
  }

  let title: String
  let dayCount: Int
  /// The number of days of the first week that belong to the previous month.
  let daysBefore: Int
  let today: Int
  let events: [Event]

  /// The letters over the columns.
  static let weekdays = ["M", "T", "W", "T", "F", "S", "S"]

  /// Returns the events of a day, in order.
  func events(on day: Int) -> [Event] {
    events.filter { $0.day == day }
  }
}

extension CalendarMonth {
  /// The month of the autumn fair; its first day is a Tuesday.
  static let september = CalendarMonth(
    title: "September 2026", dayCount: 30, daysBefore: 1, today: 16,
    events: [
      Event(id: 1, day: 3, time: "10:00", title: "Oak arrives", hue: 0.08),
      Event(id: 2, day: 9, time: "9:30", title: "Kiln inspection", hue: 0.95),
      Event(id: 3, day: 9, time: "14:00", title: "上海来客", hue: 0.55),
      Event(id: 4, day: 16, time: "8:00", title: "Open the kiln", hue: 0.95),
      Event(id: 5, day: 16, time: "11:00", title: "Photographs for the autumn catalog", hue: 0.3),
      Event(id: 6, day: 16, time: "19:00", title: "Dinner with Clara", hue: 0.75),
      Event(id: 7, day: 24, time: "All day", title: "Fair in Hamburg", hue: 0.55),
      Event(id: 8, day: 25, time: "All day", title: "Fair in Hamburg", hue: 0.55),
    ])
}
