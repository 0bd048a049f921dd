/// The attributes of text that UIKit draws.
///
/// ```swift
/// let price = NSAttributedString(
///   string: "9.99",
///   attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.systemRed])
/// ```
///
/// Ours leaves out ligatures, effects, obliqueness, expansion and writing directions of stretches.
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

  /// A number of points by which glyphs are moved apart, in addition to `kern`.
  public static let tracking = Self(rawValue: "CTTracking")

  /// A `URL` or a text with one: the stretch looks like a link.
  public static let link = Self(rawValue: "NSLink")

  /// An `NSTextAttachment` whose picture stands in place of the character.
  public static let attachment = Self(rawValue: "NSAttachment")

  /// An `NSShadow` below the glyphs.
  public static let shadow = Self(rawValue: "NSShadow")

  /// How thick outlines are, in hundredths of the font's size; glyphs are filled too if negative.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")

  /// A `UIColor` for outlines; that of the glyphs unless given.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")

  /// A `UIColor` for the line below; that of the glyphs unless given.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")

  /// A `UIColor` for the line through the text; that of the glyphs unless given.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")

  /// The raw value of an `NSUnderlineStyle`, as a number.
  public static let underlineStyle = Self(rawValue: "NSUnderline")

  /// The raw value of an `NSUnderlineStyle`, as a number.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")

  /// A number of points by which glyphs are raised.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
}
