import LegoKit
import LegoSupport
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Mistakes of layouts") struct LayoutMistakeTests {
  /// A screen with a section that a closure changes.
  private final class Single: LegoViewController {
    @State var count = 3
    @State var page = 0
    var change: (Single, Section) -> Section = { $1 }
    var ownLayout: UICollectionViewLayout?

    override var collectionViewLayout: UICollectionViewLayout? { ownLayout }

    override var lego: Lego {
      Lego {
        change(self, Section(id: "x", layout: RowsLayout()) { (0..<count).map { Tile(id: $0) } })
      }
    }
  }

  private func mistakes(
    in layout: UICollectionViewLayout?, _ change: @escaping (Single, Section) -> Section
  ) -> [any LegoMistake] {
    let single = Single()
    (single.change, single.ownLayout) = (change, layout)
    var mistakes: [any LegoMistake] = []
    single.legoRenderer.mistakeHandler = { mistakes.append($0) }
    let screen = Screen(single, size: CGSize(width: 300, height: 400))
    single.count = 4
    screen.settle()
    return mistakes
  }

  // MARK: Modifiers

  @Test("Modifiers that a layout of the app does not display are reported once, with the remedy")
  func modifiers() throws {
    let found = mistakes(in: StairsLayout()) { single, section in
      section.background(Tile(id: 9)).transition(.fade).onScroll { _ in }.page(single.$page)
    }
    let ignored = found.compactMap { $0 as? ModifierIgnoredByLayout }
    #expect(ignored.map(\.modifier).sorted() == ["background", "onScroll", "page", "transition"])
    #expect(ignored.count == found.count)
    let background = try #require(ignored.first { $0.modifier == "background" })
    #expect(background.layoutType == "LegoKitTests.StairsLayout")
    #expect(
      background.description == """
        `background` of section x has no effect, since the screen is laid out by \
        LegoKitTests.StairsLayout. Display the item by `supplementaryItem(_:ofKind:)`, and return \
        attributes for this kind from the layout.
        """)
  }

  @Test("In the layouts of the sections, and for modifiers that work, nothing is reported")
  func noMistakes() {
    let none = mistakes(in: nil) { _, section in
      section.background(Tile(id: 9)).transition(.fade)
    }
    #expect(none.isEmpty)
    let working = mistakes(in: StairsLayout()) { _, section in
      section.footer(Tile(id: 9)).badge { (_: Tile) in Tile(id: 8) }.onAppear { (_: Tile) in }
    }
    #expect(working.isEmpty)
  }

  @Test("A compositional layout of the app may have pages") func pages() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .paging
    let found = mistakes(in: UICollectionViewCompositionalLayout(section: section)) {
      $1.page($0.$page)
    }
    #expect(found.isEmpty)
  }

  // MARK: Numbers of items

  private func mismatch(_ layout: any SectionLayout, count: Int) -> MismatchedItemCount? {
    let shown = LegoRenderer(
      lego: Lego { Section(id: "x", layout: layout) { (0..<count).map { Tile(id: $0) } } })
    var mistakes: [any LegoMistake] = []
    shown.mistakeHandler = { mistakes.append($0) }
    _ = DisplayedLego(shown)
    return mistakes.compactMap { $0 as? MismatchedItemCount }.first
  }

  /// Two rows and, each hour of a day, 24 columns.
  private let guide = TimelineLayout(
    spans: (0..<4).map { TimelineSpan(row: $0 % 2, start: Double($0) * 60, length: 50) },
    rowCount: 2, range: 0..<1_440, pointsPerUnit: 1)

  @Test("A timeline has an item for each title and each span, or the numbers are reported")
  func timeline() throws {
    // 2 titles of rows, 24 of columns and 4 spans.
    #expect(mismatch(guide, count: 30) == nil)
    #expect(mismatch(guide, count: 0) == nil)
    let missing = try #require(mismatch(guide, count: 29))
    #expect(
      missing.description == """
        Section x has 29 items, but its layout has 30 positions: 2 titles of rows, 24 titles of \
        columns and 4 spans. So 1 item is missing. Describe one item for each position, in this \
        order; an empty position needs an item, too.
        """)
    let hidden = try #require(mismatch(guide, count: 33))
    #expect(hidden.description.contains("So 3 items are hidden."))
    #expect(mismatch(guide.scaledWithText(), count: 29)?.expectedCount == 30)
  }

  @Test("The last row of a table is full, or the missing fields are reported") func table() throws {
    var table = TableLayout(columns: [.fixed(50), .fixed(50), .fixed(50)])
    #expect(mismatch(table, count: 9) == nil)
    let missing = try #require(mismatch(table, count: 7))
    #expect(missing.positions == "3 rows of 3 columns")
    #expect(missing.description.contains("has 9 positions"))
    #expect(missing.description.contains("So 2 items are missing."))
    let single = try #require(mismatch(table, count: 1))
    #expect(
      single.description.hasPrefix("Section x has 1 item, but its layout has 3 positions: 1 row"))
    // A title over all columns, and two rows of three fields.
    table.spans = .items([0: WaterfallSpans.fullWidth])
    #expect(mismatch(table, count: 7) == nil)
    #expect(mismatch(table, count: 6)?.itemCount == 6)
  }

  @Test("A table that displays skeletons, nothing or a failure reports no number") func phases() {
    for state in [LoadState.loading, .failed("Offline"), .loaded] {
      let renderer = LegoRenderer(
        lego: Lego {
          Section(id: "x", layout: TableLayout(columns: [.flexible, .flexible, .flexible])) {
            [Tile]()
          }
          .phase(state, retry: {}, empty: { Tile(id: 0) })
        })
      var mistakes: [any LegoMistake] = []
      renderer.mistakeHandler = { mistakes.append($0) }
      _ = DisplayedLego(renderer)
      #expect(mistakes.isEmpty, "\(state)")
    }
  }
}
