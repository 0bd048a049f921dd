/// The appearance of glyphs, apart from their position.
struct TextAppearance: Equatable, Sendable {
  /// The color of the glyphs; `nil` for the color of the label, or black.
  var color: UIColor?
  /// The background color; `nil` for none.
  var background: UIColor?
  var underline: NSUnderlineStyle = []
  /// The color of the underline; `nil` for that of the glyphs.
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  /// The color of the strikethrough line; `nil` for that of the glyphs.
  var strikethroughColor: UIColor?
  var shadow: TextShadow?
  /// The width of outlines relative to the font size; glyphs are filled too if it is negative.
  var strokeWidth: CGFloat = 0
  /// The color of outlines; `nil` for that of the glyphs.
  var strokeColor: UIColor?
  /// The image that replaces the glyphs.
  var attachment: UIImage?
}

extension TextAppearance {
  /// Applies the appearance of links: the link color and an underline.
  // Unverified: that it replaces other attributes is inferred from uikit.md, 2.6.
  mutating func markAsLink() {
    color = .link
    underline.insert(.single)
  }
}

/// A text with fonts, paragraph formats and colors.
struct StyledText: Sendable {
  var shape: TextShape
  /// The appearances that the runs of the shape refer to by index.
  var appearances: [TextAppearance]

  /// Creates a text of one font.
  init(_ text: String, face: FontFace, format: ParagraphFormat) {
    shape = TextShape(text, face: face, format: format)
    appearances = Self.plainAppearances
  }

  /// The array that all plain texts share.
  private static let plainAppearances = [TextAppearance()]

  /// Creates a text from attributes, with defaults of missing attributes.
  init(_ text: NSAttributedString, face: FontFace, format: ParagraphFormat) {
    var reader = AttributedTextReader(face: face, format: format)
    reader.append(text)
    shape = TextShape(paragraphs: reader.paragraphs)
    appearances = reader.appearances
  }
}
