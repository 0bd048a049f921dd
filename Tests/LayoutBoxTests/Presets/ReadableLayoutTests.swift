import Testing
import UIKit

@testable import LayoutBox

@MainActor @Suite("Layouts with content of a readable width") struct ReadableLayoutTests {
  private static let insets = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 16)
  private let large = UITraitCollection(preferredContentSizeCategory: .large)

  private func frames(
    _ layout: some SectionBoxConvertible, width: CGFloat, count: Int = 1,
    traits: UITraitCollection? = nil
  ) -> [CGRect] {
    layout.frames(
      in: CGSize(width: width, height: 600), itemCount: count, traits: traits ?? large
    ) { _, width in width / 8 }
  }

  @Test(
    "The content has at most the readable width between the insets and is centered",
    arguments: [320, 700, 704, 1000, 1366] as [CGFloat],
    // uikit.md, 3.3: 672 in the default size, about 896 in accessibility sizes.
    [(.large, 672), (.extraSmall, 560), (.accessibilityLarge, 896)]
      as [(UIContentSizeCategory, CGFloat)])
  func width(width: CGFloat, size: (category: UIContentSizeCategory, readable: CGFloat)) {
    let content = min(width - 2 * 16, size.readable)
    let traits = UITraitCollection(preferredContentSizeCategory: size.category)
    let expected = CGRect(
      x: (width - content) / 2, y: 5, width: content, height: content / 8)
    let layouts: [any SectionBoxConvertible] = [
      ReadableLayout(.rows(insets: Self.insets)),
      ReadableLayout(.grid(columns: 1, insets: Self.insets)),
      ReadableLayout(.waterfall(columns: 1, insets: Self.insets)),
      ReadableLayout(.table(columns: [.flexible], insets: Self.insets)),
      ReadableLayout(.mosaic([.small], columns: 1, rowAspect: 1 / 8, insets: Self.insets)),
      ReadableLayout(
        SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .estimated(44)) }
          .insets(Self.insets)),
      ReadableLayout(AdaptiveLayout(.rows(insets: Self.insets), wide: .rows(insets: Self.insets))),
    ]
    for layout in layouts {
      #expect(areClose(frames(layout, width: width, traits: traits), [expected]), "\(layout)")
    }
  }

  @Test(
    "The content is as wide as the readable content guide of a wide view",
    arguments: [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ] as [UIContentSizeCategory])
  func guide(category: UIContentSizeCategory) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.setOverrideTraitCollection(traits, forChild: child)
    parent.view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 0, width: 1366, height: 400)
    let marker = UIView()
    marker.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(marker)
    let guide = child.view.readableContentGuide
    NSLayoutConstraint.activate([
      marker.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      marker.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    child.view.layoutIfNeeded()
    let content = frames(ReadableLayout(.rows()), width: 1366, traits: traits).first
    #expect(content?.minX == marker.frame.minX)
    #expect(content?.width == marker.frame.width)
  }

  @Test("Columns share the readable width, and their number follows the whole section")
  func columns() {
    let grid = GridLayout(
      columns: .adaptive(1, wide: 2, from: 900), spacing: 12, rowHeight: .exactly(30))
    // (672 − 12) / 2 = 330, from (1000 − 672) / 2 = 164 on.
    #expect(
      areClose(
        frames(ReadableLayout(grid), width: 1000, count: 2),
        [164, 506].map { CGRect(x: $0, y: 0, width: 330, height: 30) }))
    #expect(frames(ReadableLayout(grid), width: 899, count: 2).map(\.width) == [672, 672])
  }

  @Test("A width of its own takes the place of the readable one, and the smaller of two applies")
  func maximum() {
    #expect(frames(ReadableLayout(.rows(), maximumWidth: 500), width: 900).first?.minX == 200)
    let nested = ReadableLayout(ReadableLayout(.rows(), maximumWidth: 500), maximumWidth: 300)
    #expect(frames(nested, width: 900) == [CGRect(x: 300, y: 0, width: 300, height: 37.5)])
    #expect(frames(ReadableLayout(.rows(), maximumWidth: 0), width: 900).first?.width == 1)
    #expect(
      frames(ReadableLayout(.rows(), maximumWidth: .infinity), width: 900).first?.width == 900)
  }

  @Test("The frames in a collection view are those without one, from right to left, too")
  func collectionView() {
    let insets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)
    let layout = ReadableLayout(
      .grid(columns: 2, spacing: 10, rowHeight: .exactly(40), insets: insets), maximumWidth: 200)
    // 300 − 10 − 30 − 200 = 60 are shared: the content begins at 10 + 30.
    let columns = [40, 145].map { CGRect(x: $0, y: 0, width: 95, height: 40) }
    #expect(areClose(PlainScreen(count: 2) { layout.section(in: $0) }.frames, columns))
    let mirrored = [165, 60].map { CGRect(x: $0, y: 0, width: 95, height: 40) }
    #expect(
      areClose(
        PlainScreen(count: 2, isRightToLeft: true) { layout.section(in: $0) }.frames, mirrored))
  }

  @Test(
    "A list of the system is as wide and keeps its separators",
    arguments: [.plain, .grouped, .insetGrouped]
      as [UICollectionLayoutListConfiguration.Appearance])
  func systemList(appearance: UICollectionLayoutListConfiguration.Appearance) {
    let layout = ReadableLayout(.list(appearance), maximumWidth: 180)
    let frames = PlainScreen(count: 2) { layout.section(in: $0) }.frames
    #expect(frames.map(\.width) == [180, 180])
    #expect(frames.map(\.minX) == [60, 60])
    let adaptive = ReadableLayout(
      AdaptiveLayout(.grid(columns: 2), wide: .list(appearance), from: 100), maximumWidth: 180)
    #expect(PlainScreen(count: 2) { adaptive.section(in: $0) }.frames == frames)
  }

  @Test("A carousel begins at the readable width and reports its pages there") func carousel() {
    var pages: [Int] = []
    let carousel = CarouselLayout(itemWidth: .fraction(1), spacing: 0, rowHeight: .exactly(50))
    let layout = ReadableLayout(carousel.onPage { pages.append($0) }, maximumWidth: 200)
    let screen = PlainScreen(count: 4) { layout.section(in: $0, itemCount: 4) }
    #expect(screen.frames.map(\.minX) == [50, 250, 450, 650])
    let row = screen.collectionView.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    // The second item is at the leading edge of the content at an offset of 200.
    for offset: CGFloat in [90, 110, 200] {
      row?.contentOffset.x = offset
      screen.collectionView.layoutIfNeeded()
    }
    #expect(pages == [1])
  }

  @Test("A table that is wider than the readable width scrolls below the insets around it")
  func table() {
    var geometry: TableGeometry?
    let table = TableLayout(columns: [.fixed(150), .fixed(150)], insets: Self.insets)
    _ = PlainScreen(count: 2) { environment in
      var context = SectionContext(
        environment: environment, itemCount: 2, itemHeight: { _, _ in nil })
      context.onHorizontalScrolling = { geometry = $0 as? TableGeometry }
      return ReadableLayout(table, maximumWidth: 200).makeSection(in: context)
    }
    // 300 − 2 · 16 − 200 = 68 are shared.
    #expect(geometry?.visibleWidth == 300)
    #expect(geometry?.columns.map(\.start) == [50, 200])
    #expect(geometry?.contentWidth == 400)
  }

  @Test("The section of a layout that scrolls horizontally is that of the base") func horizontal() {
    let layout = CompositionalLayoutBox {
      ReadableLayout(.grid(columns: 1, rowHeight: .exactly(40)), maximumWidth: 100)
    }
    .scrollDirection(.horizontal)
    let frames = layout.solution(in: CGSize(width: 300, height: 600), itemCounts: [1]).frames
    #expect(frames[0].first?.width == 300)
  }

  @Test("Insets from UIKit's readable content guide are not enlarged again") func reference() {
    let section = SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .absolute(44)) }
      .insetsReference(.readableContent)
    let screen = PlainScreen(count: 1) { environment in
      ReadableLayout(section, maximumWidth: 100).section(in: environment)
    }
    #expect(screen.collectionView.directionalLayoutMargins.leading == 8)
    let widths = screen.frames.map(\.width)
    #expect(widths == [300 - 2 * 8])
  }

  @Test("Readable layouts are equal if their bases and widths are") func equality() {
    let layout = ReadableLayout(.grid(columns: 2))
    #expect(layout.isEqual(to: ReadableLayout(.grid(columns: 2))))
    #expect(layout != ReadableLayout(.grid(columns: 3)))
    #expect(layout != ReadableLayout(.grid(columns: 2), maximumWidth: 600))
    let other: any SectionLayout = ReadableLayout(.rows())
    #expect(other is any ValueSectionLayout)
  }
}
