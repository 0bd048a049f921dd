import Testing
import UIKit

@MainActor struct QueriesTests {
  @Test("Items are found by point, visible or not")
  func itemAtPoint() {
    let screen = ListScreen(count: 100)

    #expect(screen.view.indexPathForItem(at: CGPoint(x: 5, y: 49)) == [0, 0])
    #expect(screen.view.indexPathForItem(at: CGPoint(x: 5, y: 50)) == [0, 1])
    #expect(screen.view.indexPathForItem(at: CGPoint(x: 5, y: 4_999)) == [0, 99])
    #expect(screen.view.indexPathForItem(at: CGPoint(x: 5, y: 5_000)) == nil)
    #expect(screen.view.indexPathForItem(at: CGPoint(x: 500, y: 5)) == nil)
  }

  @Test("The index path of a cell is available while it is visible")
  func itemOfCell() throws {
    let screen = ListScreen(count: 100)
    _ = screen.pass()
    let cell = try #require(screen.view.cellForItem(at: [0, 2]))

    #expect(screen.view.indexPath(for: cell) == [0, 2])
    #expect(screen.view.cellForItem(at: [0, 50]) == nil)
    #expect(screen.view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
    #expect(Set(screen.view.indexPathsForVisibleItems) == [[0, 0], [0, 1], [0, 2], [0, 3]])
  }

  @Test("Attributes are available for items that aren't visible")
  func attributes() {
    let screen = ListScreen(count: 100)

    let attributes = screen.view.layoutAttributesForItem(at: [0, 70])

    #expect(attributes?.frame == CGRect(x: 0, y: 3_500, width: 320, height: 50))
    #expect(
      screen.view.layoutAttributesForSupplementaryElement(ofKind: "x", at: [4, 0]) == nil)
  }

  @Test("A touch hits the content of a cell, and between cells the collection view")
  func hitTesting() throws {
    let screen = ListScreen(count: 2)
    _ = screen.pass()
    let cell = try #require(screen.view.cellForItem(at: [0, 1]))

    #expect(screen.view.hitTest(CGPoint(x: 10, y: 60), with: nil) === cell.contentView)
    #expect(screen.view.hitTest(CGPoint(x: 10, y: 160), with: nil) === screen.view)
  }
}
