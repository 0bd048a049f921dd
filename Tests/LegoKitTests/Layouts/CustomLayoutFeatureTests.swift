import LegoKit
import LegoSupport
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Features in layouts of the app", .enabled(if: Touch.isAvailable), .serialized)
struct CustomLayoutFeatureTests {
  /// Tiles in stairs, 44 points high and 100 points wide.
  private final class Stairs: LegoViewController {
    @State var ids = [1, 2, 3, 4]
    @State var count = 0
    @State var isLoading = false

    override var collectionViewLayout: UICollectionViewLayout? { StairsLayout() }

    override var lego: Lego {
      Lego {
        Section(id: "tiles", layout: RowsLayout()) { ids.map { Tile(id: $0) } }
          .onReorder($ids, id: \.self)
          .swipeActions { (_: Tile) in SwipeAction("Delete") {} }
          .badge { (_: Tile) in Tile(id: 100, height: 10) }
          .onReachEnd(threshold: 1) { [weak self] in self?.count += 1 }
        Section(id: "loaded", layout: RowsLayout()) { [Tile]() }
          .phase(isLoading ? .loading : .idle, skeletonCount: 2, retry: {}) { Tile(id: 200 + $0) }
      }
    }

    func cell(_ item: Int, section: Int = 0) -> TileCell? {
      let path = IndexPath(item: item, section: section)
      return legoRenderer.collectionView?.cellForItem(at: path) as? TileCell
    }
  }

  private func stairs() -> (Stairs, LegoTesting.Screen) {
    let stairs = Stairs()
    return (stairs, Screen(stairs, size: CGSize(width: 300, height: 400)))
  }

  @Test("A tile that is dragged moves its element") func reordering() throws {
    let (stairs, screen) = stairs()
    screen.drag(from: CGPoint(x: 50, y: 22), to: CGPoint(x: 50, y: 110), afterHold: 0.6)
    screen.settle()
    #expect(stairs.ids == [2, 3, 1, 4])
    #expect(stairs.cell(2)?.tiles.last?.id == 1)
    #expect(stairs.cell(2)?.frame == CGRect(x: 20, y: 88, width: 100, height: 44))
  }

  @Test("Cells have swipe actions and badges, and the end is reached") func features() throws {
    let (stairs, _) = stairs()
    #expect(stairs.legoRenderer.openSwipeActions(at: IndexPath(item: 1, section: 0)))
    let badges = views(of: TileCell.self, in: try #require(stairs.cell(0)))
    #expect(badges.map { $0.tiles.last?.id } == [100])
    #expect(stairs.count > 0)
  }

  @Test("Skeletons are in the layout, and removed after loading") func skeletons() {
    let (stairs, screen) = stairs()
    #expect(stairs.cell(0, section: 1) == nil)
    stairs.isLoading = true
    screen.settle()
    // Below four tiles, and further to the right than the first.
    #expect(stairs.cell(1, section: 1)?.frame == CGRect(x: 10, y: 220, width: 100, height: 44))
    stairs.isLoading = false
    screen.settle()
    #expect(stairs.cell(0, section: 1) == nil)
  }
}
