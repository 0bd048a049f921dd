import LegoKit
import LegoSupport
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Badges of items") struct BadgeTests {
  /// A badge of a stated size.
  private struct Mark: TypedItemType, Equatable {
    typealias CellType = MarkCell
    var id = 0
    var text = ""
  }

  /// A badge of another type.
  private struct OtherMark: TypedItemType, Equatable {
    typealias CellType = OtherMarkCell
    var id = 0
  }

  private final class MarkCell: UICollectionViewCell, TypedCellType {
    private(set) var texts: [String] = []

    func update(with item: Mark) { texts.append(item.text) }

    static func layout(constraintsTo size: CGSize, with item: Mark) -> CGSize {
      CGSize(width: 30, height: 20)
    }
  }

  private final class OtherMarkCell: UICollectionViewCell, TypedCellType {
    func update(with item: OtherMark) {}
  }

  private func shown(
    layout: any SectionLayout = RowsLayout(rowHeight: .exactly(50)),
    @ItemBuilder _ items: () -> ItemList
  ) -> DisplayedLego {
    DisplayedLego(Lego { Section(id: 0, layout: layout, items: items) })
  }

  private func lego(_ mark: Mark?, tile: Tile = Tile(id: 1)) -> Lego {
    Lego {
      Section(id: 0, layout: RowsLayout(rowHeight: .exactly(50))) { tile.badge(mark) }
    }
  }

  /// Returns the visible badges in a cell.
  private func marks(_ item: Int, in shown: DisplayedLego) -> [MarkCell] {
    let cell = shown.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    return cell.map { views(of: MarkCell.self, in: $0) } ?? []
  }

  private struct Corner {
    let edges: NSDirectionalRectEdge
    let offset: CGPoint
    let origin: CGPoint
  }

  // A cell of 375 x 50 points and a badge of 30 x 20 points.
  private static let corners = [
    Corner(edges: [.top, .trailing], offset: .zero, origin: CGPoint(x: 345, y: 0)),
    Corner(edges: [.bottom, .leading], offset: .zero, origin: CGPoint(x: 0, y: 30)),
    Corner(edges: [], offset: .zero, origin: CGPoint(x: 172.5, y: 15)),
    Corner(
      edges: [.top, .trailing], offset: CGPoint(x: 8, y: -6), origin: CGPoint(x: 353, y: -6)),
  ]

  @Test("A badge is inside the edges that are set, moved by its offset", arguments: 0..<4)
  func position(number: Int) {
    let corner = Self.corners[number]
    let shown = shown { Tile(id: 1).badge(Mark(), at: corner.edges, offset: corner.offset) }
    #expect(
      marks(0, in: shown).map(\.frame) == [
        CGRect(origin: corner.origin, size: CGSize(width: 30, height: 20))
      ])
  }

  @Test("From right to left, a badge is at the other side") func rightToLeft() {
    let controller = InteractionScreen(ids: [1]) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .badge { (row: Row) in Mark() }
      }
    }
    _ = Screen(controller, traits: UITraitCollection(layoutDirection: .rightToLeft))
    let marks = views(of: MarkCell.self, in: controller.collectionView)
    #expect(marks.map(\.frame.origin) == [.zero])
  }

  @Test("A badge that changes updates its view; an equal badge and the cell are left alone")
  func refresh() throws {
    let shown = DisplayedLego(lego(Mark(text: "a")))
    let view = try #require(marks(0, in: shown).first)
    shown.apply(lego(Mark(text: "a")))
    #expect(view.texts == ["a"])
    shown.apply(lego(Mark(text: "b")))
    #expect(marks(0, in: shown) == [view])
    #expect(view.texts == ["a", "b"])
    #expect(shown.tiles(0).count == 1)
  }

  @Test("A cell that changes leaves its badge alone") func changedCell() {
    let shown = DisplayedLego(lego(Mark(text: "a")))
    shown.apply(lego(Mark(text: "a"), tile: Tile(id: 1, text: "new")))
    #expect(shown.tiles(0).map(\.text) == ["", "new"])
    #expect(marks(0, in: shown).map(\.texts) == [["a"]])
  }

  @Test("A badge appears and disappears with its description") func appearance() {
    let shown = DisplayedLego(lego(nil))
    #expect(marks(0, in: shown).isEmpty)
    shown.apply(lego(Mark()))
    #expect(marks(0, in: shown).count == 1)
    shown.apply(lego(nil))
    #expect(marks(0, in: shown).isEmpty)
    #expect(shown.tiles(0).count == 1)
  }

  @Test("A badge follows its item") func movement() {
    func lego(_ ids: [Int]) -> Lego {
      Lego {
        Section(id: 0, layout: RowsLayout(rowHeight: .exactly(50))) {
          for id in ids { Tile(id: id).badge(id == 2 ? Mark() : nil) }
        }
      }
    }
    let shown = DisplayedLego(lego([1, 2, 3]))
    for ids in [[2, 1, 3], [4, 5, 2, 1, 3], [3, 2]] {
      shown.apply(lego(ids))
      #expect(ids.indices.map { marks($0, in: shown).count } == ids.map { $0 == 2 ? 1 : 0 })
    }
  }

  @Test("A reused cell has the badge of its item only") func reuse() {
    let shown = shown {
      for id in 0..<100 { Tile(id: id).badge(id % 7 == 0 ? Mark(text: "\(id)") : nil) }
    }
    for offset in [0, 700, 2_000, 4_300, 900] {
      shown.collectionView.contentOffset.y = CGFloat(offset)
      shown.view.layoutIfNeeded()
      for path in shown.collectionView.indexPathsForVisibleItems {
        let texts = marks(path.item, in: shown).map(\.texts.last)
        #expect(texts == (path.item % 7 == 0 ? ["\(path.item)"] : []), "row \(path.item)")
      }
    }
  }

  @Test(
    "Badges are displayed in every layout", arguments: 0..<6)
  func layouts(number: Int) {
    let layouts: [any SectionLayout] = [
      RowsLayout(), GridLayout(columns: 2), WaterfallLayout(columns: 2),
      CarouselLayout(itemWidth: .fixed(100)),
      ListLayout(.plain), ChipsLayout(),
    ]
    let shown = shown(layout: layouts[number]) {
      for id in 0..<3 { Tile(id: id).badge(Mark(text: "\(id)")) }
    }
    let texts = (0..<3).map { marks($0, in: shown).map(\.texts) }
    #expect(texts == [[["0"]], [["1"]], [["2"]]])
  }

  @Test("An item has one badge for each position, the last of which counts") func several() {
    let shown = shown {
      Tile(id: 1).badge(Mark(text: "a")).badge(Mark(text: "b"), at: .bottom)
        .badge(Mark(text: "c"))
    }
    #expect(Set(marks(0, in: shown).map(\.texts)) == [["b"], ["c"]])
  }

  @Test("A section has badges for items of a type, which those of an item replace") func section() {
    let section = Section(id: 0, layout: RowsLayout()) {
      Tile(id: 1)
      Tile(id: 2).badge(Mark(text: "own"))
    }
    .badge { (tile: Tile) in Mark(text: "\(tile.id)") }
    let shown = DisplayedLego(Lego(sections: [section]))
    #expect((0..<2).map { marks($0, in: shown).map(\.texts) } == [[["1"]], [["own"]]])
  }

  @Test("State that the closure of a section's badges reads updates them, and no cell") func state()
    throws
  {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .badge { [weak screen] (row: Row) in
            screen?.otherIDs.contains(row.id) == true ? BadgeItem("new") : nil
          }
      }
    }
    let screen = Screen(controller)
    #expect(!screen.text.contains("new"))
    controller.otherIDs = [2]
    screen.settle()
    let cells = try (0..<3).map { item in
      try #require(
        controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
          as? TextCell<Row>)
    }
    #expect(cells.map { views(of: BadgeItemCell.self, in: $0).count } == [0, 1, 0])
    #expect(cells.map(\.updateCount) == [1, 1, 1])
  }

  @Test("A badge of another type replaces the view") func otherType() {
    func lego(_ item: ModifiedItem<Tile>) -> Lego {
      Lego { Section(id: 0, layout: RowsLayout()) { item } }
    }
    let shown = DisplayedLego(lego(Tile(id: 1).badge(Mark())))
    shown.apply(lego(Tile(id: 1).badge(OtherMark())))
    #expect(marks(0, in: shown).isEmpty)
    let cell = shown.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(cell.map { views(of: OtherMarkCell.self, in: $0).count } == 1)
  }

  @Test("A number is displayed as its text, 0 not at all, and a badge without text is a dot")
  func texts() throws {
    let shown = shown(layout: RowsLayout(rowHeight: .exactly(50))) {
      Tile(id: 1).badge(3)
      Tile(id: 2).badge(0)
      Tile(id: 3).badge("New")
      Tile(id: 4).badge(BadgeItem())
    }
    let badges = (0..<4).map { item in
      shown.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
        .map { views(of: BadgeItemCell.self, in: $0) } ?? []
    }
    #expect(badges.map(\.count) == [1, 0, 1, 1])
    let number = try #require(badges[0].first), text = try #require(badges[2].first)
    // A circle of 20 points, a capsule of that height, and a dot of 10 points.
    #expect(number.frame.size == CGSize(width: 20, height: 20))
    #expect(text.frame.height == 20 && text.frame.width > 20)
    #expect(badges[3].first?.frame == CGRect(x: 365, y: 0, width: 10, height: 10))
    #expect(views(of: UILabel.self, in: text).map(\.text) == ["New"])
  }
}

