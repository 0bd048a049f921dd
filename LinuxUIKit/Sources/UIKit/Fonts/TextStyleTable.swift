/// The sizes and line spacings of the text styles at the twelve content size categories
/// (uikit.md, 2.2).
///
/// Each row is in order from extra small to the largest accessibility size.
enum TextStyleTable {
  /// The values of a text style for each category.
  struct Row: Sendable {
    /// The font sizes in points.
    let sizes: [CGFloat]
    /// The distances between baselines in points.
    let lineSpacings: [CGFloat]
  }

  static let rows: [UIFont.TextStyle: Row] = [
    .largeTitle: Row(
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      lineSpacings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    .title1: Row(
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      lineSpacings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
    .title2: Row(
      sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      lineSpacings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    .title3: Row(
      sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      lineSpacings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    .headline: Row(
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      lineSpacings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
    .body: Row(
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      lineSpacings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    .callout: Row(
      sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      lineSpacings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    .subheadline: Row(
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      lineSpacings: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
    .footnote: Row(
      sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      lineSpacings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    .caption1: Row(
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      lineSpacings: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
    .caption2: Row(
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      lineSpacings: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
  ]
}

extension TextStyleTable {
  /// Returns the font size of a text style in points; 12 for an unknown style (uikit.md, 2.1).
  static func size(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    rows[style]?.sizes[category.tableColumn] ?? unknownStyleSize
  }

  /// Returns the distance between baselines of a text style in points; the line height for an
  /// unknown style.
  static func lineSpacing(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat
  {
    rows[style]?.lineSpacings[category.tableColumn] ?? FontFace(size: unknownStyleSize).lineHeight
  }

  /// Returns the factor of `UIFontMetrics`: the ratio of line spacings at a category and the
  /// default (uikit.md, 2.3).
  static func ratio(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    lineSpacing(of: style, at: category) / lineSpacing(of: style, at: .large)
  }

  private static let unknownStyleSize: CGFloat = 12
}

/// The vertical metrics of the system font, relative to its size.
///
/// They are Apple's (uikit.md, 2.5), equal for every weight and linear in size, so that rows of
/// lists have the same heights as on Apple's platforms, although the glyphs are those of Inter.
enum SystemFontMetrics {
  private static let unitsPerEm: CGFloat = 2048

  /// The distance from the baseline to the top of the line.
  static let ascender = 1950 / unitsPerEm

  /// The distance from the baseline to the bottom of the line; negative.
  static let descender = -494 / unitsPerEm

  /// The height of capital letters.
  static let capHeight = 1443 / unitsPerEm

  /// The height of lowercase letters of the regular weight.
  static let xHeight = 1078 / unitsPerEm
}
