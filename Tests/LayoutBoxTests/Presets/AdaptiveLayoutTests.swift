import Testing
import UIKit

@testable import LayoutBox

@MainActor @Suite("Layouts that change with the width and the text size")
struct AdaptiveLayoutTests {
  private func frames(
    _ layout: some SectionBoxConvertible, width: CGFloat, count: Int = 2,
    _ category: UIContentSizeCategory = .large
  ) -> [CGRect] {
    layout.frames(
      in: CGSize(width: width, height: 600), itemCount: count,
      traits: UITraitCollection(preferredContentSizeCategory: category)
    ) { _, _ in 40 }
  }

  @Test("From its width on, a section has the wide layout", arguments: [320, 699.5, 700, 1366])
  func width(width: CGFloat) {
    let layout = AdaptiveLayout(.rows(), wide: .grid(columns: 2, spacing: 0))
    let rows = [0, 40].map { CGRect(x: 0, y: $0, width: width, height: 40) }
    let columns = [0, width / 2].map { CGRect(x: $0, y: 0, width: width / 2, height: 40) }
    #expect(areClose(frames(layout, width: width), width < 700 ? rows : columns))
    let later = AdaptiveLayout(.rows(), wide: .grid(columns: 2, spacing: 0), from: 5000)
    #expect(areClose(frames(later, width: width), rows))
  }

  @Test("In accessibility text sizes, a section has the layout for them in every width")
  func textSize() {
    let layout = AdaptiveLayout(.grid(columns: 4, spacing: 0), accessibility: .rows())
    for width: CGFloat in [320, 1366] {
      let columns = [0, width / 4].map { CGRect(x: $0, y: 0, width: width / 4, height: 40) }
      let rows = [0, 40].map { CGRect(x: 0, y: $0, width: width, height: 40) }
      #expect(areClose(frames(layout, width: width), columns))
      #expect(areClose(frames(layout, width: width, .extraExtraExtraLarge), columns))
      #expect(areClose(frames(layout, width: width, .accessibilityMedium), rows))
    }
  }

  @Test("Adaptive layouts in one another choose between three layouts") func nested() {
    let layout = AdaptiveLayout(
      .rows(),
      wide: AdaptiveLayout(
        .grid(columns: 2, spacing: 0), wide: .grid(columns: 3, spacing: 0), from: 900),
      from: 600)
    #expect([500, 600, 900].map { frames(layout, width: $0).first?.width } == [500, 300, 300])
  }

  @Test("The layout of a plain collection view changes with its width") func plain() {
    let layout = AdaptiveLayout(.rows(), wide: .grid(columns: 2, spacing: 0), from: 400)
    let screen = PlainScreen(count: 2) { environment in
      layout.section(in: environment, itemCount: 2) { _, width in width / 10 }
    }
    #expect(areClose(screen.frames, [0, 30].map { CGRect(x: 0, y: $0, width: 300, height: 30) }))
    screen.collectionView.frame.size.width = 400
    screen.collectionView.layoutIfNeeded()
    #expect(
      areClose(screen.frames, [0, 200].map { CGRect(x: $0, y: 0, width: 200, height: 20) }))
  }

  @Test("Adaptive layouts are equal if their layouts and conditions are") func equality() {
    let layout = AdaptiveLayout(.rows(), wide: .grid(columns: 2), from: 600)
    #expect(layout.isEqual(to: AdaptiveLayout(.rows(), wide: .grid(columns: 2), from: 600)))
    #expect(layout != AdaptiveLayout(.rows(), wide: .grid(columns: 2), from: 601))
    #expect(layout != AdaptiveLayout(.rows(), wide: .grid(columns: 3), from: 600))
    #expect(layout != AdaptiveLayout(.rows(), accessibility: .grid(columns: 2)))
    #expect(isValue(layout))
    #expect(!isValue(AdaptiveLayout(carousel, accessibility: .rows())))
  }

  /// Whether LegoKit keeps the description of a layout; all such layouts are `Hashable` and `Sendable`.
  private func isValue(_ layout: any SectionLayout) -> Bool { layout is any ValueSectionLayout }

  private var carousel: PagedCarouselLayout {
    CarouselLayout(itemWidth: .fraction(1)).onPage { _ in }
  }

  @Test("The header is that of the displayed layout") func header() {
    let layout = AdaptiveLayout(.rows(pinsHeader: true), wide: .grid(columns: 2), from: 400)
    #expect(layout.pinsHeader)
    #expect(layout.innermostLayout(in: context(width: 300)).pinsHeader)
    #expect(!layout.innermostLayout(in: context(width: 500)).pinsHeader)
    let scaled = AdaptiveLayout(
      GridLayout(columns: 2).headerPinned(coversInsets: true), accessibility: .grid(columns: 1)
    ).scaledWithText()
    #expect(ReadableLayout(scaled).innermostLayout(in: context(width: 300)).headerCoversInsets)
    #expect(ReadableLayout(scaled).headerCoversInsets)
  }

  private func context(width: CGFloat) -> SectionContext {
    SectionContext(
      environment: SolvingEnvironment(
        size: CGSize(width: width, height: 600), traits: UITraitCollection()),
      itemCount: 1, itemHeight: { _, _ in nil })
  }

  @Test("Lengths in points follow the text size in both layouts") func scaled() {
    let layout = AdaptiveLayout(
      .grid(columns: 2, spacing: 0, rowHeight: .exactly(40)),
      accessibility: .grid(columns: 1, rowHeight: .exactly(100)))
    let category = UIContentSizeCategory.accessibilityLarge
    let factor =
      UIFontMetrics.default.scaledValue(
        for: 1_000, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
      / 1_000
    let found = frames(layout.scaledWithText(), width: 300, category)
    #expect(found.map(\.width) == [300, 300])
    #expect(found.allSatisfy { abs($0.height - 100 * factor) < 0.01 })
  }

  @Test("Items are beside each other if one of the layouts places them so") func multicolumn() {
    #expect(AdaptiveLayout(.rows(), wide: .grid(columns: 2)).placesItemsBesideEachOther)
    #expect(!AdaptiveLayout(.rows(), wide: .list(.plain)).placesItemsBesideEachOther)
    #expect(ReadableLayout(.grid(columns: 2)).placesItemsBesideEachOther)
    #expect(!ReadableLayout(.rows()).placesItemsBesideEachOther)
  }

  @Test("The list of an adaptive or a readable layout is found") func systemList() {
    #expect(ListLayout(.grouped).systemList?.appearance == .grouped)
    #expect(RowsLayout().systemList == nil)
    #expect(
      AdaptiveLayout(.grid(columns: 2), wide: ReadableLayout(.list(.insetGrouped)))
        .systemList?.appearance == .insetGrouped)
    #expect(
      AdaptiveLayout(.list(.plain), wide: .list(.grouped)).systemList?.appearance == .plain)
  }
}
