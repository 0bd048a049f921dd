import LegoKit
import LegoSupport
import TestSupport
import Testing
import UIKit

@MainActor @Suite("A screen of 100,000 items") struct HundredThousandTests {
  private func lego(_ tiles: [Tile]) -> Lego {
    Lego { Section(id: 0, layout: RowsLayout(rowHeight: .exactly(44))) { tiles } }
  }

  // UIKit may create a cell although another one waits for reuse, and prepare cells ahead.
  @Test("Scrolling creates no more cells than fit on the screen and two rows") func cells() {
    withOwnChoices { checkCreatedCells() }
  }

  private func checkCreatedCells() {
    TileCell.createdCount = 0
    let shown = DisplayedLego(lego((0..<100_000).map { Tile(id: $0) }))
    // 667 / 44 = 15.2: at most 17 rows are partly visible, and two more may be prefetched.
    #expect(TileCell.createdCount <= 19)
    #expect(shown.collectionView.contentSize.height == 4_400_000)
    for step in 0...300 {
      let end: CGFloat = 4_400_000 - 667
      shown.collectionView.contentOffset.y = end * CGFloat(step) / 300
      shown.view.layoutIfNeeded()
    }
    #expect(TileCell.createdCount <= 19)
    #expect(shown.ids.last == 99_999)
  }

  @Test("One change touches one cell") func oneChange() {
    var tiles = (0..<100_000).map { Tile(id: $0) }
    let shown = DisplayedLego(lego(tiles))
    tiles[3].text = "new"
    shown.apply(lego(tiles))
    #expect((0..<15).map { shown.tiles($0).count } == (0..<15).map { $0 == 3 ? 2 : 1 })
  }

  @Test("An item is measured once, and again after a change") func measuring() {
    var tiles = (0..<2_000).map { Tile(id: $0, height: CGFloat(20 + $0 % 7)) }
    func waterfall() -> Lego { Lego { Section(id: 0, layout: WaterfallLayout()) { tiles } } }
    TileCell.measuredIDs = []
    let shown = DisplayedLego(waterfall())
    #expect(TileCell.measuredIDs.count == 2_000)
    TileCell.measuredIDs = []
    shown.apply(waterfall())
    #expect(TileCell.measuredIDs == [])
    tiles[7].height = 99
    shown.apply(waterfall())
    #expect(TileCell.measuredIDs == [7])
    tiles.append(Tile(id: 5_000))
    shown.apply(waterfall())
    #expect(TileCell.measuredIDs == [7, 5_000])
  }
}
