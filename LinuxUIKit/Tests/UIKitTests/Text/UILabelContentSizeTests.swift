import Testing
import UIKit

@MainActor @Suite("Labels and Dynamic Type")
struct UILabelContentSizeTests {
  private let large = UITraitCollection(preferredContentSizeCategory: .large)

  /// A label whose content size category can be overridden, as a controller does.
  private final class CategoryLabel: UILabel {
    var category = UIContentSizeCategory.large {
      didSet { traitCollectionDidChange(nil) }
    }

    override var traitCollection: UITraitCollection {
      UITraitCollection(traitsFrom: [
        super.traitCollection, UITraitCollection(preferredContentSizeCategory: category),
      ])
    }
  }

  @Test("A text style's font follows the category if adjusting is enabled")
  func followsStyle() {
    let label = CategoryLabel()
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: large)
    label.adjustsFontForContentSizeCategory = true
    label.category = .accessibilityExtraExtraExtraLarge
    #expect(label.font.pointSize == 53)
    label.category = .extraSmall
    #expect(label.font.pointSize == 14)
  }

  @Test("A scaled font follows the category from its own size")
  func followsMetrics() {
    let label = CategoryLabel()
    let metrics = UIFontMetrics(forTextStyle: .body)
    label.font = metrics.scaledFont(for: .systemFont(ofSize: 20), compatibleWith: large)
    label.adjustsFontForContentSizeCategory = true
    label.category = .extraLarge
    // 20 x 24 / 22 = 21.8.
    #expect(label.font.pointSize == 22)
    label.category = .large
    #expect(label.font.pointSize == 20)
  }

  @Test("Fonts in an attributed text follow the category too")
  func followsAttributes() {
    let label = CategoryLabel()
    let text = NSMutableAttributedString(
      string: "Hill",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)])
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 11), range: NSRange(location: 2, length: 2))
    label.attributedText = text
    label.adjustsFontForContentSizeCategory = true
    label.category = .accessibilityExtraExtraExtraLarge
    let sizes = [0, 2].map { place in
      (label.attributedText?.attribute(.font, at: place, effectiveRange: nil) as? UIFont)?.pointSize
    }
    #expect(sizes == [53, 11])
  }

  @Test("Other fonts, and labels without adjusting, are unchanged")
  func stays() {
    let label = CategoryLabel()
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: large)
    label.category = .extraSmall
    #expect(label.font.pointSize == 17)
    label.font = .systemFont(ofSize: 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 17)
  }
}