// MARK: Badges of a kind

@MainActor @Suite("Badges that the layout places") struct BadgeKindTests {
  private static let layout = SectionLayoutBox {
    ItemLayoutBox(width: .w(1), height: .absolute(50))
      .badge("unread", width: .absolute(20), height: .absolute(10))
  }

  private func lego(_ texts: [(id: Int, badge: String?)]) -> Lego {
    Lego {
      Section(id: 0, layout: Self.layout) {
        for (id, text) in texts {
          Tile(id: id).badge(text.map { Tile(id: id, text: $0) }, kind: "unread")
        }
      }
    }
  }

  private func texts(_ shown: DisplayedLego, count: Int) -> [[String]] {
    (0..<count).map { item in
      let view = shown.collectionView.supplementaryView(
        forElementKind: "unread", at: IndexPath(item: item, section: 0))
      return view.map { views(of: TileCell.self, in: $0) }?.first?.tiles.map(\.text) ?? []
    }
  }

  @Test("Each item has its badge where the layout places the kind, without a registration")
  func display() {
    let shown = DisplayedLego(lego([(1, "a"), (2, nil), (3, "c")]))
    #expect(texts(shown, count: 3) == [["a"], [], ["c"]])
    let view = shown.collectionView.supplementaryView(
      forElementKind: "unread", at: IndexPath(item: 2, section: 0))
    #expect(view?.frame == CGRect(x: 355, y: 100, width: 20, height: 10))
  }

