import Testing
import UIKit

@Suite("Font metrics")
struct UIFontMetricsTests {
  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category),
      UITraitCollection(displayScale: 3),
    ])
  }

  @Test(
    "A length scales like the line spacing of the body style, rounded to pixels",
    arguments: [
      // uikit.md, 2.3.
      (UIContentSizeCategory.extraSmall, 14.667), (.extraLarge, 18.667),
      (.accessibilityExtraExtraExtraLarge, 48), (.large, 17),
    ])
  func values(category: UIContentSizeCategory, expected: CGFloat) {
    let value = UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits(category))
    #expect(abs(value - expected) < 0.0005)
  }

  @Test("A scaled font has a whole number of points and the same face")
  func scaledFont() {
    // 30 x 41 / 34 = 36.18 (title1's pitch is 34 at large and 41 at three times extra large).
    let metrics = UIFontMetrics(forTextStyle: .title1)
    let font = metrics.scaledFont(
      for: .boldSystemFont(ofSize: 30), compatibleWith: traits(.extraExtraExtraLarge))
    #expect(font.pointSize == 36)
    #expect(font.fontName == UIFont.boldSystemFont(ofSize: 30).fontName)
    #expect(font.leading == 0)
  }

  @Test("At the default category a font is unchanged")
  func identity() {
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 16.5), compatibleWith: traits(.large))
    #expect(font.pointSize == 16.5)
    #expect(UIFontMetrics.default.scaledValue(for: 0.1, compatibleWith: traits(.large)) == 0.1)
  }

  @Test("A maximum point size limits the size")
  func maximum() {
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 20,
      compatibleWith: traits(.accessibilityLarge))
    #expect(font.pointSize == 20)
  }
}
