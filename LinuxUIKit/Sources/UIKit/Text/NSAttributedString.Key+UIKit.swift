/// The attributes of text that UIKit draws.
///
/// ```swift
/// let price = NSAttributedString(
///   string: "9.99",
///   attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.systemRed])
/// ```
///
/// - Note: Not implemented: ligatures, text effects, obliqueness, expansion and writing directions
///   of ranges.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = Self(rawValue: "NSFont")

  /// An `NSParagraphStyle`; that of a paragraph's first character applies.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")

  /// A `UIColor` for the glyphs.
  public static let foregroundColor = Self(rawValue: "NSColor")

  /// A `UIColor` for the background, in the height of the line.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")

  /// A number of points that is added between glyphs.
  public static let kern = Self(rawValue: "NSKern")

  /// A number of points that is added between glyphs, in addition to `kern`.
  public static let tracking = Self(rawValue: "CTTracking")

  /// A `URL`, or a string with one, that the text links to.
  public static let link = Self(rawValue: "NSLink")

  /// An `NSTextAttachment` whose image replaces the character.
  public static let attachment = Self(rawValue: "NSAttachment")

  /// An `NSShadow` of the glyphs.
  public static let shadow = Self(rawValue: "NSShadow")

  /// The width of outlines in percent of the font size; glyphs are filled too if it is negative.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")

  /// A `UIColor` for outlines.
  ///
  /// The default is the color of the glyphs.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")

  /// A `UIColor` for the underline.
  ///
  /// The default is the color of the glyphs.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")

  /// A `UIColor` for the strikethrough line.
  ///
  /// The default is the color of the glyphs.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")

  /// The raw value of an `NSUnderlineStyle`, as a number.
  public static let underlineStyle = Self(rawValue: "NSUnderline")

  /// The raw value of an `NSUnderlineStyle`, as a number.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")

  /// A number of points by which glyphs are raised above the baseline.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
}

extension NSAttributedString {
  /// Returns the text with fonts that follow Dynamic Type in the sizes of a content size category.
  func adjustingFonts(to category: UIContentSizeCategory) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: wholeRange) { value, range, _ in
      guard let font = value as? UIFont else { return }
      changed.addAttribute(.font, value: font.adjusted(to: category), range: range)
    }
    return changed
  }

  /// The range of the whole text, in UTF-16 units.
  var wholeRange: NSRange { NSRange(location: 0, length: length) }
}
