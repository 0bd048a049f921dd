/// What glyphs look like, apart from where they are.
struct TextAppearance: Equatable, Sendable {
  /// The glyphs' color; nil takes that of the label, or black.
  var color: UIColor?
  /// The color behind the line; nil is clear.
  var background: UIColor?
  var underline: NSUnderlineStyle = []
  /// The color of the line below the text; nil takes the glyphs'.
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  /// The color of the line through the text; nil takes the glyphs'.
  var strikethroughColor: UIColor?
  var shadow: TextShadow?
  /// How thick outlines are, in parts of the font's size; negative ones are filled too.
  var strokeWidth: CGFloat = 0
  /// The color of outlines; nil takes the glyphs'.
  var strokeColor: UIColor?
  /// The picture that stands in place of the glyphs.
  var attachment: UIImage?
}

extension TextAppearance {
  /// [guess 2.6] A link has its color and a line below, whatever else was asked for.
  mutating func markAsLink() {
    color = .link
    underline.insert(.single)
  }
}

/// A text with fonts, paragraph formats and colors: what a label or an attributed string holds.
struct StyledText: Sendable {
  var shape: TextShape
  /// The looks that the runs of the shape name by their place.
  var looks: [TextAppearance]

  /// A text of one font.
  init(_ text: String, face: FontFace, format: ParagraphFormat) {
    shape = TextShape(text, face: face, format: format)
    looks = Self.plainLooks
  }

  /// One array for all plain texts, of which a list has thousands.
  private static let plainLooks = [TextAppearance()]

  /// A text of attributes, with defaults where an attribute is missing.
  init(_ text: NSAttributedString, face: FontFace, format: ParagraphFormat) {
    var reader = AttributedTextReader(face: face, format: format)
    reader.read(text)
    shape = TextShape(paragraphs: reader.paragraphs)
    looks = reader.looks
  }
}
