import LegoKit
import LegoSupport
import Testing
import UIKit

@MainActor @Suite("Updates of a screen") struct UpdateTests {
  private func list(_ tiles: [Tile]) -> Lego {
    Lego { Section(id: 0, layout: RowsLayout()) { tiles } }
  }

  @Test("The content is displayed when render returns") func initial() {
    let shown = DisplayedLego(list([Tile(id: 1), Tile(id: 2)]))
    #expect(shown.ids == [1, 2])
    #expect(shown.collectionView.superview === shown.view)
    #expect(shown.collectionView.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test("The configure closure runs at each render")
  func configure() {
    let renderer = LegoRenderer(lego: list([]))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    renderer.render(in: view) { $0.backgroundColor = UIColor(white: 0.95, alpha: 1) }
    #expect(renderer.collectionView?.backgroundColor == UIColor(white: 0.95, alpha: 1))
  }

  @Test("Insertions, removals and moves end in the order described") func changes() {
    let shown = DisplayedLego(list((0..<6).map { Tile(id: $0) }))
    shown.apply(list([5, 1, 7, 2].map { Tile(id: $0) }))
    #expect(shown.ids == [5, 1, 7, 2])
    shown.apply(list([]))
    #expect(shown.ids == [])
    shown.apply(list([Tile(id: 3)]))
    #expect(shown.ids == [3])
  }

  @Test("Equal items are left alone") func equalItems() {
    let shown = DisplayedLego(list([Tile(id: 1), Tile(id: 2)]))
    shown.apply(list([Tile(id: 1), Tile(id: 2, text: "new")]))
    #expect(shown.tiles(0) == [Tile(id: 1)])
  }

  @Test("A changed item updates its cell") func changedItem() {
    let shown = DisplayedLego(list([Tile(id: 1), Tile(id: 2)]))
    let cell = shown.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
    shown.apply(list([Tile(id: 1), Tile(id: 2, text: "new")]))
    #expect(shown.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    #expect(shown.tiles(1) == [Tile(id: 2), Tile(id: 2, text: "new")])
  }

  @Test("An item that moves and changes updates its cell") func movedAndChanged() {
    let shown = DisplayedLego(list([Tile(id: 1), Tile(id: 2)]))
    shown.apply(list([Tile(id: 2, text: "new"), Tile(id: 1)]))
    #expect(shown.ids == [2, 1])
    #expect(shown.tiles(0).last?.text == "new")
  }

  @Test("A changed height moves what is below") func changedHeight() {
    let shown = DisplayedLego(list([Tile(id: 1, height: 40), Tile(id: 2, height: 50)]))
    shown.apply(list([Tile(id: 1, height: 70), Tile(id: 2, height: 50)]))
    // 0 and 70.
    #expect(
      areClose(
        shown.frames,
        [
          CGRect(x: 0, y: 0, width: 375, height: 70), CGRect(x: 0, y: 70, width: 375, height: 50),
        ]))
  }

  @Test("A changed layout lays out the same cells again") func changedLayout() {
    let tiles = [Tile(id: 1, height: 40), Tile(id: 2, height: 40)]
    let shown = DisplayedLego(list(tiles))
    shown.apply(Lego { Section(id: 0, layout: GridLayout(columns: 2, spacing: 5)) { tiles } })
    // (375 - 5) / 2 = 185.
    #expect(
      areClose(
        shown.frames,
        [
          CGRect(x: 0, y: 0, width: 185, height: 40), CGRect(x: 190, y: 0, width: 185, height: 40),
        ]))
    #expect(shown.tiles(0) == [tiles[0]])
  }

  @Test("Items can move to another section") func crossSection() {
    func lego(_ first: [Int], _ second: [Int]) -> Lego {
      Lego {
        Section(id: "a", layout: RowsLayout()) { for id in first { Tile(id: id) } }
        Section(id: "b", layout: RowsLayout()) { for id in second { Tile(id: id) } }
      }
    }
    let shown = DisplayedLego(lego([1, 2], [3]))
    shown.apply(lego([2], [1, 3]))
    #expect(shown.ids == [2, 1, 3])
    shown.apply(lego([], [3, 2, 1]))
    #expect(shown.ids == [3, 2, 1])
  }

  @Test("The renderer returns the item at a path by its type") func lookup() {
    let shown = DisplayedLego(
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          Tile(id: 1)
          Note(id: 2)
        }
      })
    #expect(shown.renderer[IndexPath(item: 0, section: 0), as: Tile.self]?.id == 1)
    #expect(shown.renderer[IndexPath(item: 0, section: 0), as: Note.self] == nil)
    #expect(shown.renderer[IndexPath(item: 1, section: 0), as: Note.self]?.id == 2)
    #expect(shown.renderer[IndexPath(item: 9, section: 0), as: Tile.self] == nil)
    #expect(shown.renderer[IndexPath(item: 0, section: 9), as: Tile.self] == nil)
  }

  @Test("Both forms of apply display the description") func spellings() {
    let shown = DisplayedLego(list([]))
    shown.renderer.apply(list([Tile(id: 1)]))
    #expect(shown.renderer.item(at: IndexPath(item: 0, section: 0)) != nil)
    shown.renderer.apply(lego: list([]), animatingDifferences: false)
    #expect(shown.renderer.item(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test("The reuse identifier of a cell contains its module") func reuseIdentifier() {
    let shown = DisplayedLego(list([Tile(id: 1)]))
    let cell = shown.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(cell?.reuseIdentifier == "LegoKitTests.TileCell")
  }
}
