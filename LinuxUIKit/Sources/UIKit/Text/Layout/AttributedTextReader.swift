/// A reader that converts an attributed string into paragraphs, runs and appearances.
struct AttributedTextReader {
  /// The paragraphs of the appended texts.
  private(set) var paragraphs: [TextShape.Paragraph]
  /// The appearances that runs refer to by index.
  private(set) var appearances: [TextAppearance]
  private let face: FontFace
  private let format: ParagraphFormat

  /// Creates a reader with the defaults of missing attributes.
  init(face: FontFace, format: ParagraphFormat) {
    self.face = face
    self.format = format
    paragraphs = [
      TextShape.Paragraph(text: "", runs: [TextShape.Run(length: 0, face: face)], format: format)
    ]
    appearances = [TextAppearance()]
  }

  /// Appends a text; linear in its length.
  mutating func append(_ text: NSAttributedString) {
    let string = text.string as NSString
    let all = NSRange(location: 0, length: string.length)
    text.enumerateAttributes(in: all) { attributes, range, _ in
      // A line feed after a carriage return is a part of that line break, whatever its attributes.
      let isPart =
        range.location > 0 && string.character(at: range.location - 1) == 13
        && string.character(at: range.location) == 10
      let own = isPart ? NSRange(range.location + 1..<NSMaxRange(range)) : range
      append(string.substring(with: own), Attributes(attributes))
    }
  }

  private mutating func append(_ text: String, _ attributes: Attributes) {
    appearances.append(attributes.appearance)
    for (index, piece) in text.piecesBetweenLineFeeds.enumerated() {
      if index > 0 { startParagraph(attributes) }
      appendPiece(piece, attributes)
    }
  }

  private mutating func startParagraph(_ attributes: Attributes) {
    paragraphs.append(
      TextShape.Paragraph(
        text: "", runs: [run(length: 0, attributes)], format: attributes.format ?? format))
  }

  /// Appends to the last paragraph, whose first piece determines its format.
  private mutating func appendPiece(_ piece: Substring, _ attributes: Attributes) {
    var paragraph = paragraphs.removeLast()
    let added = run(length: piece.utf8.count, attributes)
    if paragraph.text.isEmpty {
      paragraph.runs = [added]
      paragraph.format = attributes.format ?? format
    } else if !piece.isEmpty {
      paragraph.runs.append(added)
    }
    paragraph.text += piece
    paragraphs.append(paragraph)
  }

  private func run(length: Int, _ attributes: Attributes) -> TextShape.Run {
    TextShape.Run(
      length: length, face: attributes.face ?? face, kern: attributes.kern,
      baselineOffset: attributes.baselineOffset, appearanceIndex: appearances.count - 1,
      attachment: attributes.attachment?.metrics)
  }
}

extension AttributedTextReader {
  /// The attributes of a range, by type.
  private struct Attributes {
    var face: FontFace?
    var format: ParagraphFormat?
    var kern: CGFloat
    var baselineOffset: CGFloat
    var attachment: NSTextAttachment?
    var appearance: TextAppearance

    init(_ values: [NSAttributedString.Key: Any]) {
      face = (values[.font] as? UIFont)?.face
      format = (values[.paragraphStyle] as? NSParagraphStyle)?.format.usable
      kern = values.number(.kern) + values.number(.tracking)
      baselineOffset = values.number(.baselineOffset)
      attachment = values[.attachment] as? NSTextAttachment
      appearance = TextAppearance(
        color: values[.foregroundColor] as? UIColor,
        background: values[.backgroundColor] as? UIColor,
        underline: NSUnderlineStyle(rawValue: Int(values.number(.underlineStyle))),
        underlineColor: values[.underlineColor] as? UIColor,
        strikethrough: NSUnderlineStyle(rawValue: Int(values.number(.strikethroughStyle))),
        strikethroughColor: values[.strikethroughColor] as? UIColor,
        shadow: (values[.shadow] as? NSShadow)?.value,
        strokeWidth: values.number(.strokeWidth) / 100,
        strokeColor: values[.strokeColor] as? UIColor, attachment: attachment?.image)
      if values[.link] != nil { appearance.markAsLink() }
    }
  }
}

extension [NSAttributedString.Key: Any] {
  /// Returns the value of a numeric attribute of any type, limited to a million; zero if there is
  /// none.
  fileprivate func number(_ key: NSAttributedString.Key) -> CGFloat {
    rawNumber(key).limitedLength
  }

  private func rawNumber(_ key: NSAttributedString.Key) -> CGFloat {
    switch self[key] {
    case let style as NSUnderlineStyle: CGFloat(style.rawValue)
    case let number as CGFloat: number
    case let number as any BinaryInteger: CGFloat(Int(clamping: number))
    case let number as any BinaryFloatingPoint: CGFloat(Double(number))
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }
}
