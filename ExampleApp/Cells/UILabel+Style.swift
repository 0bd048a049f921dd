import UIKit

extension UILabel {
  /// Creates a label in a text style that adjusts to the content size category.
  convenience init(
    _ style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 1,
    weight: UIFont.Weight? = nil
  ) {
    self.init()
    font = .scaled(style, weight: weight)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = lines
  }

  /// Returns the height of a text in a style, in the current content size category.
  ///
  /// The height is rounded up to whole points, so that rows are aligned to pixels at every scale.
  static func height(
    of text: String, style: UIFont.TextStyle, weight: UIFont.Weight? = nil, width: CGFloat,
    lines: Int
  ) -> CGFloat {
    let label = UILabel(style, lines: lines, weight: weight)
    label.font = .scaled(style, weight: weight, traits: .current)
    label.text = text
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(room).height.rounded(.up)
  }
}

extension UIFont {
  /// Returns the font of a text style, in another weight if one is given.
  fileprivate static func scaled(
    _ style: TextStyle, weight: Weight?, traits: UITraitCollection? = nil
  ) -> UIFont {
    guard let weight else { return .preferredFont(forTextStyle: style, compatibleWith: traits) }
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: standard).pointSize
    return UIFontMetrics(forTextStyle: style)
      .scaledFont(for: .systemFont(ofSize: size, weight: weight), compatibleWith: traits)
  }
}
