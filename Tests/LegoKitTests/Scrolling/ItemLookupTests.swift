import LegoKit
import LegoSupport
import Testing
import UIKit

@MainActor @Suite("Finding items by id") struct ItemLookupTests {
  struct Person: Identifiable {
    let id: String
    let number: Int
  }

  private func shown(_ ids: [[Int]]) -> DisplayedLego {
    DisplayedLego(
      Lego {
        for (index, ids) in ids.enumerated() {
          Section(id: index, layout: RowsLayout()) { ids.map { Tile(id: $0) } }
        }
      })
  }

  @Test("An item is found by its id, its type or its identity") func find() {
    let renderer = shown([[1, 2], [3, 4]]).renderer
    let path = IndexPath(item: 1, section: 1)
    #expect(renderer.indexPath(of: 4) == path)
    #expect(renderer.indexPath(of: 4, as: Tile.self) == path)
    #expect(renderer.indexPath(of: AnyID(Tile(id: 4))) == path)
    #expect(renderer.indexPath(of: AnyHashable(4)) == path)
  }

  @Test("An unknown id, a section's id, or an id of another type is not found") func missing() {
    let renderer = shown([[11, 12]]).renderer
    #expect(renderer.indexPath(of: 13) == nil)
    #expect(renderer.indexPath(of: 0) == nil)
    #expect(renderer.indexPath(of: AnyHashable(0)) == nil)
    #expect(renderer.indexPath(of: "11") == nil)
    #expect(renderer.indexPath(of: 11, as: Note.self) == nil)
    #expect(LegoRenderer(lego: Lego(sections: [])).indexPath(of: 11) == nil)
  }

  @Test("The type tells items with the same id apart, and the first one is found without it")
  func types() {
    let renderer = DisplayedLego(
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          Note(id: 7)
          Tile(id: 7)
        }
      }
    ).renderer
    #expect(renderer.indexPath(of: 7, as: Tile.self) == IndexPath(item: 1, section: 0))
    #expect(renderer.indexPath(of: 7, as: Note.self) == IndexPath(item: 0, section: 0))
    #expect(renderer.indexPath(of: 7) == IndexPath(item: 0, section: 0))
  }

  @Test("Items of a ForEach are found by the ids of their elements") func forEach() {
    let people = [Person(id: "a", number: 5), Person(id: "b", number: 6)]
    let renderer = DisplayedLego(
      Lego { Section(id: 0, layout: RowsLayout()) { ForEach(people) { Tile(id: $0.number) } } }
    ).renderer
    #expect(renderer.indexPath(of: "b") == IndexPath(item: 1, section: 0))
    #expect(renderer.indexPath(of: "b", as: Tile.self) == IndexPath(item: 1, section: 0))
  }

  @Test("A ready-made row is found by its title or by the id that it was given") func rows() {
    let renderer = DisplayedLego(
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          TextRow("Notes")
          TextRow("Mail", id: 5)
        }
      }
    ).renderer
    #expect(renderer.indexPath(of: "Notes") == IndexPath(item: 0, section: 0))
    #expect(renderer.indexPath(of: 5) == IndexPath(item: 1, section: 0))
    #expect(
      renderer.indexPath(of: AnyHashable(5), as: TextRow.self) == IndexPath(item: 1, section: 0))
    #expect(renderer.indexPath(of: 0) == nil)
  }

  @Test("The first of several items with one id is found, and the others' ids still are")
  func duplicates() {
    let renderer = shown([[1, 2, 1], [3, 1]]).renderer
    #expect(renderer.indexPath(of: 1) == IndexPath(item: 0, section: 0))
    #expect(renderer.indexPath(of: 3, as: Tile.self) == IndexPath(item: 0, section: 1))
    #expect(renderer.indexPath(of: 9) == nil)
  }

  @Test("Items are found where an update has put them") func updates() {
    let shown = shown([[1, 2, 3], [4]])
    shown.apply(
      Lego {
        Section(id: 1, layout: RowsLayout()) { [4, 3, 1].map { Tile(id: $0) } }
        Section(id: 0, layout: RowsLayout()) { [5].map { Tile(id: $0) } }
      })
    #expect(shown.renderer.indexPath(of: 3) == IndexPath(item: 1, section: 0))
    #expect(shown.renderer.indexPath(of: 5) == IndexPath(item: 0, section: 1))
    #expect(shown.renderer.indexPath(of: 2) == nil)
  }
}
