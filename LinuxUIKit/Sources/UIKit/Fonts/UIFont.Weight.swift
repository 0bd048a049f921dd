extension UIFont {
  /// How thick the strokes are, from -1 to 1 with regular at 0 (uikit.md 2.4).
  ///
  /// Any number is a weight; the nearest of nine faces is drawn.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// The weight of a number; regular is 0.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The weight of a number; regular is 0.
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

  /// 0, that of running text.
  public static let regular = Self(0)

  /// 0.23.
  public static let medium = Self(0.23)

  /// 0.3, that of headlines and of the system's bold font.
  public static let semibold = Self(0.3)

  /// 0.4.
  public static let bold = Self(0.4)

  /// 0.56.
  public static let heavy = Self(0.56)

  /// 0.62, the thickest.
  public static let black = Self(0.62)

  /// The weights from thin to thick; their OpenType weights are 100, 200 and so on to 900.
  static let allInOrder: [Self] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// The place in `allInOrder` of the weight nearest to this one.
  var nearestIndex: Int {
    let distances = Self.allInOrder.map { abs($0.rawValue - rawValue) }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 3
  }
}

extension FontFace {
  /// The OpenType weight of the face that is drawn: 100 to 900 in hundreds.
  var openTypeWeight: Int { (weight.nearestIndex + 1) * 100 }
}
