/// The font and color of a ready-made text.
struct ListTextLook: Hashable {
  /// The font, of the text size that was in force when the look was made.
  var font: UIFont
  /// The color.
  var color: UIColor

  /// A look in the font of a text style, of another weight where one is named.
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
  /// The system font of the same size in another weight, which follows Dynamic Type.
  fileprivate func withWeight(
    _ weight: UIFont.Weight, style: UIFont.TextStyle, traits: UITraitCollection
  ) -> UIFont {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let base = UIFont.preferredFont(forTextStyle: style, compatibleWith: large)
    return UIFontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: base.pointSize, weight: weight), compatibleWith: traits)
  }
}
