import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor @Suite("The sheet") struct SheetScreenTests {
  private let controller = SheetScreen()
  private let screen: Screen

  init() {
    screen = Screen(
      UINavigationController(rootViewController: controller),
      traits: UITraitCollection(displayScale: 1))
  }

  private var collectionView: UICollectionView? { controller.legoRenderer.collectionView }

  /// Returns the displayed texts of a row of fields, in which columns outside of the screen have none.
  private func texts(ofRow row: Int) throws -> [String?] {
    screen.settle()
    let view = try #require(collectionView)
    return (0..<8).map { column in
      // The titles are the first row.
      view.cellForItem(at: IndexPath(item: (row + 1) * 8 + column, section: 0))?
        .descendants(UILabel.self).first?.text
    }
  }

  private func scrollToLastColumn() {
    for _ in 0..<3 {
      screen.drag(from: CGPoint(x: 350, y: 500), to: CGPoint(x: 30, y: 500))
    }
  }

  @Test("Ten thousand rows of eight fields are below the titles")
  func rows() throws {
    #expect(collectionView?.numberOfItems(inSection: 0) == 80_008)
    // The first row is shipment 1; four of its columns of 110 points begin in 390 points.
    #expect(try texts(ofRow: 0) == ["1", "Shanghai", "Genoa", "Linen", nil, nil, nil, nil])
    scrollToLastColumn()
    // 1 * 389 % 997 + 20 and 1 * 5 % 31 + 2; the first column stays.
    #expect(try texts(ofRow: 0).compactMap(\.self) == ["1", "€ 409", "7", "At sea"])
  }

  @Test("A tap on a title sorts the rows by its column, and another tap in the opposite order")
  func sort() throws {
    try screen.tap("From")
    // Shipment 3 is the first one from Bergen.
    #expect(try texts(ofRow: 0).prefix(2) == ["3", "Bergen"])
    try screen.tap("From ↑")
    // 9999 % 7 = 3 and 10000 % 7 = 4: the last shipment from Shanghai is 9997, where 9997 % 7 = 1.
    #expect(try texts(ofRow: 0).prefix(2) == ["9997", "Shanghai"])
  }

  @Test("A vertical drag scrolls the rows below the titles")
  func vertical() throws {
    let titles = try screen.frame(of: "Goods")
    screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))

    #expect(try #require(collectionView).contentOffset.y > 200)
    #expect(try screen.frame(of: "Goods") == titles)
  }

  @Test("A horizontal drag scrolls the titles and the rows to the last column, and keeps the first")
  func horizontal() throws {
    let first = try screen.frame(ofID: 8)
    scrollToLastColumn()

    // The sheet ends at the edge of the screen: 390 - 110 = 280.
    #expect(try screen.frame(of: "Status").minX == 280)
    #expect(try screen.frame(ofID: 15).minX == 280)
    #expect(try screen.frame(ofID: 8) == first)
    try screen.tap("Status")
    #expect(try texts(ofRow: 0).last == "Arrived")
  }

  @Test("The sheet and its last columns match their golden pictures")
  func pictures() throws {
    expectImage(screen.image(), named: "sheet")
    scrollToLastColumn()
    expectImage(screen.image(), named: "sheet_end")
  }
}
