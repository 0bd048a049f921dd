import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Anchoring to the first visible item") struct AnchoringTests {
  private func screen(_ rows: RowsScreen, _ anchor: ContentAnchor) -> LegoTesting.Screen {
    rows.legoRenderer.anchor = anchor
    return Screen(rows, size: CGSize(width: 400, height: 600))
  }

  /// Returns a screen of a hundred rows of 50 points, with row 20 at the top.
  private func rowsAtRow20(
    _ anchor: ContentAnchor = .firstVisibleItem
  ) throws -> (RowsScreen, LegoTesting.Screen) {
    let rows = RowsScreen()
    rows.tiles = RowsScreen.tiles(0..<100)
    let screen = screen(rows, anchor)
    try screen.scroll(by: 1000)
    #expect(rows.top(of: 20) == 0)
    return (rows, screen)
  }

  @Test("The first visible row stays through an insertion above it", arguments: [true, false])
  func insertion(animated: Bool) throws {
    let (rows, screen) = try rowsAtRow20()
    rows.legoRenderer.isAnimationEnabled = animated
    rows.tiles = RowsScreen.tiles(-5..<0) + rows.tiles
    screen.settle()
    #expect(rows.top(of: 20) == 0)
    // 25 rows of 50 points are above.
    #expect(rows.offset == 1250)
  }

  @Test("During the animation of an insertion above, the first visible row does not move")
  func animation() throws {
    let rows = RowsScreen()
    rows.tiles = RowsScreen.tiles(0..<100)
    rows.legoRenderer.anchor = .firstVisibleItem
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    window.rootViewController = rows
    window.isHidden = false
    window.layoutIfNeeded()
    rows.legoRenderer.scroll(to: 20, at: .top, animated: false)
    try withHeldClock { clock in
      rows.tiles = RowsScreen.tiles(-5..<0) + rows.tiles
      rows.legoRenderer.flush()
      window.layoutIfNeeded()
      for _ in 0..<4 {
        let view = try #require(rows.legoRenderer.collectionView)
        let path = try #require(rows.legoRenderer.indexPath(of: 20))
        let cell = try #require(view.cellForItem(at: path)?.layer.presentation())
        let bounds = try #require(view.layer.presentation()).bounds
        #expect(abs(cell.frame.minY - bounds.minY) <= 0.5)
        clock.advance(by: 0.1)
      }
    }
  }

  @Test("Without an anchor, an insertion above moves the rows down") func none() throws {
    let (rows, screen) = try rowsAtRow20(.none)
    rows.tiles = RowsScreen.tiles(-5..<0) + rows.tiles
    screen.settle()
    #expect(rows.offset == 1000)
    #expect(rows.top(of: 20) == 250)
  }

  @Test("An anchor that is set after the first display keeps the row, too") func late() throws {
    let (rows, screen) = try rowsAtRow20(.none)
    rows.legoRenderer.anchor = .firstVisibleItem
    try screen.scroll(by: 10)
    rows.tiles = RowsScreen.tiles(-5..<0) + rows.tiles
    screen.settle()
    #expect(rows.top(of: 20) == -10)
  }

  @Test("The first visible row stays through a deletion above it") func deletion() throws {
    let (rows, screen) = try rowsAtRow20()
    rows.tiles.removeFirst(3)
    screen.settle()
    #expect(rows.top(of: 20) == 0)
    #expect(rows.offset == 850)
  }

  @Test("If the first visible rows are deleted, the next one stays") func deletedAnchor() throws {
    let (rows, screen) = try rowsAtRow20()
    rows.tiles.removeAll { (15..<22).contains($0.id) }
    screen.settle()
    #expect(rows.top(of: 22) == 100)
  }

  @Test(
    "If the first visible row is removed by the update that inserts above, the next one stays",
    arguments: [true, false])
  func replacedAnchor(animated: Bool) throws {
    let rows = RowsScreen()
    rows.paragraphs = RowsScreen.paragraphs(0..<200)
    let screen = screen(rows, .firstVisibleItem)
    rows.legoRenderer.isAnimationEnabled = animated
    rows.legoRenderer.scroll(to: 100, at: .top, animated: false)
    try screen.scroll(by: 10)
    // Row 100 is 20 + 40 * (700 mod 4) = 20 points high, of which 10 are visible.
    #expect(rows.top(of: 101) == 10)
    // The inserted rows are 60 points high, and were never measured.
    let new = (500..<505).map { Paragraph(id: $0, height: 60) }
    rows.paragraphs.replaceSubrange(100...100, with: new)
    screen.settle()
    #expect(rows.top(of: 101) == 10)
    #expect(rows.visibleFrame(of: 504) == CGRect(x: 0, y: -50, width: 400, height: 60))
  }

  @Test("A row that is partly visible keeps the visible part") func partlyVisible() throws {
    let (rows, screen) = try rowsAtRow20()
    try screen.scroll(by: 30)
    rows.tiles.insert(Tile(id: 500, height: 77), at: 0)
    screen.settle()
    #expect(rows.top(of: 20) == -30)
  }

  @Test("A row that grows above the first visible one moves nothing") func growth() throws {
    let (rows, screen) = try rowsAtRow20()
    rows.tiles[3].height = 130
    screen.settle()
    #expect(rows.top(of: 20) == 0)
    #expect(rows.offset == 1080)
  }

  @Test("A jump and an update in one turn keep the row at the new position") func jump() throws {
    let (rows, screen) = try rowsAtRow20()
    rows.legoRenderer.collectionView?.contentOffset.y = 2500
    rows.legoRenderer.apply(
      Lego {
        Section(id: "content", layout: RowsLayout()) {
          RowsScreen.tiles(-4..<0)
          rows.tiles
        }
      })
    screen.settle()
    // Row 50 was at the top after the jump.
    #expect(rows.top(of: 50) == 0)
  }

  @Test("A reload keeps the row") func reload() throws {
    let (rows, screen) = try rowsAtRow20()
    rows.legoRenderer.budget = UpdateBudget(animated: .zero, plain: .zero)
    var displays: [UpdateReport.Display] = []
    rows.legoRenderer.onUpdate = { displays.append($0.display) }
    for first in [-60, -120, -180, -240] {
      rows.tiles = RowsScreen.tiles(first..<(first + 60)) + rows.tiles
      screen.settle()
      #expect(rows.top(of: 20) == 0)
    }
    #expect(displays.contains(.reloaded))
  }

  @Test("Rows that are measured above while a finger scrolls do not move the others")
  func selfSizing() throws {
    let rows = RowsScreen()
    rows.paragraphs = RowsScreen.paragraphs(0..<200)
    let screen = screen(rows, .firstVisibleItem)
    rows.legoRenderer.scroll(to: 100, at: .top, animated: false)
    screen.settle()
    screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 350))
    // The first ten points of a drag are not scrolled.
    let top = try #require(rows.top(of: 100))
    #expect(top >= 239 && top <= 250)
    // Row 99 is 20 + 40 * (693 mod 4) = 60 points high.
    #expect(rows.visibleFrame(of: 99) == CGRect(x: 0, y: top - 60, width: 400, height: 60))
  }

  @Test("The first visible item stays through a rotation") func rotation() throws {
    let rows = RowsScreen()
    rows.arrangement = .squares
    rows.tiles = RowsScreen.tiles(0..<100)
    let screen = screen(rows, .firstVisibleItem)
    let rowHeight = try #require(rows.visibleFrame(of: 2)).minY
    try screen.scroll(by: 10 * rowHeight - 30)
    #expect(rows.top(of: 20) == 30)
    // The row above is visible, too, and is the first one.
    let before = try #require(rows.top(of: 18))
    screen.resize(to: CGSize(width: 600, height: 400))
    #expect(abs((try #require(rows.top(of: 18))) - before) <= 0.5)
    screen.resize(to: CGSize(width: 400, height: 600))
    #expect(abs((try #require(rows.top(of: 18))) - before) <= 0.5)
  }

  @Test("The list does not scroll while the first visible row is moved by the user")
  func movement() throws {
    let rows = RowsScreen()
    rows.paragraphs = RowsScreen.paragraphs(0..<100)
    let screen = screen(rows, .firstVisibleItem)
    // Rows 0 and 1 are 20 and 140 points high, and row 2 is 100 points high.
    try screen.scroll(by: 10)
    let view = try #require(rows.legoRenderer.collectionView)
    let dataSource = try #require(
      view.dataSource as? UICollectionViewDiffableDataSource<Int, Int>)
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    for y in [120, 220, 320] as [CGFloat] {
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: y))
      view.layoutIfNeeded()
      #expect(rows.offset == 10)
    }
    view.cancelInteractiveMovement()
    screen.settle()
    #expect(rows.offset == 10)
    rows.paragraphs.insert(Paragraph(id: 500, height: 60), at: 0)
    screen.settle()
    #expect(rows.top(of: 0) == -10)
  }

  @Test("The first visible item stays through a change of the layout") func layout() throws {
    let (rows, screen) = try rowsAtRow20()
    rows.arrangement = .squares
    screen.settle()
    #expect(rows.top(of: 20) == 0)
    rows.arrangement = .rows
    screen.settle()
    #expect(rows.top(of: 20) == 0)
  }
}
