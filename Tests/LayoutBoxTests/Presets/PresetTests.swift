import Testing
import UIKit

@testable import LayoutBox

@MainActor @Suite("Presets in a plain collection view of 300 x 600") struct PresetTests {
  private func frames(_ layout: any SectionLayout, count: Int) -> [CGRect] {
    PlainScreen(count: count) { layout.section(in: $0, itemCount: count) { _, _ in 40 } }.frames
  }

  @Test("Each preset can be written with a leading dot") func dots() {
    let layouts: [any SectionLayout] = [
      .list(.plain), .rows(), .grid(columns: 2), .grid(columns: .minimumWidth(90)),
      .carousel(itemWidth: .fixed(80)), .carousel(itemWidth: .fraction(1), scrolling: .groupPaging),
      .mosaic([.large, .small]),
      .table(columns: [.fixed(80), .fitted, .flexible]), .chips(), .waterfall(columns: 2),
      .waterfall(columns: .minimumWidth(100)),
    ]
    for layout in layouts {
      #expect(layout is any Hashable, "\(layout)")
      #expect(frames(layout, count: 3).count == 3, "\(layout)")
    }
  }

  @Test("A preset is a value that can be changed") func changes() {
    var grid = GridLayout(columns: 2, spacing: 10)
    grid.columns = .fixed(3)
    grid.insets.leading = 30
    grid.rowHeight = .exactly(20)
    // (300 - 30 - 2 * 10) / 3 = 83.33
    #expect(
      areClose(frames(grid, count: 1), [CGRect(x: 30, y: 0, width: 83.33, height: 20)]))
    #expect(grid != GridLayout(columns: 2, spacing: 10))
  }

  @Test(
    "As many columns fit as have the minimum width",
    arguments: [(100, 3), (99, 3), (101, 2), (300, 1), (301, 1), (500, 1)] as [(CGFloat, Int)])
  func minimumWidth(minimum: CGFloat, columns: Int) {
    #expect(ColumnCount.minimumWidth(minimum).count(in: 300, spacing: 0) == columns)
  }

  @Test("The space between columns counts for the number of columns") func spacedColumns() {
    // 3 * 94 + 2 * 9 = 300; with columns of 95 points only 2 * 95 + 9 = 199 are used.
    #expect(ColumnCount.minimumWidth(94).count(in: 300, spacing: 9) == 3)
    #expect(ColumnCount.minimumWidth(95).count(in: 300, spacing: 9) == 2)
  }

  @Test("Invalid numbers of columns count as one or are limited") func hostileColumns() {
    #expect(ColumnCount.fixed(-3).count(in: 300, spacing: 8) == 1)
    #expect(ColumnCount.minimumWidth(.nan).count(in: 300, spacing: 8) >= 1)
    #expect(ColumnCount.minimumWidth(0).count(in: .infinity, spacing: 8) == 1)
    #expect(ColumnCount.minimumWidth(-8).count(in: 1e9, spacing: 8) == 1000)
  }

  @Test("A waterfall has its first item at the right in right-to-left") func waterfallRightToLeft()
  {
    let screen = PlainScreen(count: 3, isRightToLeft: true) { environment in
      WaterfallLayout(columns: 2, spacing: 10, spans: .items([2: 2]))
        .section(in: environment, itemCount: 3) { item, _ in [50, 30, 20][item] }
    }
    // (300 - 10) / 2 = 145; the third item covers both columns below 50 + 10.
    #expect(
      areClose(
        screen.frames,
        [
          CGRect(x: 155, y: 0, width: 145, height: 50), CGRect(x: 0, y: 0, width: 145, height: 30),
          CGRect(x: 0, y: 60, width: 300, height: 20),
        ]))
  }

  @Test("An incomplete repetition of a mosaic ends at its lowest tile") func mosaic() {
    // Cells of 100: a large tile, two small ones beside it, and then the large tile again.
    let layout = MosaicLayout([.large, .small, .small], spacing: 0)
    let screen = PlainScreen(count: 4) { layout.section(in: $0, itemCount: 4) { _, _ in nil } }
    #expect(
      areClose(
        screen.frames,
        [
          CGRect(x: 0, y: 0, width: 200, height: 200),
          CGRect(x: 200, y: 0, width: 100, height: 100),
          CGRect(x: 200, y: 100, width: 100, height: 100),
          CGRect(x: 0, y: 200, width: 200, height: 200),
        ]))
    #expect(screen.collectionView.contentSize.height == 400)
  }

  @Test("A mosaic of unknown number repeats its pattern") func mosaicPattern() {
    let layout = MosaicLayout([.tall, .small], columns: 2, spacing: 20)
    // (300 - 20) / 2 = 140; the second repetition begins at 2 * 140 + 20 + 20 = 320.
    #expect(
      areClose(
        PlainScreen(count: 3) { layout.section(in: $0) }.frames,
        [
          CGRect(x: 0, y: 0, width: 140, height: 300),
          CGRect(x: 160, y: 0, width: 140, height: 140),
          CGRect(x: 0, y: 320, width: 140, height: 300),
        ]))
  }

  @Test("A banner is as wide as the section inside its insets and scrolls by pages") func banner() {
    let insets = NSDirectionalEdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15)
    let layout = CarouselLayout(
      itemWidth: .fraction(1), spacing: 10, rowHeight: .timesWidth(0.5), insets: insets,
      scrolling: .groupPaging)
    // 300 - 30 = 270; the second begins at 15 + 270 + 10.
    #expect(
      areClose(
        frames(layout, count: 2), [15, 295].map { CGRect(x: $0, y: 0, width: 270, height: 135) }))
    #expect(layout.scrolling == .groupPaging)
  }

  @Test("A paged carousel reports each item that comes to the leading edge once") func pages()
    throws
  {
    var pages: [Int] = []
    let layout = CarouselLayout(itemWidth: .fraction(1), spacing: 0, rowHeight: .exactly(50))
      .onPage { pages.append($0) }
    let screen = PlainScreen(count: 3) { layout.section(in: $0) }
    let row = try #require(
      screen.collectionView.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    for offset: CGFloat in [0, 100, 200, 300, 300, 600, 0] {
      row.contentOffset.x = offset
      screen.collectionView.layoutIfNeeded()
    }
    // 200 is nearer to the second item at 300.
    #expect(pages == [1, 2, 0])
  }

  @Test("A system list has the appearance, the separators and the background that are set")
  func systemList() {
    var list = ListLayout(.grouped, showsSeparators: false, backgroundColor: .red)
    #expect(list.configuration.appearance == .grouped)
    #expect(list.configuration.showsSeparators == false)
    #expect(list.configuration.backgroundColor == .red)
    #expect(!list.pinsHeader)
    list.firstItemIsHeader = true
    #expect(list.configuration.headerMode == .firstItemInSection)
    #expect(ListLayout(.plain).pinsHeader)
    #expect(ListLayout(.plain).configuration.showsSeparators)
  }

  @Test("The rows of a system list have the swipe actions of the context") func swipeActions() {
    var actions = SectionSwipeActions()
    actions.trailing = { path in
      path.item == 1 ? UISwipeActionsConfiguration(actions: []) : nil
    }
    var configuration = ListLayout(.plain).configuration
    configuration.setSwipeActions(actions)
    let provider = configuration.trailingSwipeActionsConfigurationProvider
    #expect(provider?(IndexPath(item: 1, section: 0)) != nil)
    #expect(provider?(IndexPath(item: 0, section: 0)) == nil)
    #expect(configuration.leadingSwipeActionsConfigurationProvider == nil)
  }
}

extension ColumnCount {
  /// Returns the number of columns in a section of the available width, in the default text size.
  fileprivate func count(in available: CGFloat, spacing: CGFloat) -> Int {
    count(in: available, spacing: spacing, traits: AdaptiveTraits(width: available))
  }
}
