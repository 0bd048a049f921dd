/// The default font and color of a text.
struct ListTextLook: Hashable {
  /// The font, at the text size of the given traits.
  var font: UIFont
  var color: UIColor

  /// Creates an appearance with the font of a text style, optionally of another weight.
  init(
    _ style: UIFont.TextStyle, _ color: UIColor, weight: UIFont.Weight? = nil,
    under traits: UITraitCollection
  ) {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    self.font = weight.map { font.withWeight($0, style: style, traits: traits) } ?? font
    self.color = color
  }
}

extension UIFont {
  /// Returns the system font of the same size in another weight, scaled with Dynamic Type.
  fileprivate func withWeight(
    _ weight: UIFont.Weight, style: UIFont.TextStyle, traits: UITraitCollection
  ) -> UIFont {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let base = UIFont.preferredFont(forTextStyle: style, compatibleWith: large)
    return UIFontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: base.pointSize, weight: weight), compatibleWith: traits)
  }
}
