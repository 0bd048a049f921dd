/// The attributes of text that UIKit draws.
///
/// ```swift
/// let price = NSAttributedString(
///   string: "9.99",
///   attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.systemRed])
/// ```
///
/// Ours leaves out ligatures, tracking, strokes, shadows, effects, links, attachments, colours of
/// lines, obliqueness, expansion and writing directions.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = Self(rawValue: "NSFont")

  /// An `NSParagraphStyle`; that of a paragraph's first character counts.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")

  /// A `UIColor` for the glyphs.
  public static let foregroundColor = Self(rawValue: "NSColor")

  /// A `UIColor` for the line's height behind the glyphs.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")

  /// A number of points by which glyphs are moved apart.
  public static let kern = Self(rawValue: "NSKern")

  /// The raw value of an `NSUnderlineStyle`, as a number.
  public static let underlineStyle = Self(rawValue: "NSUnderline")

  /// The raw value of an `NSUnderlineStyle`, as a number.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")

  /// A number of points by which glyphs are raised.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
}
