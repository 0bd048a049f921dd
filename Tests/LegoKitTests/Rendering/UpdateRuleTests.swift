import LegoKit
import LegoSupport
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Rules of updates", .serialized) struct UpdateRuleTests {
  @Test(
    "Of the writes between two frames of a scroll only the newest is displayed, and the rows stay",
    .enabled(if: Touch.isAvailable))
  func scrolling() throws {
    let rows = RowsScreen()
    rows.tiles = RowsScreen.tiles(0..<200)
    rows.legoRenderer.anchor = .firstVisibleItem
    let screen = Screen(rows, size: CGSize(width: 400, height: 600))
    var reports: [UpdateReport] = []
    rows.legoRenderer.onUpdate = { reports.append($0) }
    var insertions = 0
    try screen.clock.hold {
      screen.fling(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 100))
      let view = try #require(rows.legoRenderer.collectionView)
      #expect(view.isDecelerating)
      for frame in 0..<5 {
        let first = try #require(view.indexPathsForVisibleItems.min())
        let id = try #require(rows.legoRenderer[first, as: Tile.self]?.id)
        let before = try #require(rows.top(of: id))
        for write in 0..<4 {
          insertions += 1
          rows.tiles.insert(Tile(id: 1000 + 10 * frame + write, height: 50), at: 0)
        }
        screen.settle()
        #expect(reports.count == frame + 1)
        #expect(rows.top(of: id) == before)
        screen.clock.advance(by: 1.0 / 60)
      }
      #expect(view.isDecelerating)
    }
    #expect(reports.map { $0.inserted.count } == [4, 4, 4, 4, 4])
    #expect(rows.legoRenderer.lego.itemCount == 200 + insertions)
  }

  @Test("Three hundred sections that change are displayed in one batch") func manySections() {
    let batches = BatchCounter()
    func lego(_ text: String, extra: Int) -> Lego {
      Lego {
        for id in 0..<300 + extra {
          Section(id: id, layout: RowsLayout()) {
            Tile(id: 1000 * id, text: text)
            if extra > 0 { Tile(id: 1000 * id + 1) }
          }
        }
      }
    }
    let shown = DisplayedLego(lego("a", extra: 0))
    shown.collectionView.delegate = batches
    var report: UpdateReport?
    shown.renderer.onUpdate = { report = $0 }
    shown.apply(lego("b", extra: 300))
    #expect(batches.count == 1)
    #expect(report?.insertedSections.count == 300)
    #expect(report?.reconfigured.count == 300)
    // Each of the 300 sections gets one item, and each of the new ones has two.
    #expect(report?.inserted.count == 300 + 600)
    #expect(shown.collectionView.numberOfSections == 600)
    #expect(shown.tiles(0).map(\.text) == ["a", "b"])
  }

  @Test(
    "A screen that is released during the animation of an update is released with its views",
    .enabled(if: Touch.isAvailable))
  func release() throws {
    weak var screen: RowsScreen?
    weak var renderer: LegoRenderer?
    weak var view: UICollectionView?
    var outcomes: [UpdateOutcome] = []
    try withHeldClock { clock in
      try autoreleasing {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        let rows = RowsScreen()
        rows.tiles = RowsScreen.tiles(0..<20)
        window.rootViewController = rows
        window.isHidden = false
        window.layoutIfNeeded()
        rows.legoRenderer.apply(
          Lego { Section(id: "content", layout: RowsLayout()) { RowsScreen.tiles(5..<30) } }
        ) { outcomes.append($0) }
        window.layoutIfNeeded()
        clock.advance(by: 0.1)
        let collection = try #require(rows.legoRenderer.collectionView)
        let moving = collection.visibleCells.contains { cell in
          cell.layer.presentation().map { $0.frame != cell.frame } ?? false
        }
        #expect(moving)
        #expect(outcomes == [])
        (screen, renderer, view) = (rows, rows.legoRenderer, collection)
        window.rootViewController = nil
      }
      clock.advance(by: 1)
    }
    #expect(screen == nil)
    #expect(renderer == nil)
    #expect(view == nil)
    #expect(outcomes.count == 1)
  }

  private func autoreleasing(_ body: () throws -> Void) rethrows { try body() }

  @Test("Ids that only the old description has repeated are not reported for the new one")
  func oldDuplicates() {
    var mistakes: [String] = []
    let renderer = LegoRenderer(
      lego: Lego { Section(id: 0, layout: RowsLayout()) { [1, 2, 1].map { Tile(id: $0) } } })
    renderer.mistakeHandler = { mistakes.append("\($0)") }
    let shown = DisplayedLego(renderer)
    #expect(mistakes.count == 1)
    for ids in [[1, 2, 3], [3, 1], [2, 1]] {
      shown.apply(Lego { Section(id: 0, layout: RowsLayout()) { ids.map { Tile(id: $0) } } })
      #expect(shown.ids == ids)
    }
    #expect(mistakes.count == 1)
  }

  @Test("Items out of sight are reconfigured, too, and are displayed with their new content")
  func outOfSight() throws {
    let rows = RowsScreen()
    rows.tiles = RowsScreen.tiles(0..<100)
    let screen = Screen(rows, size: CGSize(width: 400, height: 600))
    let view = try #require(rows.legoRenderer.collectionView)
    var report: UpdateReport?
    rows.legoRenderer.onUpdate = { report = $0 }
    // Rows 12 and 50 are below the visible area; UIKit may have prepared the cell of row 12.
    rows.tiles[12].text = "new"
    rows.tiles[50].text = "new"
    screen.settle()
    #expect(report?.reconfigured.map(\.base) == [12, 50].map { AnyHashable($0) })
    #expect(report?.inserted.isEmpty == true)
    try screen.scroll(by: 50)
    let cell = view.cellForItem(at: IndexPath(item: 12, section: 0)) as? TileCell
    #expect(cell?.tiles.last?.text == "new")
  }
}

/// The number of batches of a collection view.
@MainActor private final class BatchCounter: NSObject, UICollectionViewDelegate {
  private(set) var count = 0

  // UIKit calls this method once per batch.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    count += 1
    return proposedContentOffset
  }
}
