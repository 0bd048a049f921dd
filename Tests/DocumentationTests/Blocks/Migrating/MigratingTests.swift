import LegoKit
import LegoTesting
import Testing
import UIKit

/// The screens of the articles on migration: the table view and the Lego behave alike.
@MainActor @Suite("The screens of the articles on migration") struct MigratingTests {
  private static func screen(isTable: Bool) -> Screen {
    let controller = isTable ? ChoresTableScreen(style: .insetGrouped) : ChoresScreen()
    return Screen(controller, size: CGSize(width: 390, height: 500))
  }

  @Test(
    "A tap moves a chore to the other section, at its place by number", arguments: [true, false])
  func toggle(isTable: Bool) throws {
    let screen = Self.screen(isTable: isTable)
    try screen.tap("Buy bread")

    let titles = ["Water the plants", "Buy bread", "Call Clara"]
    let tops = try titles.map { try screen.frame(of: $0).minY }
    #expect(tops == tops.sorted())
    // Rows of a section adjoin each other.
    #expect(try screen.frame(of: "Buy bread").maxY == screen.frame(of: "Call Clara").minY)
    try screen.tap("Buy bread")
    #expect(try screen.frame(of: "Water the plants").maxY == screen.frame(of: "Buy bread").minY)
  }

  @Test("A swipe deletes a chore", arguments: [true, false]) func delete(isTable: Bool) throws {
    let screen = Self.screen(isTable: isTable)
    let row = try screen.frame(of: "Water the plants")
    let start = CGPoint(x: row.midX, y: row.midY)
    screen.drag(from: start, to: CGPoint(x: start.x - 120, y: start.y))
    try screen.tap("Delete")

    #expect(!screen.text.contains("Water the plants"))
    #expect(screen.text.contains("Buy bread"))
  }
}
