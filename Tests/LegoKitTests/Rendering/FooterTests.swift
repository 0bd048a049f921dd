import LegoKit
import LegoSupport
import Testing
import UIKit

@MainActor @Suite("Footers and other supplementary views of sections") struct FooterTests {
  private func lego(
    _ footer: Tile?, tiles: [Tile] = [Tile(id: 1), Tile(id: 2)]
  ) -> Lego {
    let section = Section(id: 0, layout: RowsLayout(rowHeight: .exactly(50))) { tiles }
    return Lego(sections: [footer.map { section.footer($0) } ?? section])
  }

  private func footer(_ shown: DisplayedLego) -> TileCell? {
    shown.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: 0)) as? TileCell
  }

  @Test("A footer is below the items, as high as its cell states") func position() {
    let shown = DisplayedLego(lego(Tile(id: 9, height: 30, text: "total")))
    // Two rows of 50 points above.
    #expect(footer(shown)?.frame == CGRect(x: 0, y: 100, width: 375, height: 30))
    #expect(footer(shown)?.tiles.map(\.text) == ["total"])
  }

  @Test("A footer that changes updates its view, and an equal one does not") func refresh() {
    let shown = DisplayedLego(lego(Tile(id: 9, height: 30, text: "1 item")))
    let view = footer(shown)
    shown.apply(lego(Tile(id: 9, height: 30, text: "1 item"), tiles: [Tile(id: 1)]))
    #expect(footer(shown)?.tiles.count == 1)
    shown.apply(lego(Tile(id: 9, height: 40, text: "2 items")))
    #expect(footer(shown) === view)
    #expect(footer(shown)?.tiles.map(\.text) == ["1 item", "2 items"])
    #expect(footer(shown)?.frame == CGRect(x: 0, y: 100, width: 375, height: 40))
  }

  @Test("A footer appears and disappears with its description") func appearance() {
    let shown = DisplayedLego(lego(nil))
    #expect(footer(shown) == nil)
    shown.apply(lego(Tile(id: 9, height: 30)))
    #expect(footer(shown) != nil)
    #expect(shown.collectionView.contentSize.height == 130)
    shown.apply(lego(nil))
    #expect(shown.collectionView.contentSize.height == 100)
  }

  @Test("An item of any kind is displayed where the layout places that kind, and updated")
  func otherKinds() {
    func lego(_ text: String) -> Lego {
      let box = SectionLayoutBox {
        GroupLayoutBox(width: .w(1), height: .absolute(50)) {
          ItemLayoutBox(width: .w(1), height: .h(1))
        }
      }
      .boundaryItem(
        "banner", width: .fractionalWidth(1), height: .absolute(20), alignment: .bottom)
      return Lego(sections: [
        Section(id: 0, layout: box) { Tile(id: 1) }
          .supplementaryItem(Tile(id: 9, text: text), ofKind: "banner")
      ])
    }
    let shown = DisplayedLego(lego("a"))
    shown.apply(lego("b"))
    let view =
      shown.collectionView.supplementaryView(
        forElementKind: "banner", at: IndexPath(item: 0, section: 0)) as? TileCell
    #expect(view?.tiles.map(\.text) == ["a", "b"])
    #expect(view?.frame == CGRect(x: 0, y: 50, width: 375, height: 20))
  }
}
