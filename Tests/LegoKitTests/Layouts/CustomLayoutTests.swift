import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Layouts of the app") struct CustomLayoutTests {
  /// Six tiles 40 points high, and bars of other heights that their constraints state, in a layout on a
  /// screen of 300 x 400 points.
  final class Board: LegoViewController {
    @State var tiles = (0..<6).map { Tile(id: $0, height: 40) }
    @State var bars: [CGFloat] = [25]
    @State var layout: any SectionLayout = RowsLayout()
    private(set) var selected: [Int] = []
    private var ownLayout: UICollectionViewLayout?

    init(_ layout: UICollectionViewLayout?) {
      ownLayout = layout
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var collectionViewLayout: UICollectionViewLayout? { ownLayout }

    override var lego: Lego {
      Lego {
        Section(id: "tiles", layout: layout) { tiles }
          .onSelect { [weak self] (tile: Tile) in self?.selected.append(tile.id) }
        Section(id: "bars", layout: layout) {
          for (index, height) in bars.enumerated() {
            ViewItem(id: index, height) {
              Bar()
            } update: {
              $0.setHeight($1)
            }
          }
        }
      }
    }

    var collection: UICollectionView? { legoRenderer.collectionView }

    func cell(_ item: Int, section: Int = 0) -> UICollectionViewCell? {
      collection?.cellForItem(at: IndexPath(item: item, section: section))
    }

    func frame(_ item: Int, section: Int = 0) -> CGRect? { cell(item, section: section)?.frame }
  }

  /// A view whose height is a constraint.
  final class Bar: UIView {
    private lazy var height = heightAnchor.constraint(equalToConstant: 0)

    func setHeight(_ constant: CGFloat) {
      translatesAutoresizingMaskIntoConstraints = false
      height.constant = constant
      height.isActive = true
    }
  }

  private func board(_ layout: UICollectionViewLayout) -> (Board, LegoTesting.Screen) {
    let board = Board(layout)
    return (board, Screen(board, size: CGSize(width: 300, height: 400)))
  }

  // MARK: Frames and heights

  @Test("Cells have the frames of the layout, with the heights that items state and cells require")
  func frames() {
    let (board, _) = board(StairsLayout())
    #expect(board.frame(2) == CGRect(x: 20, y: 80, width: 100, height: 40))
    // Below six items of 40 points.
    #expect(board.frame(0, section: 1) == CGRect(x: 0, y: 240, width: 100, height: 25))
  }

  @Test("The items of a circle are around the center of the screen, also after another size")
  func circle() {
    let (board, screen) = board(CircleLayout())
    board.tiles = (0..<4).map { Tile(id: $0) }
    board.bars = []
    screen.settle()
    func centers() -> [CGPoint] {
      (0..<4).compactMap { board.cell($0)?.center }
        .map { CGPoint(x: $0.x.rounded(), y: $0.y.rounded()) }
    }
    // A quarter of a turn between two items, 100 points from (150, 200).
    let (right, below) = (CGPoint(x: 250, y: 200), CGPoint(x: 150, y: 300))
    let (left, above) = (CGPoint(x: 50, y: 200), CGPoint(x: 150, y: 100))
    #expect(centers() == [right, below, left, above])
    screen.resize(to: CGSize(width: 500, height: 300))
    // 100 points to the right and 50 points up.
    let moved = [right, below, left, above].map { CGPoint(x: $0.x + 100, y: $0.y - 50) }
    #expect(centers() == moved)
  }

  @Test("A masonry measures each item once for its width, and again for another width")
  func masonry() {
    let (board, screen) = board(MasonryLayout())
    board.tiles = [60, 40, 50].enumerated().map { Tile(id: 100 + $0, height: $1) }
    screen.settle()
    // 60 and 40 side by side, 50 below 40, and the bar of 25 points below 60.
    #expect(board.frame(0) == CGRect(x: 0, y: 0, width: 150, height: 60))
    #expect(board.frame(1) == CGRect(x: 150, y: 0, width: 150, height: 40))
    #expect(board.frame(2) == CGRect(x: 150, y: 40, width: 150, height: 50))
    #expect(board.frame(0, section: 1) == CGRect(x: 0, y: 60, width: 150, height: 25))
    TileCell.measuredIDs = []
    board.collection?.collectionViewLayout.invalidateLayout()
    screen.settle()
    #expect(!TileCell.measuredIDs.contains { (100...102).contains($0) })
    screen.resize(to: CGSize(width: 400, height: 400))
    #expect(board.frame(2) == CGRect(x: 200, y: 40, width: 200, height: 50))
  }

  @Test("A collection view without a renderer has no heights, nor has an item that does not exist")
  func noHeights() {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 0, section: 0)
    #expect(view[heightOfItemAt: path, inWidth: 100] == nil)
    let (board, _) = board(StairsLayout())
    #expect(board.collection?[heightOfItemAt: path, inWidth: 100] == 40)
    for missing in [IndexPath(item: 6, section: 0), IndexPath(item: 0, section: 2), IndexPath()] {
      #expect(board.collection?[heightOfItemAt: missing, inWidth: 100] == nil)
    }
  }

  // MARK: Updates

  @Test("An insertion keeps the other cells and moves them") func insertion() {
    let (board, screen) = board(StairsLayout())
    let last = board.cell(5)
    board.tiles.insert(Tile(id: 9, height: 30), at: 0)
    screen.settle()
    #expect(board.cell(6) === last)
    #expect(last?.frame == CGRect(x: 60, y: 230, width: 100, height: 40))
    #expect((last as? TileCell)?.tiles.count == 1)
  }

  @Test("An item of another height invalidates the layout, whether it states it or its cell does")
  func otherHeight() {
    let (board, screen) = board(StairsLayout())
    let (tile, bar) = (board.cell(1), board.cell(0, section: 1))
    board.tiles[1].height = 70
    board.bars = [35]
    screen.settle()
    #expect(board.cell(1) === tile)
    #expect(tile?.frame.height == 70)
    #expect(board.frame(2)?.minY == 110)
    #expect(board.cell(0, section: 1) === bar)
    #expect(bar?.frame == CGRect(x: 0, y: 270, width: 100, height: 35))
  }

  @Test("An item of the same height updates its cell and does not invalidate the layout")
  func sameHeight() {
    let layout = StairsLayout()
    let (board, screen) = board(layout)
    let count = layout.prepareCount
    board.tiles[1].text = "other"
    screen.settle()
    #expect((board.cell(1) as? TileCell)?.tiles.last?.text == "other")
    #expect(layout.prepareCount == count)
  }

  @Test("The layouts of sections have no effect") func sectionLayouts() {
    let (board, screen) = board(StairsLayout())
    board.layout = .grid(columns: 3)
    screen.settle()
    #expect(board.frame(2) == CGRect(x: 20, y: 80, width: 100, height: 40))
  }

  @Test("Another text size invalidates the layout, whose heights are those of the larger texts")
  func textSize() {
    final class Texts: LegoViewController {
      override var collectionViewLayout: UICollectionViewLayout? { MasonryLayout() }
      override var lego: Lego {
        Lego {
          Section(id: 0, layout: RowsLayout()) {
            for id in 0..<3 {
              ViewItem(id: id) {
                let label = UILabel()
                label.font = .preferredFont(forTextStyle: .body)
                label.adjustsFontForContentSizeCategory = true
                label.text = "Text"
                return label
              }
            }
          }
        }
      }
    }
    let texts = Texts()
    let screen = Screen(texts, size: CGSize(width: 300, height: 400))
    func frame(_ item: Int) -> CGRect {
      let path = IndexPath(item: item, section: 0)
      return texts.legoRenderer.collectionView?.cellForItem(at: path)?.frame ?? .zero
    }
    let height = frame(0).height
    screen.setTraits(
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
    // The body text is 53 points large in place of 17.
    #expect(frame(0).height > 2 * height)
    #expect(frame(2) == CGRect(x: 0, y: frame(0).maxY, width: 150, height: frame(0).height))
  }

  // MARK: Features

  @Test("Items are selected and scrolled to") func features() throws {
    let (board, screen) = board(StairsLayout())
    try screen.tap(id: 3)
    #expect(board.selected == [3])
    board.tiles = (0..<60).map { Tile(id: $0, height: 40) }
    screen.settle()
    board.legoRenderer.scroll(to: 50, as: Tile.self, at: .top, animated: false)
    screen.settle()
    // 50 * 40 = 2,000, and the content ends at 60 * 40 + 25 = 2,425: the screen fits below.
    #expect(board.collection?.contentOffset.y == 2_000)
    board.legoRenderer.scroll(toSection: "bars", animated: false)
    #expect(board.collection?.contentOffset.y == 2_025)
  }

  @Test("The anchor keeps its position when items are inserted above it") func anchor() {
    let board = Board(StairsLayout())
    board.tiles = (0..<60).map { Tile(id: $0, height: 40) }
    board.legoRenderer.anchor = .firstVisibleItem
    let screen = Screen(board, size: CGSize(width: 300, height: 400))
    board.legoRenderer.scroll(to: 20, as: Tile.self, at: .top, animated: false)
    board.tiles.insert(contentsOf: [Tile(id: 100, height: 30), Tile(id: 101, height: 50)], at: 0)
    screen.settle()
    // 20 * 40 and the 30 + 50 points above.
    #expect(board.collection?.contentOffset.y == 880)
  }

  @Test("Headers and views of other kinds are displayed where the layout has attributes for them")
  func supplementaryViews() throws {
    final class Ruler: LegoViewController {
      @State var text = "cm"
      override var collectionViewLayout: UICollectionViewLayout? { RulerLayout() }
      override var lego: Lego {
        Lego {
          Section(id: 0, layout: RowsLayout(), header: Tile(id: 1)) {
            (0..<3).map { Tile(id: $0) }
          }
          .supplementaryItem(Tile(id: 2, text: text), ofKind: RulerLayout.rulerKind)
        }
      }
    }
    let ruler = Ruler()
    let screen = Screen(ruler, size: CGSize(width: 300, height: 400))
    let path = IndexPath(item: 0, section: 0)
    func view(_ kind: String) -> TileCell? {
      ruler.legoRenderer.collectionView?.supplementaryView(forElementKind: kind, at: path)
        as? TileCell
    }
    let scale = try #require(view(RulerLayout.rulerKind))
    #expect(scale.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(view(UICollectionView.elementKindSectionHeader)?.tiles.last?.id == 1)
    ruler.text = "inch"
    screen.settle()
    #expect(view(RulerLayout.rulerKind) === scale)
    #expect(scale.tiles.map(\.text) == ["cm", "inch"])
  }
}
