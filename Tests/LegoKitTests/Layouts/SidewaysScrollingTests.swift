import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Scrolling to items of timelines and tables") struct SidewaysScrollingTests {
  private typealias Guide = TimelineTests.Guide
  private typealias Sheet = SidewaysTableTests.Sheet

  private static let size = CGSize(width: 300, height: 400)

  private func guide(isRightToLeft: Bool = false) -> (Guide, LegoTesting.Screen) {
    let guide = Guide()
    let traits = UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    return (guide, Screen(guide, size: Self.size, traits: traits))
  }

  /// The half hour at 10:00 in row 30, which begins 80 + 20 * 60 = 1,280 points from the leading edge.
  private static let program = 30 * 48 + 20

  private func scroll(
    _ guide: Guide, _ screen: LegoTesting.Screen, to id: Int = program,
    at position: UICollectionView.ScrollPosition, animated: Bool = false
  ) -> CGRect? {
    #expect(guide.legoRenderer.scroll(to: id, as: Tile.self, at: position, animated: animated))
    screen.settle()
    return guide.frame(id)
  }

  @Test("An item of a timeline is scrolled to in both directions", arguments: [false, true])
  func bothDirections(animated: Bool) {
    let (guide, screen) = guide()
    let frame = scroll(guide, screen, at: .centered, animated: animated)
    // Centered between the titles, which end at 80 points, and the edge at 300 points, and in 400 points.
    #expect(frame == CGRect(x: 160, y: 180, width: 60, height: 40))
    #expect(guide.frame(100_030) == CGRect(x: 0, y: 180, width: 80, height: 40))
  }

  @Test("Positions at the sides are beside the titles and at the edge")
  func sides() {
    let (guide, screen) = guide()
    #expect(scroll(guide, screen, at: [.left, .centeredVertically])?.minX == 80)
    #expect(scroll(guide, screen, at: [.right, .centeredVertically])?.minX == 240)
  }

  @Test("An item at the top is below the titles of the columns", arguments: [false, true])
  func top(animated: Bool) {
    let (guide, screen) = guide()
    let frame = scroll(guide, screen, at: [.top, .left], animated: animated)
    #expect(frame == CGRect(x: 80, y: 30, width: 60, height: 40))
    // The last row ends with the content.
    #expect(scroll(guide, screen, to: 49 * 48, at: .top)?.maxY == 400)
    let sheet = Sheet()
    let table = Screen(sheet, size: Self.size)
    sheet.legoRenderer.scroll(
      to: 20 * Sheet.columnCount + 5, as: Tile.self, at: .top, animated: animated)
    table.settle()
    // The first row, 40 points high, stays visible.
    #expect(sheet.frame(row: 20, column: 5)?.minY == 40)
  }

  @Test("A vertical position scrolls as little as possible, and an item that is visible not at all")
  func nearest() {
    let (guide, screen) = guide()
    // From the start, the item appears at the edge.
    #expect(scroll(guide, screen, at: .centeredVertically)?.minX == 240)
    // The item before it is visible.
    #expect(scroll(guide, screen, to: Self.program - 1, at: .centeredVertically)?.minX == 180)
    // From the end, it appears beside the titles.
    #expect(scroll(guide, screen, to: 30 * 48 + 47, at: .centeredVertically)?.minX == 240)
    #expect(scroll(guide, screen, at: .centeredVertically)?.minX == 80)
  }

  @Test("From right to left, positions are mirrored") func rightToLeft() {
    let (guide, screen) = guide(isRightToLeft: true)
    #expect(scroll(guide, screen, at: .centered)?.minX == 80)
    #expect(scroll(guide, screen, at: [.right, .centeredVertically])?.minX == 160)
    #expect(scroll(guide, screen, at: [.left, .centeredVertically])?.minX == 0)
  }

  @Test("Titles of columns are scrolled to, and those of rows do not scroll horizontally")
  func titles() {
    let (guide, screen) = guide()
    _ = scroll(guide, screen, at: .centered)
    #expect(scroll(guide, screen, to: 100_002, at: .centered)?.minX == 0)
    #expect(guide.frame(2 * 48 + 20)?.minX == 160)
    // The last hour ends at the edge, as far as the timeline scrolls.
    #expect(scroll(guide, screen, to: 200_023, at: .centered)?.minX == 180)
  }

  @Test("A request before the first layout scrolls in both directions") func first() {
    let guide = Guide()
    guide.loadViewIfNeeded()
    guide.legoRenderer.scroll(to: Self.program, as: Tile.self, animated: false)
    let screen = Screen(guide, size: Self.size)
    screen.settle()
    #expect(guide.frame(Self.program) == CGRect(x: 160, y: 180, width: 60, height: 40))
  }

  @Test("A timeline out of sight is scrolled to its item") func outOfSight() {
    let (guide, screen) = guide()
    guide.notes = (0..<30).map { Tile(id: 300_000 + $0) }
    screen.settle()
    #expect(scroll(guide, screen, at: .centered) == CGRect(x: 160, y: 180, width: 60, height: 40))
  }

  @Test("A field of a table is scrolled to beside the first column") func table() {
    let sheet = Sheet()
    let screen = Screen(sheet, size: Self.size)
    let field = 20 * Sheet.columnCount + 5
    sheet.legoRenderer.scroll(to: field, as: Tile.self, animated: false)
    screen.settle()
    // Column 5 is 500 to 600 points from the edge, and centered between 100 and 300 points.
    #expect(sheet.frame(row: 20, column: 5)?.minX == 150)
    #expect(sheet.frame(row: 20, column: 0)?.minX == 0)
    sheet.legoRenderer.scroll(to: 20 * Sheet.columnCount, as: Tile.self, animated: false)
    screen.settle()
    #expect(sheet.frame(row: 20, column: 5)?.minX == 150)
  }
}
