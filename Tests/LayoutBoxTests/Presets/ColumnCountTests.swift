import SeededNumbers
import Testing
import UIKit

@testable import LayoutBox

@MainActor @Suite("Numbers of columns by width and text size") struct ColumnCountTests {
  /// The widths of the columns of a grid with a number of items that fills a row.
  private func widths(
    _ columns: ColumnCount, width: CGFloat, _ category: UIContentSizeCategory = .large
  ) -> [CGFloat] {
    let insets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let frames = GridLayout(columns: columns, spacing: 8, rowHeight: .exactly(40), insets: insets)
      .frames(
        in: CGSize(width: width, height: 600), itemCount: 12,
        traits: UITraitCollection(preferredContentSizeCategory: category))
    return frames.filter { $0.minY == 0 }.map(\.width)
  }

  @Test(
    "A minimum width has a maximum of columns, which are wider then",
    arguments: [(320, 1), (390, 2), (700, 4), (834, 4), (1366, 4)] as [(CGFloat, Int)])
  func maximum(width: CGFloat, count: Int) {
    // 5 · 160 + 4 · 8 = 832 of 834 − 20 would not fit, 1366 − 20 has space for eight.
    let found = widths(.minimumWidth(160, maximum: 4), width: width)
    let expected = (width - 20 - CGFloat(count - 1) * 8) / CGFloat(count)
    #expect(found.count == count)
    #expect(found.allSatisfy { abs($0 - expected) < 0.01 })
    #expect(widths(.minimumWidth(160), width: 1366).count == 8)
    #expect(widths(.minimumWidth(160, maximum: 0), width: width).count == 1)
  }

  @Test(
    "Columns are others from a width on, and others in accessibility sizes in every width",
    arguments: [(320, 2), (390, 2), (699, 2), (700, 4), (1366, 4)] as [(CGFloat, Int)])
  func adaptive(width: CGFloat, count: Int) {
    let columns = ColumnCount.adaptive(2, accessibility: 1, wide: 4)
    for category in [UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityMedium] {
      let count = category == .accessibilityMedium ? 1 : count
      let found = widths(columns, width: width, category)
      #expect(found.count == count, "\(category.rawValue)")
      let expected = (width - 20 - CGFloat(count - 1) * 8) / CGFloat(count)
      #expect(found.allSatisfy { abs($0 - expected) < 0.01 }, "\(category.rawValue)")
    }
  }

  @Test("Without a number for accessibility sizes or wide sections, the first one applies")
  func missing() {
    #expect(widths(.adaptive(2), width: 900, .accessibilityLarge).count == 2)
    #expect(widths(.adaptive(2, wide: 3), width: 900, .accessibilityLarge).count == 3)
    #expect(widths(.adaptive(2, accessibility: 1), width: 900).count == 2)
  }

  @Test("Adaptive numbers in one another choose by several widths") func nested() {
    let columns = ColumnCount.adaptive(
      1, accessibility: .adaptive(1, wide: 2, from: 1000),
      wide: .adaptive(2, wide: .minimumWidth(200, maximum: 6), from: 900), from: 500)
    #expect(widths(columns, width: 499).count == 1)
    #expect(widths(columns, width: 500).count == 2)
    // (900 − 20 + 8) / 208 = 4.3, and (1400 − 20 + 8) / 208 = 6.7.
    #expect(widths(columns, width: 900).count == 4)
    #expect(widths(columns, width: 1400).count == 6)
    #expect(widths(columns, width: 999, .accessibilityLarge).count == 1)
    #expect(widths(columns, width: 1400, .accessibilityLarge).count == 2)
  }

  @Test(
    "A waterfall has the same columns as a grid",
    arguments: [
      .adaptive(2, accessibility: 1, wide: 4), .minimumWidth(90, maximum: 3),
    ] as [ColumnCount])
  func waterfall(columns: ColumnCount) {
    for width: CGFloat in [200, 300, 699, 700, 1200] {
      for category in [UIContentSizeCategory.medium, .accessibilityExtraLarge] {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        let size = CGSize(width: width, height: 600)
        let grid = GridLayout(columns: columns, rowHeight: .timesWidth(1))
        let found = WaterfallLayout(columns: columns).frames(in: size, itemCount: 9, traits: traits)
        #expect(areClose(found, grid.frames(in: size, itemCount: 9, traits: traits)))
      }
    }
  }

  @Test("Minimum widths in adaptive numbers follow the text size, maximums and widths do not")
  func scaled() {
    #expect(
      ColumnCount.adaptive(
        3, accessibility: .minimumWidth(100, maximum: 5), wide: .minimumWidth(50), from: 600
      ).scaled(by: 2)
        == .adaptive(
          3, accessibility: .minimumWidth(200, maximum: 5), wide: .minimumWidth(100), from: 600))
  }

  @Test("The width of a carousel's items is another one in wide sections and accessibility sizes")
  func carousel() {
    let layout = CarouselLayout(
      itemWidth: .adaptive(.fraction(0.5), accessibility: .fraction(1), wide: .fixed(200)),
      rowHeight: .exactly(50))
    func width(_ width: CGFloat, _ category: UIContentSizeCategory) -> CGFloat? {
      layout.frames(
        in: CGSize(width: width, height: 400), itemCount: 1,
        traits: UITraitCollection(preferredContentSizeCategory: category)
      ).first?.width
    }
    #expect(width(400, .large) == 200)
    #expect(width(600, .large) == 300)
    #expect(width(900, .large) == 200)
    #expect(width(400, .accessibilityMedium) == 400)
    #expect(
      layout.scaled(by: 2).itemWidth
        == .adaptive(.fraction(0.5), accessibility: .fraction(1), wide: .fixed(400)))
  }

  @Test("Random columns have at least the minimum width, and as many fit as there may be")
  func properties() {
    for seed in PropertyRuns.seeds(full: 40_000) {
      var random = SeededGenerator(seed: seed)
      let available = CGFloat.random(in: 1...2000, using: &random)
      let minimum = CGFloat.random(in: 1...500, using: &random)
      let spacing = CGFloat.random(in: 0...40, using: &random)
      let limit = Int.random(in: 1...12, using: &random)
      let count = ColumnCount.minimumWidth(minimum, maximum: limit).count(
        in: available, spacing: spacing, traits: AdaptiveTraits(width: available))
      // A thousandth of a column counts as rounding.
      let tolerance = (minimum + spacing) * 0.0011
      let width = (available - CGFloat(count - 1) * spacing) / CGFloat(count)
      #expect((1...limit).contains(count), "seed \(seed)")
      #expect(count == 1 || width >= minimum - tolerance, "seed \(seed)")
      let another = CGFloat(count + 1) * minimum + CGFloat(count) * spacing
      #expect(count == limit || another > available - tolerance, "seed \(seed)")
      // An adaptive number has the columns of the number that it chooses.
      let isAccessible = Bool.random(using: &random)
      let adaptive = ColumnCount.adaptive(
        .fixed(limit), accessibility: .minimumWidth(minimum, maximum: limit),
        wide: .fixed(limit + 1), from: 1000
      ).count(
        in: available, spacing: spacing,
        traits: AdaptiveTraits(width: available, isAccessibilitySize: isAccessible))
      let expected = isAccessible ? count : available >= 1000 ? limit + 1 : limit
      #expect(adaptive == expected, "seed \(seed)")
    }
  }
}
