extension UIFontDescriptor {
  /// What a font is like in words; the set a description has can be changed as a whole.
  ///
  /// Ours leaves out the traits of classes, widths and vertical text.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// The traits of some bits; bits without a name below have no effect.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = Self(rawValue: 1 << 0)

    /// Semibold or thicker; setting it makes a thinner font semibold (uikit.md 2.4).
    public static let traitBold = Self(rawValue: 1 << 1)

    /// All glyphs have one width.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)

    /// Lines are 2 points closer (uikit.md 2.7).
    public static let traitTightLeading = Self(rawValue: 1 << 15)

    /// Lines are 2 points further apart (uikit.md 2.7).
    public static let traitLooseLeading = Self(rawValue: 1 << 16)
  }

  /// What the font is like.
  public var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.isBold { traits.insert(.traitBold) }
    if face.design == .monospaced { traits.insert(.traitMonoSpace) }
    if face.extraLeading < 0 { traits.insert(.traitTightLeading) }
    if face.extraLeading > 0 { traits.insert(.traitLooseLeading) }
    return traits
  }

  /// The same description with exactly these traits; ours has a font for every set.
  public func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    var face = face
    face.isItalic = symbolicTraits.contains(.traitItalic)
    face.setBold(symbolicTraits.contains(.traitBold))
    face.design = symbolicTraits.contains(.traitMonoSpace) ? .monospaced : .standard
    face.extraLeading = symbolicTraits.extraLeading
    return UIFontDescriptor(face: face)
  }
}

extension UIFontDescriptor.SymbolicTraits {
  fileprivate var extraLeading: CGFloat {
    (contains(.traitLooseLeading) ? 2 : 0) - (contains(.traitTightLeading) ? 2 : 0)
  }
}

extension FontFace {
  fileprivate var isBold: Bool { weight.rawValue >= UIFont.Weight.semibold.rawValue }

  fileprivate mutating func setBold(_ bold: Bool) {
    guard bold != isBold else { return }
    weight = bold ? .semibold : .regular
  }
}
