extension UIFontDescriptor {
  /// The name of something a description says.
  ///
  /// Ours knows the size and the traits.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The attribute of a name; one that is not among those below has no effect.
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
  /// Ours knows the weight and the symbolic ones.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The trait of a name; one that is not among those below has no effect.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The bits of the symbolic traits, a number.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")

    /// The weight, a `UIFont.Weight` or its number.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
  }

  /// The same description with some attributes set; the symbolic traits are set before the weight.
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

/// The number in an attribute's value, however it is wrapped.
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
