/// A description of a font, from which related fonts are made.
///
/// ```swift
/// let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
/// let strong = style.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
/// ```
///
/// Ours leaves out the dictionary of attributes except `addingAttributes` with size and traits,
/// matching, families and coding.
// Unchecked because an open class cannot be proven immutable: its one stored property is a `let`
// of a Sendable struct.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let face: FontFace

  init(face: FontFace) {
    self.face = face
  }

  /// A text style's description at the current traits' category.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// A text style's description at a collection's category, or at the current traits' if nil.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size in points.
  open var pointSize: CGFloat { face.size }

  /// The PostScript name of the face the glyphs come from.
  open var postscriptName: String { FontName.postScriptName(of: face) }

  /// The same description with another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face.withSize(newPointSize))
  }

  /// The same description in another design.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    guard let known = FontFace.Design(design) else { return nil }
    var face = face
    face.design = known
    return UIFontDescriptor(face: face)
  }

  /// The same one: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return face == other.face
  }

  open override var hash: Int { face.hashValue }
}

extension UIFontDescriptor {
  /// A family of the system font.
  ///
  /// Ours leaves out the rounded and the serif one.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The design of a name; a description cannot take on one that is not among those below.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The ordinary system font.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")

    /// The one all of whose glyphs have one width.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}

extension FontFace.Design {
  fileprivate init?(_ design: UIFontDescriptor.SystemDesign) {
    switch design {
    case .default: self = .standard
    case .monospaced: self = .monospaced
    default: return nil
    }
  }
}
