/// Corners of a rectangle whose y axis points down.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// The corners of some bits; bits without a name below have no effect.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the smallest x and y.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the largest x and smallest y.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the smallest x and largest y.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the largest x and y.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}
