import Foundation
import SeededNumbers
import Testing

@testable import UIKit

@Suite("The grid of a month") struct MonthGridTests {
  private func calendar(
    _ identifier: Calendar.Identifier, _ zone: String = "UTC", firstWeekday: Int
  ) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    calendar.firstWeekday = firstWeekday
    return calendar
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ calendar: Calendar) throws -> Date {
    try #require(
      calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12)))
  }

  @Test("November 2023 began on a Wednesday")
  func november() throws {
    let sunday = calendar(.gregorian, firstWeekday: 1)
    let weeks = MonthGrid(containing: try date(2023, 11, 14, sunday), calendar: sunday).weeks
    #expect(weeks.count == 5)
    #expect(weeks[0].map { $0?.number } == [nil, nil, nil, 1, 2, 3, 4])
    #expect(weeks[4].map { $0?.number } == [26, 27, 28, 29, 30, nil, nil])

    let monday = calendar(.gregorian, firstWeekday: 2)
    let german = MonthGrid(containing: try date(2023, 11, 14, monday), calendar: monday).weeks
    #expect(german[0].map { $0?.number } == [nil, nil, 1, 2, 3, 4, 5])
  }

  @Test("February 2026 has exactly four weeks, and August 2026 has six")
  func weekCounts() throws {
    let sunday = calendar(.gregorian, firstWeekday: 1)
    #expect(MonthGrid(containing: try date(2026, 2, 1, sunday), calendar: sunday).weeks.count == 4)
    #expect(MonthGrid(containing: try date(2026, 8, 1, sunday), calendar: sunday).weeks.count == 6)
  }

  @Test("Months whose clocks change have all their days, each from its first moment")
  func daylightSaving() throws {
    for (zone, year, month, count) in [
      ("Europe/Berlin", 2024, 3, 31), ("America/New_York", 2024, 11, 30),
      // Clocks went from 00:00 to 01:00: the day has no midnight.
      ("America/Sao_Paulo", 2018, 11, 30), ("Africa/Cairo", 2023, 4, 30),
      ("Australia/Lord_Howe", 2024, 4, 30),
    ] {
      let calendar = calendar(.gregorian, zone, firstWeekday: 2)
      let grid = MonthGrid(containing: try date(year, month, 10, calendar), calendar: calendar)
      #expect(grid.days.map(\.number) == Array(1...count), "\(zone)")
      for day in grid.days {
        #expect(calendar.startOfDay(for: day.start) == day.start)
        #expect(calendar.component(.day, from: day.start) == day.number)
        #expect(calendar.component(.day, from: day.start.addingTimeInterval(-1)) != day.number)
      }
    }
  }

  @Test(
    "Random months of all calendars and first weekdays are those of a walk in steps of six hours",
    arguments: PropertyRuns.seeds(full: 400))
  func randomMonths(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let identifiers: [Calendar.Identifier] = [
      .gregorian, .buddhist, .hebrew, .islamicUmmAlQura, .islamicCivil, .persian, .japanese,
      .chinese, .coptic, .indian,
    ]
    let zones = [
      "UTC", "Europe/Berlin", "America/New_York", "America/Sao_Paulo", "Africa/Cairo",
      "Asia/Tehran", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Auckland",
    ]
    for _ in 0..<10 {
      let identifier = identifiers.randomElement(using: &random) ?? .gregorian
      let calendar = calendar(
        identifier, zones.randomElement(using: &random) ?? "UTC",
        firstWeekday: Int.random(in: 1...7, using: &random))
      // From 1930 to 2070.
      let date = Date(
        timeIntervalSinceReferenceDate: Double.random(in: -2.2e9...2.2e9, using: &random))

      let weeks = MonthGrid(containing: date, calendar: calendar).weeks

      #expect(
        weeks == Self.walkedWeeks(containing: date, calendar),
        "\(identifier) \(calendar.timeZone.identifier) \(calendar.firstWeekday) \(date)")
    }
  }

  /// Returns the weeks of a month, found by walking through its days.
  private static func walkedWeeks(
    containing date: Date, _ calendar: Calendar
  ) -> [[MonthGrid.Day?]] {
    func month(_ date: Date) -> DateComponents {
      var fields = calendar.dateComponents([.era, .year, .month], from: date)
      fields.calendar = nil
      return fields
    }
    let own = month(date)
    let step: TimeInterval = 6 * 3_600
    var walker = calendar.startOfDay(for: date).addingTimeInterval(step)
    while month(walker) == own { walker += -step }
    var starts: [Date] = []
    for _ in 0..<200 {
      let start = calendar.startOfDay(for: walker)
      if month(walker) == own, starts.last != start { starts.append(start) }
      walker += step
    }
    var weeks: [[MonthGrid.Day?]] = []
    for start in starts {
      let column = (calendar.component(.weekday, from: start) + 7 - calendar.firstWeekday) % 7
      if weeks.isEmpty || column == 0 { weeks.append(Array(repeating: nil, count: 7)) }
      weeks[weeks.count - 1][column] = MonthGrid.Day(
        number: calendar.component(.day, from: start), start: start)
    }
    return weeks
  }
}
