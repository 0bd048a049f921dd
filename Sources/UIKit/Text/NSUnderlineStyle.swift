/// How a line below text or through it is drawn.
///
/// Ours leaves out patterns and lines that skip the spaces between words.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// The style of some bits; bits without a name below have no effect.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line as thick as the font asks for.
  public static let single = Self(rawValue: 0x01)

  /// One line twice as thick.
  public static let thick = Self(rawValue: 0x02)

  /// Two lines.
  public static let double = Self(rawValue: 0x09)
}
