import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

/// Items 100 points wide, one below the other, each 10 points further from the edge.
private final class StairsLayout: UICollectionViewLayout {
  private var attributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var end: CGFloat = 0

  override func prepare() {
    super.prepare()
    (attributes, end) = ([:], 0)
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let height = collectionView[heightOfItemAt: path, inWidth: 100] ?? 1
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(x: CGFloat(item) * 10, y: end, width: 100, height: height)
        self.attributes[path] = attributes
        end += height
      }
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: end) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.values.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath]
  }
}

@MainActor @Suite("Layouts of the user") struct CustomLayoutTests {
  final class Stairs: LegoViewController {
    @State var tiles = (0..<6).map { Tile(id: $0, height: 40) }
    @State var labels = ["One"]
    @State var layout: any SectionLayout = RowsLayout()
    private(set) var selected: [Int] = []

    override var collectionViewLayout: UICollectionViewLayout? { StairsLayout() }

    override var lego: Lego {
      Lego {
        Section(id: "tiles", layout: layout) { tiles }
          .onSelect { [weak self] (tile: Tile) in self?.selected.append(tile.id) }
        Section(id: "labels", layout: .grid(columns: 2)) {
          for label in labels {
            ViewItem(id: label, label) {
              UIView()
            } update: { view, _ in
              view.translatesAutoresizingMaskIntoConstraints = false
              view.heightAnchor.constraint(equalToConstant: 25).isActive = true
            }
          }
        }
      }
    }

    func cell(_ item: Int, section: Int = 0) -> UICollectionViewCell? {
      legoRenderer.collectionView?.cellForItem(at: IndexPath(item: item, section: section))
    }
  }

  private let stairs = Stairs()
  private let screen: LegoTesting.Screen

  init() { screen = Screen(stairs, size: CGSize(width: 300, height: 400)) }

  @Test("Cells have the frames of the layout, with the heights that items state and cells require")
  func frames() {
    #expect(stairs.cell(2)?.frame == CGRect(x: 20, y: 80, width: 100, height: 40))
    // Below six items of 40 points.
    #expect(stairs.cell(0, section: 1)?.frame == CGRect(x: 0, y: 240, width: 100, height: 25))
  }

  @Test("An insertion keeps the other cells and moves them") func insertion() {
    let last = stairs.cell(5)
    stairs.tiles.insert(Tile(id: 9, height: 30), at: 0)
    screen.settle()
    #expect(stairs.cell(6) === last)
    #expect(last?.frame == CGRect(x: 60, y: 230, width: 100, height: 40))
    #expect((last as? TileCell)?.tiles.count == 1)
  }

  @Test("An item of another height is measured again, and the layout is invalidated")
  func height() {
    let cell = stairs.cell(1)
    stairs.tiles[1].height = 70
    screen.settle()
    #expect(stairs.cell(1) === cell)
    #expect(cell?.frame.height == 70)
    #expect(stairs.cell(2)?.frame.minY == 110)
  }

  @Test("The layouts of sections are ignored") func ignored() {
    stairs.layout = .grid(columns: 3)
    screen.settle()
    #expect(stairs.cell(2)?.frame == CGRect(x: 20, y: 80, width: 100, height: 40))
  }

  @Test("Items are selected and scrolled to") func features() throws {
    try screen.tap(id: 3)
    #expect(stairs.selected == [3])
    stairs.tiles = (0..<60).map { Tile(id: $0, height: 40) }
    screen.settle()
    stairs.legoRenderer.scroll(to: 50, as: Tile.self, at: .top, animated: false)
    screen.settle()
    // 50 * 40 = 2,000, and the content ends at 60 * 40 + 25 = 2,425: the screen fits below.
    #expect(stairs.legoRenderer.collectionView?.contentOffset.y == 2_000)
  }

  @Test("A collection view without a renderer has no heights, nor has an item that does not exist")
  func none() {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 0, section: 0)
    #expect(view[heightOfItemAt: path, inWidth: 100] == nil)
    let displayed = stairs.legoRenderer.collectionView
    #expect(displayed?[heightOfItemAt: path, inWidth: 100] == 40)
    for missing in [IndexPath(item: 6, section: 0), IndexPath(item: 0, section: 2), IndexPath()] {
      #expect(displayed?[heightOfItemAt: missing, inWidth: 100] == nil)
    }
  }
}
