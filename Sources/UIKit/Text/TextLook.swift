/// What glyphs look like, apart from where they are.
struct TextLook: Equatable, Sendable {
  /// The glyphs' colour; nil takes that of the label, or black.
  var color: UIColor?
  /// The colour behind the line; nil is clear.
  var background: UIColor?
  var underline: NSUnderlineStyle = []
  var strikethrough: NSUnderlineStyle = []
}

/// A text with fonts, paragraph formats and colours: what a label or an attributed string holds.
struct StyledText: Sendable {
  var shape: TextShape
  /// The looks that the runs of the shape name by their place.
  var looks: [TextLook]

  /// A text of one font.
  init(_ text: String, face: FontFace, format: ParagraphFormat) {
    shape = TextShape(text, face: face, format: format)
    looks = [TextLook()]
  }

  /// A text of attributes, with defaults where an attribute is missing.
  init(_ text: NSAttributedString, face: FontFace, format: ParagraphFormat) {
    var reader = AttributedTextReader(face: face, format: format)
    reader.read(text)
    shape = TextShape(paragraphs: reader.paragraphs)
    looks = reader.looks
  }
}
