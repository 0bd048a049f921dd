extension TextStyleTable {
  /// The size of a style's font in points; an unknown style has 12 (uikit.md 2.1).
  static func size(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    rows[style]?.sizes[category.tableColumn] ?? unknownStyleSize
  }

  /// The distance from baseline to baseline of a style in points.
  ///
  /// An unknown style's lines touch.
  static func pitch(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    rows[style]?.pitches[category.tableColumn] ?? FontFace(size: unknownStyleSize).lineHeight
  }

  /// By what `UIFontMetrics` multiplies: the pitch at a category over that at the default
  /// (uikit.md 2.3).
  static func ratio(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    pitch(of: style, at: category) / pitch(of: style, at: .large)
  }

  private static let unknownStyleSize: CGFloat = 12
}
