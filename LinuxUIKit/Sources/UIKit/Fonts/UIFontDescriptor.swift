/// A description of a font, from which related fonts are created.
///
/// ```swift
/// let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
/// let strong = style.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
/// ```
///
/// - Note: Not implemented: matrices, widths, character sets, features and coding.
// Unchecked because an open class cannot be proven immutable: only initializers set its one
// stored property, a Sendable struct.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private(set) final var face: FontFace

  convenience init(face: FontFace) {
    self.init()
    self.face = face
  }

  /// Creates a descriptor with attributes; those that are missing are those of the system font at 12
  /// points.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    face = UIFontDescriptor().addingAttributes(attributes).face
  }

  /// Creates the descriptor of the system font at 12 points.
  public override init() {
    face = FontFace(size: Self.standardSize)
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
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return face == other.face
  }

  open override var hash: Int { face.hashValue }

  // Attributes

  /// Returns the descriptor with added attributes; symbolic traits are applied before the weight.
  ///
  /// The PostScript name has precedence over the family, and an unknown name has no effect.
  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    applyingAttributes(attributes)
  }

  /// Returns the descriptor of a family, with the nearest weight; the descriptor itself for an
  /// unknown family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    matchingFamily(newFamily)
  }

  /// Returns the descriptor of a face of the family, such as "Bold"; the descriptor itself for an
  /// unknown face.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    matchingFace(newFace)
  }

  /// The attributes: names, size, text style and traits.
  open var fontAttributes: [AttributeName: Any] {
    attributesOfFace
  }

  /// Returns an attribute; `nil` for one that the font has not.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// The symbolic traits of the font.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    symbolicTraitsOfFace
  }

  /// Returns the descriptor with exactly these traits; every set has a font.
  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    replacingSymbolicTraits(symbolicTraits)
  }
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
