import LegoKit
import LegoSupport
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Layouts that replace each other") struct ReplacedLayoutTests {
  private typealias Board = CustomLayoutTests.Board

  private func board(
    _ layout: UICollectionViewLayout?
  ) throws -> (Board, LegoTesting.Screen, UICollectionView) {
    let board = Board(layout)
    let screen = Screen(board, size: CGSize(width: 300, height: 400))
    return (board, screen, try #require(board.collection))
  }

  @Test("The layout of the collection view can be replaced, and updates invalidate the new one")
  func replacement() throws {
    let (board, screen, view) = try board(StairsLayout())
    let cell = board.cell(2)
    view.collectionViewLayout = MasonryLayout()
    screen.settle()
    // The third tile is at the left in the second row.
    #expect(board.cell(2) === cell)
    #expect(board.frame(2) == CGRect(x: 0, y: 40, width: 150, height: 40))
    board.tiles[0].height = 90
    screen.settle()
    // 90 points at the left; 40 and 40 points at the right.
    #expect(board.frame(2) == CGRect(x: 150, y: 40, width: 150, height: 40))
    #expect(board.frame(3) == CGRect(x: 150, y: 80, width: 150, height: 40))
  }

  @Test("A layout in place of those of the sections is replaced by them again") func back() throws {
    let (board, screen, view) = try board(nil)
    let sections = view.collectionViewLayout
    #expect(board.frame(2) == CGRect(x: 0, y: 80, width: 300, height: 40))
    view.setCollectionViewLayout(StairsLayout(), animated: true)
    screen.settle()
    #expect(board.frame(2) == CGRect(x: 20, y: 80, width: 100, height: 40))
    board.tiles.remove(at: 0)
    screen.settle()
    #expect(board.frame(2) == CGRect(x: 20, y: 80, width: 100, height: 40))
    view.setCollectionViewLayout(sections, animated: true)
    screen.settle()
    board.tiles[0].height = 50
    screen.settle()
    #expect(board.frame(2) == CGRect(x: 0, y: 90, width: 300, height: 40))
  }

  @Test("A layout can be set before the first content is displayed") func configure() {
    let renderer = LegoRenderer(
      lego: Lego { Section(id: 0, layout: RowsLayout()) { (0..<3).map { Tile(id: $0) } } })
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    renderer.render(in: view) { $0.collectionViewLayout = StairsLayout() }
    view.layoutIfNeeded()
    let cell = renderer.collectionView?.cellForItem(at: IndexPath(item: 2, section: 0))
    #expect(cell?.frame == CGRect(x: 20, y: 88, width: 100, height: 44))
  }

  @Test("A table that has scrolled leaves no scroll view in another layout") func table() throws {
    let (board, screen, view) = try board(nil)
    board.layout = TableLayout(columns: [.fixed(200), .fixed(200)])
    screen.settle()
    func scrollViews() -> Int { view.subviews.count { $0 is UIScrollView } }
    let count = scrollViews()
    #expect(count > 0)
    view.collectionViewLayout = StairsLayout()
    screen.settle()
    #expect(scrollViews() == 0)
  }

  @Test(
    "A deleted item moves to where the layout lets it disappear", .enabled(if: Touch.isAvailable))
  func deletion() throws {
    let board = Board(CircleLayout())
    board.tiles = (0..<4).map { Tile(id: $0) }
    board.bars = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = board
    window.isHidden = false
    window.layoutIfNeeded()
    func center(_ id: Int) throws -> CGPoint {
      let cells = views(of: TileCell.self, in: board.view)
      let cell = try #require(cells.first { $0.tiles.last?.id == id })
      let frame = try #require(cell.layer.presentation()).frame
      return CGPoint(x: frame.midX.rounded(), y: frame.midY.rounded())
    }
    try withHeldClock { clock in
      board.tiles.remove(at: 1)
      board.legoRenderer.flush()
      window.layoutIfNeeded()
      #expect(try center(1) == CGPoint(x: 150, y: 300))
      clock.advance(by: 0.15)
      let middle = try center(1)
      #expect(middle.x == 150)
      #expect(middle.y > 200 && middle.y < 300)
      clock.advance(by: 2)
      #expect(views(of: TileCell.self, in: board.view).count { !$0.isHidden } == 3)
    }
  }
}
