extension UIFontDescriptor {
  /// The name of a font attribute.
  ///
  /// - Note: Not implemented: attributes other than size and traits.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The raw name.
    public let rawValue: String

    /// Creates an attribute from its name; an unknown one has no effect.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The size in points, a number.
    public static let size = Self(rawValue: "NSFontSizeAttribute")

    /// The traits, a dictionary with keys of `TraitKey`.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
  }

  /// The name of a trait in the `traits` attribute.
  ///
  /// - Note: Not implemented: traits other than the weight and the symbolic traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The raw name.
    public let rawValue: String

    /// Creates a trait from its name; an unknown one has no effect.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The bits of the symbolic traits, a number.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")

    /// The weight, a `UIFont.Weight` or its number.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
  }

  /// Returns the descriptor with added attributes; symbolic traits are applied before the weight.
  public func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    var result = self
    if let bits = traits[.symbolic].flatMap(number) {
      result = result.withSymbolicTraits(SymbolicTraits(rawValue: UInt32(max(0, bits)))) ?? result
    }
    if let weight = traits[.weight].flatMap(number) {
      result = result.withWeight(UIFont.Weight(weight))
    }
    return attributes[.size].flatMap(number).map(result.withSize) ?? result
  }

  private func withWeight(_ weight: UIFont.Weight) -> UIFontDescriptor {
    var face = face
    face.weight = weight
    return UIFontDescriptor(face: face)
  }
}

/// Returns the value of a numeric attribute of any type.
private func number(_ value: Any) -> CGFloat? {
  switch value {
  case let weight as UIFont.Weight: weight.rawValue
  case let traits as UIFontDescriptor.SymbolicTraits: CGFloat(traits.rawValue)
  case let number as CGFloat: number
  case let number as any BinaryInteger: CGFloat(Int(clamping: number))
  case let number as NSNumber: CGFloat(number.doubleValue)
  default: nil
  }
}

extension UIFontDescriptor {
  /// The symbolic traits of a font.
  ///
  /// - Note: Not implemented: the traits of classes, widths and vertical text.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the traits.
    public let rawValue: UInt32

    /// Creates traits from bits; unknown bits have no effect.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Italic.
    public static let traitItalic = Self(rawValue: 1 << 0)

    /// Semibold or bolder; adding the trait sets a lighter font to semibold (uikit.md, 2.4).
    public static let traitBold = Self(rawValue: 1 << 1)

    /// Monospaced.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)

    /// A line spacing that is 2 points smaller (uikit.md, 2.7).
    public static let traitTightLeading = Self(rawValue: 1 << 15)

    /// A line spacing that is 2 points larger (uikit.md, 2.7).
    public static let traitLooseLeading = Self(rawValue: 1 << 16)
  }

  /// The symbolic traits of the font.
  public var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.isBold { traits.insert(.traitBold) }
    if face.design == .monospaced { traits.insert(.traitMonoSpace) }
    if face.extraLeading < 0 { traits.insert(.traitTightLeading) }
    if face.extraLeading > 0 { traits.insert(.traitLooseLeading) }
    return traits
  }

  /// Returns the descriptor with exactly these traits; every set has a font.
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
