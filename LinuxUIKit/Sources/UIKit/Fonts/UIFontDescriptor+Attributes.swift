extension UIFontDescriptor {
  /// The name of a font attribute.
  ///
  /// - Note: Not implemented: attributes other than names, size, text style and traits.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The raw name.
    public let rawValue: String

    /// Creates an attribute from its name; an unknown one has no effect.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The size in points, a number.
    public static let size = Self(rawValue: "NSFontSizeAttribute")

    /// The family name, a string.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")

    /// The PostScript name, a string.
    public static let name = Self(rawValue: "NSFontNameAttribute")

    /// The name of the face in its family, such as "Bold".
    public static let face = Self(rawValue: "NSFontFaceAttribute")

    /// The name that is displayed, such as "Inter Bold".
    public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")

    /// The text style, a `UIFont.TextStyle` or its name.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")

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

  func applyingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    var result = named(attributes)
    if let bits = traits[.symbolic].flatMap(number) {
      result =
        result.withSymbolicTraits(SymbolicTraits(rawValue: UInt32(max(0, bits.limitedLength))))
        ?? result
    }
    if let weight = traits[.weight].flatMap(number) {
      result = result.withWeight(UIFont.Weight(weight))
    }
    return attributes[.size].flatMap(number).map(result.withSize) ?? result
  }

  /// Returns the descriptor with the names among attributes.
  private func named(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    var result = self
    if let family = attributes[.family] as? String { result = result.withFamily(family) }
    if let style = attributes[.face] as? String { result = result.withFace(style) }
    if let name = attributes[.name] as? String,
      let face = FontName.face(named: name, size: face.size)
    {
      result = UIFontDescriptor(face: face)
    }
    return result
  }

  /// Creates the descriptor of a PostScript name or family name at a size in points; that of the
  /// system font for an unknown name.
  public convenience init(name fontName: String, size: CGFloat) {
    let system = FontFace(size: max(0, size.limitedLength))
    self.init(face: FontName.face(named: fontName, size: size) ?? system)
  }

  static let standardSize: CGFloat = 12

  func matchingFamily(_ newFamily: String) -> UIFontDescriptor {
    if let font = AppFonts.shared.font(
      family: newFamily, weight: face.openTypeWeight, isItalic: face.isItalic)
    {
      return UIFontDescriptor(face: FontFace(font, size: face.size))
    }
    guard let found = FontName.face(named: newFamily, size: face.size) else { return self }
    var result = face
    result.design = found.design
    return UIFontDescriptor(face: result)
  }

  func matchingFace(_ newFace: String) -> UIFontDescriptor {
    let family = FontName.family(of: face.design)
    let names = FontName.names(ofFamily: family)
    let faces = names.compactMap { FontName.face(named: $0, size: face.size) }
    let found = faces.first { FontName.style(of: $0) == newFace }
    return found.map { UIFontDescriptor(face: $0) } ?? self
  }

  var attributesOfFace: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .size: pointSize, .family: FontName.family(of: face.design), .name: postscriptName,
      .face: FontName.style(of: face),
      .traits: [
        TraitKey.symbolic: symbolicTraits.rawValue, TraitKey.weight: face.weight.rawValue,
      ] as [TraitKey: Any],
    ]
    attributes[.visibleName] =
      "\(FontName.family(of: face.design)) \(FontName.style(of: face))"
    if case .textStyle(let style, _) = face.origin { attributes[.textStyle] = style }
    return attributes
  }

  private func withWeight(_ weight: UIFont.Weight) -> UIFontDescriptor {
    var face = face
    face.weight = weight
    return UIFontDescriptor(face: face.matchingAppFont())
  }
}

extension FontFace {
  /// Returns the face with the font of the app's family that is nearest to its weight and slant.
  fileprivate func matchingAppFont() -> FontFace {
    guard case .app(let font) = design else { return self }
    let nearest = AppFonts.shared.font(
      family: font.family, weight: (weight.nearestIndex + 1) * 100, isItalic: isItalic)
    return nearest.map { FontFace($0, size: size) } ?? self
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

  var symbolicTraitsOfFace: UIFontDescriptor.SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.isBold { traits.insert(.traitBold) }
    if face.design == .monospaced { traits.insert(.traitMonoSpace) }
    if face.extraLeading < 0 { traits.insert(.traitTightLeading) }
    if face.extraLeading > 0 { traits.insert(.traitLooseLeading) }
    return traits
  }

  func replacingSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    var face = face
    face.isItalic = symbolicTraits.contains(.traitItalic)
    face.setBold(symbolicTraits.contains(.traitBold))
    if symbolicTraits.contains(.traitMonoSpace) {
      face.design = .monospaced
    } else if face.design == .monospaced {
      face.design = .standard
    }
    face = face.matchingAppFont()
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