  @Test("A badge of a kind that changes updates its view, and an equal one does not")
  func refresh() {
    let shown = DisplayedLego(lego([(1, "a"), (2, nil)]))
    shown.apply(lego([(1, "b"), (2, "new")]))
    #expect(texts(shown, count: 2) == [["a", "b"], ["new"]])
    shown.apply(lego([(1, "b"), (2, nil)]))
    #expect(texts(shown, count: 2) == [["a", "b"], []])
    #expect(shown.tiles(0).count == 1)
  }

  @Test("A badge of a kind that changes while its view is prepared is new when it is displayed")
  func prepared() {
    withPreparedViews {
      let shown = DisplayedLego(lego((0..<18).map { ($0, "a") }))
      shown.apply(lego((0..<18).map { ($0, "b") }))
      shown.collectionView.contentOffset.y = 233
      shown.view.layoutIfNeeded()
      // The badges of the last four of 18 rows were below the screen; those of five are above it now.
      #expect(texts(shown, count: 18)[5...].map(\.last) == Array(repeating: "b", count: 13))
    }
  }

  @Test("Badges of a kind follow their items") func movement() {
    let shown = DisplayedLego(lego([(1, "a"), (2, "b")]))
    shown.apply(lego([(3, "c"), (2, "b"), (1, "a")]))
    #expect(texts(shown, count: 3).map(\.last) == ["c", "b", "a"])
    shown.apply(lego([(1, "a")]))
    #expect(texts(shown, count: 1).map(\.last) == ["a"])
  }

  @Test("A view of the renderer's provider is displayed for an item without a badge")
  func provider() {
    let renderer = LegoRenderer(lego: lego([(1, "a"), (2, nil)]))
    var paths: [IndexPath] = []
    renderer.supplementaryViewProvider = { _, _, path in
      paths.append(path)
      return nil
    }
    _ = DisplayedLego(renderer)
    #expect(paths == [IndexPath(item: 1, section: 0)])
  }
}
