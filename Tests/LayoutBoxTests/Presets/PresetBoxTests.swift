import LayoutBox
import Testing
import UIKit

@MainActor @Suite("The boxes of presets in a view of 300 x 600") struct PresetBoxTests {
  private let size = CGSize(width: 300, height: 600)

  private static let insets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)

  /// One preset of each kind; items are 30, 50, 70, 90 or 110 points high.
  private static let presets: [any SectionBoxConvertible & Sendable] = [
    RowsLayout(spacing: 3, insets: insets), RowsLayout(rowHeight: .exactly(33)),
    GridLayout(columns: 3, spacing: 6, insets: insets),
    GridLayout(columns: 2, rowHeight: .timesWidth(0.5)),
    MosaicLayout([.large, .small, .small, .wide], spacing: 4, insets: insets),
    TableLayout(columns: [.fixed(80), .flexible], spacing: 4, insets: insets),
    TableLayout(columns: [.fixed(200), .fixed(200)]),
    WaterfallLayout(columns: 2, spacing: 7, spans: .items([2: 2]), insets: insets),
    ListLayout(.plain), ListLayout(.grouped), ListLayout(.insetGrouped), ListLayout(.sidebar),
  ]

  private static func height(_ item: Int) -> CGFloat { CGFloat(30 + item % 5 * 20) }

  @Test("The frames without a view are those of a collection view", arguments: 0..<12)
  func frames(index: Int) {
    let preset = Self.presets[index]
    let expected = PlainScreen(count: 11) { environment in
      preset.section(in: environment, itemCount: 11) { item, _ in Self.height(item) }
    }
    let found = preset.frames(in: size, itemCount: 11) { item, _ in
      preset is ListLayout ? nil : Self.height(item)
    }
    #expect(found.count == 11)
    #expect(areClose(found, expected.frames), "\(preset)")
  }

  @Test("A carousel and chips have the frames of their boxes") func orthogonal() {
    let carousel = CarouselLayout(
      itemWidth: .fixed(120), spacing: 10, rowHeight: .exactly(80), insets: Self.insets)
    #expect(
      carousel.frames(in: size, itemCount: 2)
        == [10, 140].map { CGRect(x: $0, y: 5, width: 120, height: 80) })
    // The estimated size of chips of unknown size is 80 x 32; 3 * 80 + 2 * 8 = 256.
    #expect(
      ChipsLayout().frames(in: size, itemCount: 4)
        == [
          CGRect(x: 0, y: 0, width: 80, height: 32), CGRect(x: 88, y: 0, width: 80, height: 32),
          CGRect(x: 176, y: 0, width: 80, height: 32), CGRect(x: 0, y: 40, width: 80, height: 32),
        ])
  }

  @Test("A preset is opened and its boxes are changed") func opened() {
    /// A grid with another spacing between its rows, and a footer.
    struct Spaced: SectionBoxConvertible, Hashable {
      func sectionBox(in context: SectionContext) -> SectionLayoutBox {
        GridLayout(columns: 2, spacing: 10, rowHeight: .exactly(40)).sectionBox(in: context)
          .spacing(25).footer(height: .absolute(12))
      }
    }
    // (300 - 10) / 2 = 145, and 40 + 25 = 65.
    #expect(
      areClose(
        Spaced().frames(in: size, itemCount: 3),
        [
          CGRect(x: 0, y: 0, width: 145, height: 40), CGRect(x: 155, y: 0, width: 145, height: 40),
          CGRect(x: 0, y: 65, width: 145, height: 40),
        ]))
    let solution = Spaced().solution(in: size, itemCounts: [3])
    #expect(
      solution.frame(of: .supplementary(UICollectionView.elementKindSectionFooter))
        == CGRect(x: 0, y: 105, width: 300, height: 12))
  }

  @Test("Presets have frames and a diagram in a layout of several sections") func mixed() {
    let layout = CompositionalLayoutBox {
      GridLayout(columns: 2, spacing: 0, rowHeight: .exactly(50))
      ListLayout(.plain)
      WaterfallLayout(columns: 3, spacing: 0)
      CarouselLayout(itemWidth: .fixed(100), spacing: 0, rowHeight: .exactly(60))
    }
    let frames = layout.solution(in: size, itemCounts: [2, 1, 3, 1]).frames
    // The rows are 50 and 44 points high, and squares of 300 / 3 points.
    #expect(frames[0] == [0, 150].map { CGRect(x: $0, y: 0, width: 150, height: 50) })
    #expect(frames[1] == [CGRect(x: 0, y: 50, width: 300, height: 44)])
    #expect(frames[2] == [0, 100, 200].map { CGRect(x: $0, y: 94, width: 100, height: 100) })
    #expect(frames[3] == [CGRect(x: 0, y: 194, width: 100, height: 60)])
    let diagram = layout.solution(in: size, itemCounts: [2, 1, 3, 1]).diagram()
    #expect(diagram.contains("150 × 50 at (150, 0)"))
    #expect(diagram.contains("100 × 100 at (200, 94)"))
    #expect(layout.diagnostics(in: size).isEmpty)
  }

  @Test("The boxes of equal presets are equal") func equality() {
    let section = PlainContext.section
    #expect(section(GridLayout(columns: 3)) == section(GridLayout(columns: 3)))
    #expect(section(GridLayout(columns: 3)) != section(GridLayout(columns: 2)))
    #expect(section(MosaicLayout([.large])) == section(MosaicLayout([.large])))
    #expect(section(MosaicLayout([.large])) != section(MosaicLayout([.small])))
  }

  @Test("A header of each preset can cover the insets") func headers() {
    let grid = GridLayout(columns: 2, insets: Self.insets).headerPinned(coversInsets: true)
    #expect(grid.pinsHeader)
    #expect(grid.headerCoversInsets)
    #expect(grid != GridLayout(columns: 2, insets: Self.insets, pinsHeader: true))
    #expect(!grid.headerPinned(false).pinsHeader)
    let others: [any PinnableHeaderLayout] = [
      RowsLayout(), CarouselLayout(itemWidth: .fraction(1)), MosaicLayout([.small]), ChipsLayout(),
      WaterfallLayout(), ListLayout(.grouped),
    ]
    for layout in others {
      #expect(!layout.headerCoversInsets)
      #expect(layout.headerPinned(coversInsets: true).headerCoversInsets, "\(layout)")
      #expect(layout.headerPinned().pinsHeader, "\(layout)")
    }
  }
}

/// The boxes of presets in a container of 300 x 600 points.
@MainActor private enum PlainContext {
  static func section(_ layout: any SectionBoxConvertible) -> SectionLayoutBox? {
    var box: SectionLayoutBox?
    _ = Recorder(layout: layout) { box = $0 }.frames(
      in: CGSize(width: 300, height: 600), itemCount: 5)
    return box
  }

  /// A layout that reports the boxes of another one.
  struct Recorder: SectionBoxConvertible {
    let layout: any SectionBoxConvertible
    let report: @MainActor (SectionLayoutBox) -> Void

    func sectionBox(in context: SectionContext) -> SectionLayoutBox {
      let box = layout.sectionBox(in: context)
      report(box)
      return box
    }
  }
}
