// What a font measures, in points: linear in size, never rounded (uikit.md 2.5).
extension UIFont {
  /// The size.
  public var pointSize: CGFloat { face.size }

  /// From the baseline up to the top of the line.
  public var ascender: CGFloat { face.size * SystemFontMetrics.ascender }

  /// From the baseline down to the bottom of the line; negative.
  public var descender: CGFloat { face.size * SystemFontMetrics.descender }

  /// The height of a flat capital letter.
  public var capHeight: CGFloat { face.size * SystemFontMetrics.capHeight }

  /// The height of a flat small letter of the regular weight; ours is the same for every weight.
  public var xHeight: CGFloat { face.size * SystemFontMetrics.xHeight }

  /// The height of one line: ascender minus descender.
  public var lineHeight: CGFloat { face.lineHeight }

  /// What is left free between two lines: zero except for text styles and loose or tight leading.
  public var leading: CGFloat { face.leading }

  /// The name of the family the glyphs come from, such as "Inter".
  public var familyName: String { FontName.family(of: face.design) }

  /// The PostScript name of the face the glyphs come from, such as "Inter-SemiBold".
  public var fontName: String { FontName.postScriptName(of: face) }
}

// The sizes of standard texts in points (uikit.md 2.4).
extension UIFont {
  /// A label's.
  public class var labelFontSize: CGFloat { 17 }

  /// A button's.
  public class var buttonFontSize: CGFloat { 18 }

  /// That of small controls.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// That of other controls.
  public class var systemFontSize: CGFloat { 14 }
}
