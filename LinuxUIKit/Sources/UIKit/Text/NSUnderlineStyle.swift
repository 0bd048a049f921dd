/// How a line below text or through it is drawn.
///
/// A pattern, and leaving out the spaces, need a line to change.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
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

  /// Of dots.
  public static let patternDot = Self(rawValue: 0x100)

  /// Of dashes.
  public static let patternDash = Self(rawValue: 0x200)

  /// Of a dash and a dot in turns.
  public static let patternDashDot = Self(rawValue: 0x300)

  /// Of a dash and two dots in turns.
  public static let patternDashDotDot = Self(rawValue: 0x400)

  /// Left out below the spaces between words.
  public static let byWord = Self(rawValue: 0x8000)
}
