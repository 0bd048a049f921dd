import LegoKit
import LegoSupport
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Screens whose width and text size change") struct AdaptiveScreenTests {
  /// A screen of one section.
  final class Page: LegoViewController {
    private let section: Section

    init(_ section: Section) {
      self.section = section
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var lego: Lego { Lego { section } }

    /// The frames of the visible cells, in the order of their index paths.
    var frames: [CGRect] {
      let view = legoRenderer.collectionView
      return (view?.indexPathsForVisibleItems ?? []).sorted().compactMap {
        view?.cellForItem(at: $0)?.frame
      }
    }
  }

  private func screen(
    _ layout: any SectionLayout, width: CGFloat, @ItemBuilder items: () -> ItemList
  ) -> (Page, LegoTesting.Screen) {
    let page = Page(Section(id: 0, layout: layout, items: items))
    return (page, LegoTesting.Screen(page, size: CGSize(width: width, height: 600)))
  }

  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  @Test("The columns of a displayed grid follow its width and the text size") func columns() {
    let grid = GridLayout(
      columns: .adaptive(2, accessibility: 1, wide: 4), spacing: 0, rowHeight: .exactly(30))
    let (page, screen) = screen(grid, width: 400) { (0..<8).map { Tile(id: $0) } }
    #expect(page.frames.map(\.width) == Array(repeating: 200, count: 8))
    screen.resize(to: CGSize(width: 800, height: 400))
    #expect(page.frames.map(\.width) == Array(repeating: 200, count: 8))
    #expect(page.frames.last?.minY == 30)
    screen.setTraits(traits(.accessibilityExtraLarge))
    #expect(page.frames.map(\.width) == Array(repeating: 800, count: 8))
    screen.setTraits(traits(.extraLarge))
    #expect(page.frames.map(\.width) == Array(repeating: 200, count: 8))
    screen.resize(to: CGSize(width: 699, height: 400))
    #expect(page.frames.last?.minY == 90)
  }

  @Test("A displayed waterfall has other columns in another width, and measures its cells again")
  func waterfall() {
    let layout = WaterfallLayout(columns: .minimumWidth(100, maximum: 3), spacing: 0)
    let (page, screen) = screen(layout, width: 200) {
      [30, 50, 20].enumerated().map { Paragraph(id: $0, height: $1) }
    }
    let two = [
      CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 100, y: 0, width: 100, height: 50),
      CGRect(x: 0, y: 30, width: 100, height: 20),
    ]
    #expect(areClose(page.frames, two))
    screen.resize(to: CGSize(width: 900, height: 400))
    #expect(page.frames.map(\.minX) == [0, 300, 600])
    #expect(page.frames.map(\.height) == [30, 50, 20])
    screen.resize(to: CGSize(width: 200, height: 400))
    #expect(areClose(page.frames, two))
  }

  @Test("A section changes to another layout with its width, and keeps its cells") func layout() {
    let layout = AdaptiveLayout(.rows(), wide: SplitLayout(listWidth: 300, columnSpacing: 0))
    let (page, screen) = screen(layout, width: 400) {
      Paragraph(id: 0, height: 120)
      Tile(id: 1, height: 60)
      Paragraph(id: 2, height: 40)
    }
    #expect(page.frames.map(\.minY) == [0, 120, 180])
    #expect(page.frames.map(\.height) == [120, 60, 40])
    let cells = page.legoRenderer.collectionView?.visibleCells.map(ObjectIdentifier.init)
    screen.resize(to: CGSize(width: 800, height: 500))
    #expect(
      areClose(
        page.frames,
        [
          CGRect(x: 300, y: 0, width: 500, height: 120), CGRect(x: 0, y: 0, width: 300, height: 60),
          CGRect(x: 0, y: 60, width: 300, height: 40),
        ]))
    let later = page.legoRenderer.collectionView?.visibleCells.map(ObjectIdentifier.init)
    #expect(Set(later ?? []) == Set(cells ?? []))
    screen.resize(to: CGSize(width: 400, height: 600))
    #expect(page.frames.map(\.minY) == [0, 120, 180])
  }

  @Test(
    "A text in a readable width is as high as in a section of this width",
    arguments: [
      (.large, 672), (.extraLarge, 744), (.accessibilityExtraLarge, 896),
    ] as [(UIContentSizeCategory, CGFloat)])
  func texts(category: UIContentSizeCategory, readable: CGFloat) {
    let text = String(repeating: "A text of several lines. ", count: 40)
    let pairs: [(any SectionLayout, any SectionLayout)] = [
      (ReadableLayout(.rows()), .rows()),
      (ReadableLayout(.grid(columns: 2)), .grid(columns: 2)),
      (ReadableLayout(.waterfall(columns: 2)), .waterfall(columns: 2)),
      (ReadableLayout(.list(.plain)), .list(.plain)),
    ]
    for (limited, base) in pairs {
      let (wide, screen) = screen(limited, width: 1200) { TextRow(text) }
      screen.setTraits(traits(category))
      let (narrow, other) = self.screen(base, width: readable) { TextRow(text) }
      other.setTraits(traits(category))
      #expect(wide.frames.map(\.size) == narrow.frames.map(\.size), "\(base)")
      #expect(wide.frames.first?.minX == (1200 - readable) / 2)
      // A text in one line would be lower.
      #expect((wide.frames.first?.height ?? 0) > 60)
    }
  }

  @Test("The header and the footer of a readable section are as wide as its content")
  func header() throws {
    let section = Section(
      id: 0, layout: ReadableLayout(.grid(columns: 2), maximumWidth: 200),
      header: Tile(id: 1, height: 30)
    ) {
      Tile(id: 2, height: 40)
    }
    .footer(Tile(id: 3, height: 20))
    let page = Page(section)
    let screen = LegoTesting.Screen(page, size: CGSize(width: 300, height: 400))
    let view = try #require(page.legoRenderer.collectionView)
    for (kind, minY) in [
      (UICollectionView.elementKindSectionHeader, 0),
      (UICollectionView.elementKindSectionFooter, 70),
    ] as [(String, CGFloat)] {
      let frame = view.supplementaryView(forElementKind: kind, at: [0, 0])?.frame
      #expect(frame?.minX == 50, "\(kind)")
      #expect(frame?.width == 200, "\(kind)")
      #expect(frame?.minY == minY, "\(kind)")
    }
    screen.settle()
  }

  @Test("The header stays visible while the displayed layout pins it") func pinnedHeader() throws {
    let section = Section(
      id: 0,
      layout: AdaptiveLayout(
        .rows(pinsHeader: true), wide: .grid(columns: 1, spacing: 0), from: 500),
      header: Tile(id: 100, height: 30)
    ) {
      (0..<60).map { Tile(id: $0, height: 50) }
    }
    let page = Page(section)
    let screen = LegoTesting.Screen(page, size: CGSize(width: 300, height: 400))
    let view = try #require(page.legoRenderer.collectionView)
    let kind = UICollectionView.elementKindSectionHeader
    view.contentOffset.y = 200
    screen.settle()
    #expect(view.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.minY == 200)
    screen.resize(to: CGSize(width: 500, height: 400))
    view.contentOffset.y = 200
    screen.settle()
    #expect(view.supplementaryView(forElementKind: kind, at: [0, 0]) == nil)
  }

  @Test("A readable list has the background of its appearance") func background() {
    let (plain, _) = screen(.list(.insetGrouped), width: 900) { TextRow("One") }
    let (readable, _) = screen(ReadableLayout(.list(.insetGrouped)), width: 900) { TextRow("One") }
    let (adaptive, _) = screen(
      AdaptiveLayout(.list(.insetGrouped), wide: .grid(columns: 2)), width: 900
    ) { TextRow("One") }
    let color = plain.legoRenderer.collectionView?.backgroundColor
    #expect(color == .systemGroupedBackground)
    #expect(readable.legoRenderer.collectionView?.backgroundColor == color)
    #expect(adaptive.legoRenderer.collectionView?.backgroundColor == color)
  }
}
