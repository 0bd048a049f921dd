import Foundation
import LegoKit

/// A year of months with events, of which one day is selected.
final class CalendarModel: LegoObservableObject {
  /// The start of the selected day.
  @LegoPublished var selection: Date
  /// The title of the event that the user adds.
  @LegoPublished var newTitle = ""
  /// The start of the current day.
  @LegoPublished private(set) var today: Date
  @LegoPublished private(set) var events: [CalendarEvent]
  let months: [CalendarMonth]
  let calendar: Calendar
  private let date: @MainActor () -> Date

  /// Creates the months around the current one.
  ///
  /// - Parameters:
  ///   - calendar: The calendar, which has the first weekday, and whose locale has the names.
  ///   - events: The events; the default are samples.
  ///   - date: Returns the current time.
  init(
    calendar: Calendar = .sample, events: [CalendarEvent]? = nil,
    date: @escaping @MainActor () -> Date = { .sample }
  ) {
    let today = calendar.startOfDay(for: date())
    (self.calendar, self.date, self.today, selection) = (calendar, date, today, today)
    self.events = events ?? CalendarEvent.samples(around: today, in: calendar)
    months = CalendarMonth.year(around: today, in: calendar)
  }

  /// The short names of the weekdays, in the order of the columns.
  var weekdays: [String] {
    let names = calendar.veryShortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return Array(names[first...] + names[..<first])
  }

  /// The month that contains the selected day.
  var selectedMonth: CalendarMonth.ID? { months.first { $0.days.contains(selection) }?.id }

  /// Sets the current day again, such as after midnight.
  func updateToday() {
    let day = calendar.startOfDay(for: date())
    if day != today { today = day }
  }

  // MARK: Events

  /// Returns the events of a day, in the order in which they were added.
  func events(on day: Date) -> [CalendarEvent] { events.filter { $0.day == day } }

  /// Adds an event with the new title to the selected day, unless the title is empty.
  func addEvent() {
    let title = newTitle.trimmingCharacters(in: .whitespaces)
    newTitle = ""
    guard !title.isEmpty else { return }
    let id = (events.map(\.id).max() ?? 0) + 1
    events.append(
      CalendarEvent(id: id, day: selection, title: title, time: "All day", hue: 0.55))
  }

  /// Deletes an event.
  func delete(_ id: CalendarEvent.ID) { events.removeAll { $0.id == id } }

  // MARK: Texts

  /// Returns a day as it is displayed.
  func display(of day: Date) -> CalendarDay {
    CalendarDay(
      number: calendar.component(.day, from: day).formatted(.number.locale(locale)),
      isToday: day == today, isSelected: day == selection,
      hues: events(on: day).prefix(CalendarDay.dotCount).map(\.hue))
  }

  /// Returns the weekday, the date and the year of a day.
  func fullText(of day: Date) -> String { day.formatted(calendar.format(date: .complete)) }

  /// Returns the full date of a day, whether it is today, and the number of its events.
  func spokenText(of day: Date) -> String {
    let count = events(on: day).count
    let events = count == 0 ? nil : count == 1 ? "1 event" : "\(count) events"
    return [day == today ? "Today" : nil, fullText(of: day), events].compactMap { $0 }
      .joined(separator: ", ")
  }

  private var locale: Locale { calendar.locale ?? .autoupdatingCurrent }
}

extension CalendarDay {
  /// The largest number of dots.
  static let dotCount = 3
}

// MARK: Samples

extension CalendarEvent {
  /// Returns events in the days before and after a day.
  static func samples(around today: Date, in calendar: Calendar) -> [CalendarEvent] {
    let events: [(day: Int, title: String, time: String, hue: Double)] = [
      (-13, "Oak arrives", "10:00", 0.08), (-7, "Kiln inspection", "9:30", 0.95),
      (-7, "上海来客", "14:00", 0.55), (0, "Open the kiln", "8:00", 0.95),
      (0, "Photographs for the autumn catalog", "11:00", 0.3),
      (0, "Dinner with Clara", "19:00", 0.75), (8, "Fair in Hamburg", "All day", 0.55),
      (9, "Fair in Hamburg", "All day", 0.55), (15, "Glaze tests", "9:00", 0.3),
      (107, "New Year's lunch", "12:00", 0.75),
    ]
    return events.enumerated().map { index, event in
      let day = calendar.date(byAdding: .day, value: event.day, to: today) ?? today
      return CalendarEvent(
        id: index + 1, day: day, title: event.title, time: event.time, hue: event.hue)
    }
  }
}
