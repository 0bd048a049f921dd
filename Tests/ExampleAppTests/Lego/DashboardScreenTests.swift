import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor struct DashboardScreenTests {
  private let controller = DashboardScreen()
  private let screen: Screen

  init() {
    screen = Screen(
      UINavigationController(rootViewController: controller),
      traits: UITraitCollection(displayScale: 1))
  }

  /// The displayed values of visible sensors by id.
  private var displayedReadings: [AnyHashable: String] {
    screen.settle()
    guard let view = controller.legoRenderer.collectionView else { return [:] }
    let readings = view.visibleCells.compactMap { cell -> (AnyHashable, String)? in
      guard let path = view.indexPath(for: cell),
        let row = controller.legoRenderer[path, as: SensorItem.self],
        let text = cell.accessibilityLabel?.components(separatedBy: ", ").last
      else { return nil }
      return (AnyHashable(row.id), text)
    }
    return Dictionary(uniqueKeysWithValues: readings)
  }

  /// The values of the model by id.
  private var readings: [AnyHashable: String] {
    let sensors = controller.model.groups.flatMap(\.sensors)
    return Dictionary(uniqueKeysWithValues: sensors.map { (AnyHashable($0.id), $0.reading) })
  }

  @Test("50 halls with 200 sensors each are displayed in two columns")
  func first() throws {
    let view = try #require(controller.legoRenderer.collectionView)
    #expect(view.numberOfSections == 50)
    #expect((0..<50).allSatisfy { view.numberOfItems(inSection: $0) == 200 })
    // 390 / 160 = 2 columns of 195 points.
    #expect(Set(view.visibleCells.map(\.frame.width)) == [195])
    expectImage(screen.image(), named: "dashboard")
  }

  @Test("Values change while the screen is displayed, and the user scrolls meanwhile")
  func live() async throws {
    let before = displayedReadings
    try await screen.wait(timeout: 30) { controller.model.changeCount >= 60 }
    #expect(displayedReadings != before)
    screen.fling(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
    let offset = try #require(controller.legoRenderer.collectionView?.contentOffset)
    #expect(offset.y > 300)
    try await screen.wait(timeout: 30) { controller.model.changeCount >= 120 }
    #expect(controller.legoRenderer.collectionView?.contentOffset == offset)
    for (id, reading) in displayedReadings { #expect(reading == readings[id]) }
  }

  @Test("A change updates one cell and nothing else")
  func oneChange() {
    var reports: [UpdateReport] = []
    controller.legoRenderer.onUpdate = { reports.append($0) }
    for _ in 0..<60 {
      controller.model.changeNextValue()
      screen.settle()
    }
    #expect(reports.count == 60)
    // Every other change is among the visible sensors; cells out of sight are made when needed.
    #expect(reports.map(\.reconfigured.count) == (0..<60).map { $0 % 2 })
    #expect(reports.allSatisfy { $0.inserted.isEmpty && $0.deleted.isEmpty && $0.moved.isEmpty })
  }

  @Test("The last sensor of the last hall can be reached")
  func last() throws {
    try screen.scroll(toID: 9_999)
    #expect(screen.text.contains("Sensor 200"))
    #expect(displayedReadings[9_999] == readings[9_999])
  }
}
