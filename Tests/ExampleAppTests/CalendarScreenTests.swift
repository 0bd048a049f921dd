import LegoTesting
import LegoViews
import TestSupport
import Testing
import UIKit

@testable import ExampleApp
@testable import ExampleScreens

@MainActor @Suite("The calendar") struct CalendarScreenTests {
  private let controller = CalendarScreen()
  private let screen: Screen

  init() {
    screen = Screen(controller)
  }

  private var view: UICollectionView? {
    screen.settle()
    return controller.view.firstDescendant(UICollectionView.self)
  }

  private func cell(_ day: Int) -> CalendarDayCell? {
    // There is one empty position before the first day, which is a Tuesday.
    view?.cellForItem(at: IndexPath(item: day, section: 0)) as? CalendarDayCell
  }

  private var events: [String] {
    view?.visibleCells.compactMap { $0 as? EventItem.CellType }
      .sorted { $0.frame.minY < $1.frame.minY }
      .compactMap { $0.descendants(UILabel.self).first?.text } ?? []
  }

  @Test("Days are in seven columns, the first one on a Tuesday")
  func grid() throws {
    // 8 points on both sides: (390 - 16) / 7 for each column, 52 for each week.
    let width = 374.0 / 7
    for (day, column, week) in [(1, 1, 0), (6, 6, 0), (7, 0, 1), (30, 2, 4)] {
      let frame = try #require(cell(day)).frame
      let first = try #require(cell(1)).frame
      #expect(abs(frame.minX - (8 + Double(column) * width)) < 0.5, "day \(day)")
      #expect(abs(frame.minY - first.minY - Double(week) * 52) < 0.01, "day \(day)")
    }
    #expect(view?.numberOfItems(inSection: 0) == 31)
  }

  @Test("Today is selected at first; selecting another day displays its events")
  func choice() throws {
    #expect(view?.indexPathsForSelectedItems == [IndexPath(item: 16, section: 0)])
    #expect(
      events == ["Open the kiln", "Photographs for the autumn catalog", "Dinner with Clara"])
    try screen.tap("Day 9")
    #expect(view?.indexPathsForSelectedItems == [IndexPath(item: 9, section: 0)])
    #expect(events == ["Kiln inspection", "上海来客"])
    #expect(cell(9)?.isSelected == true)
    #expect(cell(16)?.isSelected == false)
    try screen.tap("Day 10")
    #expect(events == ["Nothing planned"])
  }

  @Test("A day has a dot for each event")
  func dots() throws {
    for (day, count) in [(3, 1), (9, 2), (16, 3), (10, 0)] {
      let boxes = try #require(cell(day)).descendants(HBox.self)
      #expect(boxes.last?.subviews.count == count, "day \(day)")
    }
  }

  @Test("A tap on an event or on an empty position selects nothing, and the day stays selected")
  func eventChoice() throws {
    let today = [IndexPath(item: 16, section: 0)]
    try? screen.tap("Open the kiln")
    #expect(view?.indexPathsForSelectedItems == today)
    let blank = try #require(view?.cellForItem(at: IndexPath(item: 0, section: 0)))
    let frame = blank.convert(blank.bounds, to: nil)
    try? screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))

    #expect(view?.indexPathsForSelectedItems == today)
    #expect(events.count == 3)
  }

  @Test("The largest ordinary text size and another day match their golden pictures")
  func pictures() throws {
    let example = try #require(ExampleScreen.all.first { $0.name == "calendar" })
    let large = Snapshot(
      screen: example, appearance: Appearance(scale: 1, textSize: .extraExtraExtraLarge))
    expectImage(large.picture, named: "calendar-XXXL")
    let plain = Screen(CalendarScreen(), traits: UITraitCollection(displayScale: 1))
    try plain.tap("Day 9")
    expectImage(plain.image(), named: "calendar-day-9")
  }
}
