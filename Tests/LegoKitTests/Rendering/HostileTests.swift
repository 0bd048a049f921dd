import LayoutBox
import LegoSupport
import SeededNumbers
import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("Malformed and extreme descriptions") struct HostileTests {
  @Test("Items with one id are all displayed, reported once, and identified by their number")
  func duplicates() {
    func lego(_ texts: [String]) -> Lego {
      Lego {
        Section(id: 0, layout: RowsLayout()) { for text in texts { Tile(id: 1, text: text) } }
      }
    }
    let renderer = LegoRenderer(lego: lego(["a", "b"]))
    var mistakes: [any LegoMistake] = []
    renderer.mistakeHandler = { mistakes.append($0) }
    let shown = DisplayedLego(renderer)
    #expect(shown.ids == [1, 1])
    #expect(
      mistakes.map { $0 as? DuplicateIdentifier } == [
        DuplicateIdentifier(
          itemType: "LegoKitTests.Tile", id: "1",
          places: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)],
          policy: .number)
      ])
    shown.apply(lego(["a", "c"]))
    #expect(mistakes.count == 1)
    #expect(shown.tiles(0).map(\.text) == ["a"])
    #expect(shown.tiles(1).map(\.text) == ["b", "c"])
  }

  @Test("Sections with one id are all displayed") func duplicateSections() {
    let shown = DisplayedLego(
      Lego {
        Section(id: 0, layout: RowsLayout()) { Tile(id: 1) }
        Section(id: 0, layout: RowsLayout()) { Tile(id: 2) }
      })
    #expect(shown.ids == [1, 2])
  }

  @Test("Empty groups, empty sections and empty descriptions are displayed") func empty() {
    let emptyGroup = GroupLayoutBox(width: .w(1), height: .absolute(50)) {}
    let shown = DisplayedLego(
      Lego {
        Section(id: 0, layout: emptyGroup) { Tile(id: 1) }
        Section(id: 1, layout: WaterfallLayout()) {}
        Section(id: 2, layout: emptyGroup) {}
        Section(id: 3, layout: TableLayout(columns: [])) { Tile(id: 2) }
      })
    #expect(shown.ids == [1, 2])
    shown.apply(Lego {})
    #expect(shown.ids == [])
  }

  @Test("A view without width displays nothing and does not trap") func noWidth() {
    let view = UIView(frame: .zero)
    let renderer = LegoRenderer(
      lego: Lego {
        for (id, layout) in [
          WaterfallLayout() as any SectionLayout, GridLayout(columns: 3),
          TableLayout(columns: [.flexible, .fixed(9)]), RowsLayout(),
        ].enumerated() {
          Section(id: id, layout: layout) { Tile(id: id) }
        }
      })
    renderer.render(in: view)
    view.layoutIfNeeded()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    view.layoutIfNeeded()
    #expect(renderer.collectionView?.visibleCells.count == 4)
  }

  @Test("After random updates, the screen displays the last description") func randomUpdates() {
    for seed in 0..<30 {
      var random = SeededGenerator(seed: UInt64(seed))
      let shown = DisplayedLego(Lego(sections: []))
      for _ in 0..<12 {
        let lego = randomLego(&random)
        shown.apply(lego)
        let described = lego.sections.flatMap { $0.items.map { $0.id.base.base as? Int } }
        let found = (0..<shown.collectionView.numberOfSections).flatMap { section in
          (0..<shown.collectionView.numberOfItems(inSection: section)).map { item in
            shown.renderer[IndexPath(item: item, section: section), as: Tile.self]?.id
          }
        }
        #expect(found == described, "seed \(seed)")
      }
    }
  }

  private func randomLego(_ random: inout SeededGenerator) -> Lego {
    let layouts: [any SectionLayout] = [
      RowsLayout(), WaterfallLayout(), GridLayout(columns: 3), TableLayout(columns: [.flexible]),
    ]
    var sections: [Section] = []
    for id in (0..<5).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)) {
      let tiles = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        Tile(
          id: Int.random(in: 0...30, using: &random),
          height: CGFloat(Int.random(in: 1...90, using: &random)))
      }
      let layout = layouts[Int.random(in: 0..<4, using: &random)]
      sections.append(Section(id: id, layout: layout) { tiles })
    }
    return Lego(sections: sections)
  }
}
