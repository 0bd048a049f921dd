/// A font with a size.
///
/// ```swift
/// label.font = .preferredFont(forTextStyle: .headline)
/// price.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
/// ```
///
/// Fonts are equal if they have the same glyphs and follow Dynamic Type in the same way. Glyphs are
/// those of Inter, or DejaVu Sans Mono for monospaced fonts, with the vertical metrics of Apple's
/// system font; glyphs that Inter lacks are those of Noto Sans CJK, Noto Color Emoji and DejaVu
/// Sans.
///
/// - Note: Not implemented: widths, the rounded design, and coding.
// Unchecked because an open class cannot be proven immutable: its stored properties are `let`s
// of Sendable structs.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let tag = CoreFoundationTag()
  let face: FontFace

  init(face: FontFace) {
    self.face = face
  }

  /// Creates the font of a PostScript name, full name or family name, such as "Inter-Bold", at a
  /// size in points.
  ///
  /// The fonts are those of the system and of the files that the key `UIAppFonts` of the app's
  /// Info.plist lists. Returns `nil` for unknown names, also for those of Apple's fonts.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontName.face(named: fontName, size: fontSize) else { return nil }
    self.face = face
  }

  /// Creates the font of a descriptor at a size in points; zero stands for the descriptor's size.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    face = pointSize > 0 ? descriptor.face.withSize(pointSize) : descriptor.face
  }

  /// Returns the font at another size in points, which does not follow Dynamic Type.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(face: face.withSize(fontSize))
  }

  /// The descriptor of the font, from which related fonts are created.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face) }

  /// Returns the font itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face
  }

  open override var hash: Int { face.hashValue }

  open override var description: String {
    "<UICTFont> font-family: \"\(familyName)\"; font-weight: \(face.openTypeWeight); "
      + "font-style: \(face.isItalic ? "italic" : "normal"); font-size: \(pointSize)pt"
  }

  // The metrics in points: linear in size, and not rounded (uikit.md, 2.5).

  /// The size in points.
  open var pointSize: CGFloat { face.size }

  /// The distance from the baseline to the top of the line.
  open var ascender: CGFloat { face.size * face.metrics.ascender }

  /// The distance from the baseline to the bottom of the line; negative.
  open var descender: CGFloat { face.size * face.metrics.descender }

  /// The height of capital letters.
  open var capHeight: CGFloat { face.size * face.metrics.capHeight }

  /// The height of lowercase letters of the regular weight, here also for other weights.
  open var xHeight: CGFloat { face.size * face.metrics.xHeight }

  /// The height of one line: ascender minus descender.
  open var lineHeight: CGFloat { face.lineHeight }

  /// The space between two lines: zero except for text styles and loose or tight leading.
  open var leading: CGFloat { face.leading }

  /// The family name of the glyphs, such as "Inter".
  open var familyName: String { FontName.family(of: face.design) }

  /// The PostScript name of the glyphs, such as "Inter-SemiBold".
  open var fontName: String { FontName.postScriptName(of: face) }
}

extension UIFont {
  /// Returns the font for another content size category; itself if it does not follow Dynamic Type.
  func adjusted(to category: UIContentSizeCategory) -> UIFont {
    let adjusted = face.adjusted(to: category)
    return adjusted == face ? self : UIFont(face: adjusted)
  }
}

// The families and their fonts.
extension UIFont {
  /// The names of all families, in alphabetical order, with those of the app's fonts.
  public class var familyNames: [String] { FontName.families }

  /// Returns the PostScript names of the fonts of a family; empty for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontName.names(ofFamily: familyName)
  }
}

// The standard sizes in points (uikit.md, 2.4).
extension UIFont {
  /// The size of labels.
  public class var labelFontSize: CGFloat { 17 }

  /// The size of buttons.
  public class var buttonFontSize: CGFloat { 18 }

  /// The size of small controls.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The size of other controls.
  public class var systemFontSize: CGFloat { 14 }
}
