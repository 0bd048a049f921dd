/// A description of a font, from which related fonts are created.
///
/// ```swift
/// let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
/// let strong = style.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
/// ```
///
/// - Note: Not implemented: matrices, widths, character sets, features and coding.
// Unchecked because an open class cannot be proven immutable: its one stored property is a `let`
// of a Sendable struct.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let face: FontFace

  init(face: FontFace) {
    self.face = face
  }

  /// Returns the descriptor of a text style at the content size category of the current traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the descriptor of a text style at the content size category of a trait collection, or
  /// of the current traits if it is `nil`.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size in points.
  open var pointSize: CGFloat { face.size }

  /// The PostScript name of the glyphs.
  open var postscriptName: String { FontName.postScriptName(of: face) }

  /// Returns the descriptor with another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face.withSize(newPointSize))
  }

  /// Returns the descriptor with another design; `nil` for an unknown design.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    guard let known = FontFace.Design(design) else { return nil }
    var face = face
    face.design = known
    return UIFontDescriptor(face: face)
  }

  /// Returns the descriptor itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return face == other.face
  }

  open override var hash: Int { face.hashValue }
}

extension UIFontDescriptor {
  /// A design of the system font.
  ///
  /// - Note: Not implemented: the rounded design. *Different*: the serif design is drawn by DejaVu
  ///   Serif, regular and bold, with the metrics of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String

    /// Creates a design from its name; descriptors can't have an unknown design.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The default system font.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")

    /// The system font with serifs.
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")

    /// The monospaced system font.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}

extension FontFace.Design {
  fileprivate init?(_ design: UIFontDescriptor.SystemDesign) {
    switch design {
    case .default: self = .standard
    case .monospaced: self = .monospaced
    case .serif: self = .serif
    default: return nil
    }
  }
}
