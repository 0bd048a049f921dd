import Foundation
import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleApp
@testable import ExampleScreens

/// Today is Wednesday, September 16, 2026.
@MainActor @Suite("The calendar") struct CalendarScreenTests {
  @MainActor private final class Time {
    var date = Date.sample
  }

  private let time = Time()
  private let controller: CalendarScreen
  private let screen: Screen

  init() {
    controller = CalendarScreen(CalendarModel(date: { [time] in time.date }))
    screen = Screen(UINavigationController(rootViewController: controller))
  }

  private var model: CalendarModel { controller.model }

  private func day(_ year: Int, _ month: Int, _ day: Int) throws -> Date {
    try #require(
      Calendar.sample.date(from: DateComponents(year: year, month: month, day: day)))
  }

  private func month(_ year: Int, _ month: Int, firstWeekday: Int = 1) throws -> CalendarMonth {
    var calendar = Calendar.sample
    calendar.firstWeekday = firstWeekday
    return CalendarMonth(containing: try day(year, month, 1), in: calendar)
  }

  // MARK: Months

  @Test("There are twelve months from April on, over the end of the year")
  func year() throws {
    let titles = [
      "April 2026", "May 2026", "June 2026", "July 2026", "August 2026", "September 2026",
      "October 2026", "November 2026", "December 2026", "January 2027", "February 2027",
      "March 2027",
    ]
    #expect(model.months.map(\.title) == titles)
    #expect(model.months.map(\.days.count) == [30, 31, 30, 31, 31, 30, 31, 30, 31, 31, 28, 31])
    // Each month begins where the one before it ends.
    for (month, next) in zip(model.months, model.months.dropFirst()) {
      let column = (month.blankCount + month.days.count) % 7
      #expect(column == next.blankCount, "\(next.title)")
    }
  }

  @Test("A month of 31 days that begins in the last column has six weeks")
  func longMonth() throws {
    // August 1 is 46 days before Wednesday, September 16: six weeks and four days, a Saturday.
    #expect(try month(2026, 8).blankCount == 6)
    #expect(try month(2026, 8, firstWeekday: 2).blankCount == 5)
    // In weeks that begin on Sunday, the last column.
    controller.legoRenderer.scroll(toSection: try day(2026, 8, 1), animated: false)
    let first = try screen.frame(ofID: try day(2026, 8, 1))
    // Insets of 8 points at both sides.
    let width: CGFloat = (390 - 16) / 7
    for (number, column, week) in [(1, 6, 0), (2, 0, 1), (29, 6, 4), (30, 0, 5), (31, 1, 5)] {
      let frame = try screen.frame(ofID: try day(2026, 8, number))
      let (x, y) = (8 + CGFloat(column) * width, first.minY + CGFloat(week * 52))
      #expect(abs(frame.minX - x) < 0.5, "August \(number)")
      #expect(abs(frame.minY - y) < 0.5, "August \(number)")
    }
    // September 1 is three days after the Sunday in the last week, in the third column.
    #expect(try month(2026, 9).blankCount == 2)
  }

  @Test("January 1 of the next year is 107 days after today, on a Friday")
  func rollover() throws {
    // 107 days are fifteen weeks and two days; Friday is the sixth day of weeks from Sunday on.
    #expect(try month(2027, 1).blankCount == 5)
    #expect(model.fullText(of: try day(2027, 1, 1)) == "Friday, January 1, 2027")
    controller.legoRenderer.scroll(toSection: try day(2027, 1, 1), animated: false)
    try screen.tap(id: try day(2027, 1, 1))

    #expect(screen.text.contains("New Year's lunch"))
  }

  @Test("The names and the first weekday are those of the calendar")
  func localized() throws {
    var calendar = Calendar.sample
    calendar.locale = Locale(identifier: "de_DE")
    calendar.firstWeekday = 2
    let model = CalendarModel(calendar: calendar, date: { .sample })
    #expect(model.weekdays == ["M", "D", "M", "D", "F", "S", "S"])
    #expect(model.months[5].title == "September 2026" && model.months[11].title == "März 2027")
    #expect(model.fullText(of: model.today) == "Mittwoch, 16. September 2026")
    #expect(self.model.weekdays == ["S", "M", "T", "W", "T", "F", "S"])
  }

  // MARK: Days

  @Test("The screen opens at the month of today, whose events are below it")
  func opening() throws {
    let header = try screen.frame(of: "September 2026")
    let top = controller.view.safeAreaInsets.top
    #expect(header.minY >= top && header.minY < top + 20)
    let lastDay = try screen.frame(ofID: try day(2026, 9, 30))
    #expect(try screen.frame(of: "Wednesday, September 16, 2026").minY >= lastDay.maxY)
    #expect(try screen.frame(of: "Open the kiln").minY > lastDay.maxY)
  }

  @Test("The header of a month stays visible while its days scroll")
  func pinned() throws {
    let top = try screen.frame(of: "September 2026").minY
    try screen.scroll(by: 150)

    #expect(try screen.frame(of: "September 2026").minY == top)
  }

  @Test("A tap selects a day, whose events are displayed, and updates two days only")
  func selection() throws {
    let (old, new) = try (day(2026, 9, 16), day(2026, 9, 9))
    let changes = try screen.changes { try screen.tap(id: new) }
    #expect(model.selection == new)
    #expect(screen.text.contains("上海来客") && !screen.text.contains("Open the kiln"))
    let days = changes.flatMap(\.ids).compactMap { $0.base as? Date }
    #expect(Set(days) == [old, new])
    try screen.tap(id: try day(2026, 9, 10))

    #expect(screen.text.contains("Nothing planned"))
  }

  @Test("The events are below the month of the selected day")
  func otherMonth() throws {
    try screen.scroll(by: 400)
    try screen.tap(id: try day(2026, 10, 1))

    #expect(try screen.frame(of: "Glaze tests").minY > screen.frame(ofID: day(2026, 10, 31)).maxY)
    #expect(!screen.text.contains("Open the kiln"))
  }

  @Test("VoiceOver reads full dates with the number of events, and which day is selected")
  func spoken() throws {
    let elements = screen.accessibilityElements
    let today = elements.first { $0.label == "Today, Wednesday, September 16, 2026, 3 events" }
    #expect(today?.traits.contains(.selected) == true)
    #expect(elements.contains { $0.label == "Thursday, September 24, 2026, 1 event" })
    let plain = elements.first { $0.label == "Tuesday, September 15, 2026" }
    #expect(plain?.traits.contains(.selected) == false)
  }

  @Test("A day has a dot for each event, up to three")
  func dots() throws {
    let wednesday = try day(2026, 9, 16)
    #expect(try model.display(of: day(2026, 9, 3)).hues.count == 1)
    #expect(try model.display(of: day(2026, 9, 9)).hues.count == 2)
    #expect(try model.display(of: day(2026, 9, 10)).hues.isEmpty)
    model.selection = wednesday
    model.newTitle = "Fourth"
    model.addEvent()
    #expect(model.events(on: wednesday).count == 4)
    #expect(model.display(of: wednesday).hues.count == 3)
  }

  // MARK: Events

  @Test("An event is added by the field, which the button focuses, and its day gets a dot")
  func add() throws {
    try screen.tap(id: try day(2026, 9, 10))
    try screen.tap("Add")
    try screen.type("Tea with Ada")
    let changes = try screen.changes { try screen.type("\n") }
    let days = changes.flatMap(\.ids).compactMap { $0.base as? Date }
    #expect(days == [try day(2026, 9, 10)])
    #expect(model.newTitle == "")
    #expect(screen.text.contains("Tea with Ada") && !screen.text.contains("Nothing planned"))
    #expect(model.display(of: try day(2026, 9, 10)).hues.count == 1)
    try screen.tap("Add")
    try screen.type(" \n")

    #expect(model.events(on: try day(2026, 9, 10)).map(\.title) == ["Tea with Ada"])
  }

  @Test("A swipe deletes an event, and the dot of the day disappears")
  func delete() throws {
    let changes = try screen.changes {
      try screen.swipe("Dinner with Clara", .left, choosing: "Delete")
    }
    #expect(model.events(on: model.today).map(\.title).count == 2)
    #expect(!screen.text.contains("Dinner with Clara"))
    #expect(model.display(of: model.today).hues.count == 2)
    #expect(changes.contains { if case .deleted = $0 { true } else { false } })
  }

  // MARK: Today

  @Test("The button selects today and scrolls to its month")
  func today() throws {
    let top = try screen.frame(of: "September 2026").minY
    try screen.scrollToEnd()
    try screen.tap(id: try day(2027, 3, 20))
    #expect(try model.selection == day(2027, 3, 20))
    try screen.tap("Today")

    #expect(model.selection == model.today)
    #expect(try screen.frame(of: "September 2026").minY == top)
    #expect(screen.text.contains("Open the kiln"))
  }

  @Test("The next day is today when the screen is displayed again after midnight")
  func midnight() throws {
    controller.navigationController?.pushViewController(UIViewController(), animated: false)
    screen.settle()
    time.date += 24 * 60 * 60
    controller.navigationController?.popViewController(animated: false)
    screen.settle()

    #expect(try model.today == day(2026, 9, 17))
    #expect(try model.selection == day(2026, 9, 16))
  }

  // MARK: Appearance

  @Test("On a wide screen the events are beside the month")
  func wide() throws {
    let wide = Screen(
      UINavigationController(rootViewController: CalendarScreen()),
      size: CGSize(width: 1_024, height: 768))
    let saturday = try wide.frame(ofID: try day(2026, 9, 5))
    let event = try wide.frame(of: "Open the kiln")
    // 320 points for the events, and 16 points between them and the month.
    #expect(abs(saturday.maxX - (1_024 - 8 - 320 - 16)) <= 0.5)
    #expect(event.minX > saturday.maxX)
    #expect(try event.maxY < wide.frame(ofID: day(2026, 9, 30)).minY)
  }

  @Test("A screen that becomes wide has the events beside the month, too")
  func resize() throws {
    screen.resize(to: CGSize(width: 1_024, height: 768))
    controller.legoRenderer.scroll(toSection: try day(2026, 9, 1), animated: false)
    screen.settle()

    #expect(
      try screen.frame(of: "Open the kiln").minX > screen.frame(ofID: day(2026, 9, 5)).maxX)
  }

  @Test("A day in another month and the wide screen match their golden pictures")
  func pictures() throws {
    let plain = Screen(CalendarScreen(), traits: UITraitCollection(displayScale: 1))
    try plain.tap(id: try day(2026, 9, 9))
    expectImage(plain.image(), named: "calendar-day-9")
    let wide = Screen(
      UINavigationController(rootViewController: CalendarScreen()),
      size: CGSize(width: 1_024, height: 768), traits: UITraitCollection(displayScale: 1))
    expectImage(wide.image(), named: "calendar-wide")
  }

  @Test("The audit finds nothing to improve but Apple's contrast")
  func audit() {
    #expect(screen.issuesBesideContrast == [])
  }
}
