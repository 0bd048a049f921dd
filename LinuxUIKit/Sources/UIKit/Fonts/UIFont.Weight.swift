extension UIFont {
  /// The weight of a font, from -1 to 1 with regular at 0 (uikit.md, 2.4).
  ///
  /// Any number is a weight, which is drawn by the nearest of nine faces.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat

    /// Creates a weight from a number; regular is 0.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from a number; regular is 0.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }
}

extension UIFont.Weight {
  /// -0.8, the thinnest.
  public static let ultraLight = Self(-0.8)

  /// -0.6.
  public static let thin = Self(-0.6)

  /// -0.4.
  public static let light = Self(-0.4)

  /// 0, the weight of body text.
  public static let regular = Self(0)

  /// 0.23.
  public static let medium = Self(0.23)

  /// 0.3, the weight of headlines and of the bold system font.
  public static let semibold = Self(0.3)

  /// 0.4.
  public static let bold = Self(0.4)

  /// 0.56.
  public static let heavy = Self(0.56)

  /// 0.62, the thickest.
  public static let black = Self(0.62)

  /// The weights in order; their OpenType weights are 100 to 900 in steps of 100.
  static let allInOrder: [Self] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// The index in `allInOrder` of the nearest weight.
  var nearestIndex: Int {
    let distances = Self.allInOrder.map { abs($0.rawValue - rawValue) }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 3
  }
}

extension UIFont.Weight {
  /// The number of weights by which text is heavier while the user prefers bold text.
  // Unverified: regular becomes semibold; inferred from pictures of the setting.
  private static let boldTextSteps = 2

  /// Returns the weight that the user prefers: a heavier one with the setting Bold Text.
  func preferred(_ legibility: UILegibilityWeight) -> UIFont.Weight {
    guard legibility == .bold else { return self }
    let heavier = Self.allInOrder[
      min(nearestIndex + Self.boldTextSteps, Self.allInOrder.count - 1)]
    return UIFont.Weight(max(rawValue, heavier.rawValue))
  }
}

extension FontFace {
  /// The OpenType weight of the face that draws the font: 100 to 900 in steps of 100.
  var openTypeWeight: Int {
    if case .app(let font) = design { font.openTypeWeight } else { (weight.nearestIndex + 1) * 100 }
  }
}
