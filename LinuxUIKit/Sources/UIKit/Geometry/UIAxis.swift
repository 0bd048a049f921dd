/// Directions in which something can be meant: across, down, or both.
public struct UIAxis: OptionSet, Sendable {
  /// The axes as bits.
  public let rawValue: UInt

  /// The axes of these bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
