/// How a text is measured and drawn in a rectangle.
///
/// Ours leaves out the options of device metrics and of optical centering.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// The options of some bits; bits without a name below have no effect.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The last line that fits is truncated, if more than one line is allowed.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)

  /// The rectangle's top is that of the first line, and lines wrap.
  ///
  /// Without it there is one line, and the rectangle's top is its baseline.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)

  /// The space that a font leaves between lines counts; ours counts it always.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
}
