import LegoKit
import LegoSupport
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Backgrounds of sections") struct BackgroundTests {
  /// Returns the displayed backgrounds with the texts that they were updated with, from top to
  /// bottom.
  private func backgrounds(_ shown: DisplayedLego) -> [(frame: CGRect, texts: [String])] {
    shown.collectionView.subviews.compactMap { view in
      guard !(view is UICollectionViewCell || view is UIScrollView),
        let tile = view.subviews.first as? TileCell
      else { return nil }
      return (view.frame, tile.tiles.map(\.text))
    }
    .sorted { $0.frame.minY < $1.frame.minY }
  }

  private func section(
    _ id: Int, _ text: String?, layout: any SectionLayout = RowsLayout(rowHeight: .exactly(50)),
    count: Int = 2, insets: NSDirectionalEdgeInsets = .zero
  ) -> Section {
    Section(id: id, layout: layout, header: Tile(id: 100 + id, height: 30)) {
      for item in 0..<count { Tile(id: 10 * id + item, height: 50) }
    }
    .footer(Tile(id: 200 + id, height: 20))
    .background(text.map { Tile(id: id, text: $0) }, insets: insets)
  }

  @Test("A background is behind header, items and footer, inside its insets") func frame() {
    let insets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 6, trailing: 12)
    let shown = DisplayedLego(Lego(sections: [section(0, "a"), section(1, "b", insets: insets)]))
    // Each section is 30 + 2 * 50 + 20 points high.
    #expect(
      backgrounds(shown).map(\.frame) == [
        CGRect(x: 0, y: 0, width: 375, height: 150),
        CGRect(x: 8, y: 154, width: 355, height: 140),
      ])
    #expect(backgrounds(shown).map(\.texts) == [["a"], ["b"]])
    // The views are behind all cells.
    let views = shown.collectionView.subviews
    let lastBackground = views.lastIndex { $0.subviews.first is TileCell && !($0 is TileCell) }
    let firstCell = views.firstIndex { $0 is TileCell }
    #expect((lastBackground ?? .max) < (firstCell ?? 0))
  }

  @Test("A background that changes updates its view; an equal one and the cells are left alone")
  func refresh() {
    let shown = DisplayedLego(Lego(sections: [section(0, "a")]))
    shown.apply(Lego(sections: [section(0, "a")]))
    #expect(backgrounds(shown).map(\.texts) == [["a"]])
    shown.apply(Lego(sections: [section(0, "b")]))
    #expect(backgrounds(shown).map(\.texts) == [["a", "b"]])
    #expect((0..<2).map { shown.tiles($0).count } == [1, 1])
  }

  @Test("A background appears and disappears with its description") func appearance() {
    let shown = DisplayedLego(Lego(sections: [section(0, nil)]))
    #expect(backgrounds(shown).isEmpty)
    shown.apply(Lego(sections: [section(0, "a")]))
    #expect(backgrounds(shown).map(\.texts) == [["a"]])
    shown.apply(Lego(sections: [section(0, nil)]))
    #expect(backgrounds(shown).isEmpty)
    #expect((0..<2).map { shown.tiles($0).count } == [1, 1])
  }

  @Test("A background grows with its section") func growth() {
    let shown = DisplayedLego(Lego(sections: [section(0, "a")]))
    shown.apply(Lego(sections: [section(0, "a", count: 4)]))
    #expect(backgrounds(shown).map(\.frame.height) == [250])
    let tile = views(of: TileCell.self, in: shown.collectionView).first {
      $0.tiles.last?.text == "a"
    }
    #expect(tile?.frame.height == 250)
  }

  @Test("Backgrounds follow their sections") func movement() {
    let shown = DisplayedLego(Lego(sections: [section(0, "a"), section(1, "b"), section(2, "c")]))
    shown.apply(Lego(sections: [section(2, "c"), section(1, "b"), section(0, "a")]))
    #expect(backgrounds(shown).map(\.texts.last) == ["c", "b", "a"])
    shown.apply(Lego(sections: [section(1, "b"), section(0, "a")]))
    #expect(backgrounds(shown).map(\.texts.last) == ["b", "a"])
    shown.apply(Lego(sections: [section(3, "d"), section(1, "b"), section(0, nil)]))
    #expect(backgrounds(shown).map(\.texts.last) == ["d", "b"])
  }

  @Test("A section has a background in every layout", arguments: 0..<5)
  func layouts(number: Int) {
    let layouts: [any SectionLayout] = [
      GridLayout(columns: 2), WaterfallLayout(columns: 2), CarouselLayout(itemWidth: .fixed(100)),
      ListLayout(.plain),
      ChipsLayout(),
    ]
    let shown = DisplayedLego(Lego(sections: [section(0, "a", layout: layouts[number], count: 5)]))
    let height = shown.collectionView.contentSize.height
    #expect(height > 0)
    #expect(backgrounds(shown).map(\.frame) == [CGRect(x: 0, y: 0, width: 375, height: height)])
    #expect(backgrounds(shown).map(\.texts) == [["a"]])
  }

  @Test("A section of UIKit's own description has a background and stays as it is")
  func rawSection() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let raw = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let section = Section(id: 0, layout: raw) { Tile(id: 1) }
      .background(Tile(id: 2, text: "a"))
    let shown = DisplayedLego(Lego(sections: [section]))
    #expect(backgrounds(shown).map(\.texts) == [["a"]])
    #expect(raw.decorationItems.isEmpty)
  }

  @Test("State that a background displays updates it") func state() {
    let controller = InteractionScreen(ids: [1]) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .background(Memo(id: screen.otherIDs.count))
      }
    }
    let screen = Screen(controller)
    #expect(screen.text.contains("Memo 0"))
    controller.otherIDs = [1, 2, 3]
    #expect(screen.text.contains("Memo 3"))
    #expect(!screen.text.contains("Memo 0"))
  }
}
