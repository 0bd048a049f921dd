import Testing
import UIKit

@Suite("Text styles")
struct UIFontTextStyleTests {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// uikit.md, 2.2: sizes from extra small to the largest accessibility category.
  private static let sizesByStyle: [(UIFont.TextStyle, [CGFloat])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  private func font(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> UIFont {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    return .preferredFont(forTextStyle: style, compatibleWith: traits)
  }

  @Test("A style has Apple's size at every category", arguments: sizesByStyle)
  func sizes(style: UIFont.TextStyle, sizes: [CGFloat]) {
    #expect(Self.categories.map { font(style, $0).pointSize } == sizes)
  }

  @Test("A style's line height and leading add up to its line spacing")
  func pitches() {
    // uikit.md, 2.1, 2.2.
    let pitches: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 41), (.title1, 34), (.title2, 28), (.title3, 25), (.headline, 22), (.body, 22),
      (.callout, 21), (.subheadline, 20), (.footnote, 18), (.caption1, 16), (.caption2, 13),
    ]
    for (style, pitch) in pitches {
      let font = font(style, .large)
      #expect(abs(font.lineHeight + font.leading - pitch) < 1e-9, "\(style.rawValue)")
    }
    let largest = font(.body, .accessibilityExtraExtraExtraLarge)
    #expect(abs(largest.lineHeight + largest.leading - 62) < 1e-9)
  }

  @Test("A headline is semibold, the other styles are regular")
  func weights() {
    let semibold = UIFont.systemFont(ofSize: 17, weight: .semibold)
    #expect(font(.headline, .large).fontName == semibold.fontName)
    #expect(font(.largeTitle, .large).fontName == UIFont.systemFont(ofSize: 17).fontName)
  }

  @Test("An unknown style has 12 points")
  func unknownStyle() {
    #expect(font(UIFont.TextStyle(rawValue: "Shout"), .large).pointSize == 12)
  }

  @Test("Without a collection the current traits decide")
  func currentTraits() {
    UITraitCollection(preferredContentSizeCategory: .extraSmall).performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 14)
    }
  }
}
