/// A font: a face at a size.
///
/// ```swift
/// label.font = .preferredFont(forTextStyle: .headline)
/// price.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
/// ```
///
/// Fonts are equal when they look the same and follow Dynamic Type in the same way. Glyphs come
/// from Inter (monospaced ones from DejaVu Sans Mono), vertical measures are those of Apple's
/// system font; what Inter lacks comes from Noto Sans CJK, Noto Color Emoji and DejaVu Sans.
///
/// Ours leaves out widths, the rounded and serif designs, fonts of an app's own, and coding.
// Unchecked because an open class cannot be proven immutable: its stored properties are `let`s
// of Sendable structs.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let tag = CoreFoundationTag()
  let face: FontFace

  init(face: FontFace) {
    self.face = face
  }

  /// The font of a PostScript or family name, such as "Inter-Bold", at a size in points.
  ///
  /// Nil for fonts that are not among ours; Apple's own names are not. The vertical measures are
  /// the system font's here too.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontName.face(named: fontName, size: fontSize) else { return nil }
    self.face = face
  }

  /// The font of a descriptor, at a size in points, or at the descriptor's if that is zero.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    face = pointSize > 0 ? descriptor.face.withSize(pointSize) : descriptor.face
  }

  /// The same face at another size in points; it does not follow Dynamic Type.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(face: face.withSize(fontSize))
  }

  /// The description from which a related font can be made.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face) }

  /// The same one: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face
  }

  open override var hash: Int { face.hashValue }

  open override var description: String {
    "<UICTFont> font-family: \"\(familyName)\"; font-weight: \(face.openTypeWeight); "
      + "font-style: \(face.isItalic ? "italic" : "normal"); font-size: \(pointSize)pt"
  }
}

extension UIFont {
  /// This font for another category; itself if it does not follow Dynamic Type.
  func adjusted(to category: UIContentSizeCategory) -> UIFont {
    let adjusted = face.adjusted(to: category)
    return adjusted == face ? self : UIFont(face: adjusted)
  }
}
