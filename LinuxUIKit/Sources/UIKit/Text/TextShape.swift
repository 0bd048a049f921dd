/// A text with all that decides where its glyphs go: paragraphs, and in them runs of one font.
///
/// Colors are left out, so that a text of another color is not measured again.
struct TextShape: Equatable, Sendable {
  var paragraphs: [Paragraph]

  /// A piece of text between two line feeds.
  struct Paragraph: Equatable, Sendable {
    var text: String
    /// The runs that together make up the text; one of no length if there is none.
    var runs: [Run]
    var format: ParagraphFormat
  }

  /// A stretch of one font.
  struct Run: Equatable, Sendable {
    /// The count of bytes in UTF-8.
    var length: Int
    var face: FontFace
    /// Points between its glyphs.
    var kern: CGFloat = 0
    /// Points by which its glyphs are raised.
    var baselineOffset: CGFloat = 0
    /// Which of the styled text's looks its glyphs have.
    var look = 0
    /// The room of a picture that stands in place of each glyph.
    var attachment: AttachmentRoom?
  }

  /// The room of a picture in a line, in points.
  struct AttachmentRoom: Equatable, Sendable {
    var width: CGFloat
    /// From the baseline up to the picture's top.
    var ascent: CGFloat
    /// From the baseline down to the picture's bottom.
    var descent: CGFloat
  }
}

extension TextShape {
  /// A text of one font, broken at line feeds; an empty text has one empty paragraph.
  init(_ text: String, face: FontFace, format: ParagraphFormat) {
    func paragraph(_ text: String) -> Paragraph {
      Paragraph(text: text, runs: [Run(length: text.utf8.count, face: face)], format: format)
    }
    paragraphs =
      text.mayHaveLineFeed
      ? text.piecesBetweenLineFeeds.map { paragraph(String($0)) } : [paragraph(text)]
  }

  /// The same text with all fonts, kerning and raises multiplied.
  func scaled(by factor: CGFloat) -> TextShape {
    var shape = self
    for paragraph in paragraphs.indices {
      for run in paragraphs[paragraph].runs.indices {
        shape.paragraphs[paragraph].runs[run].scale(by: factor)
      }
    }
    return shape
  }
}

extension TextShape.Run {
  fileprivate mutating func scale(by factor: CGFloat) {
    face = face.withSize(face.size * factor)
    kern *= factor
    baselineOffset *= factor
    guard let room = attachment else { return }
    attachment = TextShape.AttachmentRoom(
      width: room.width * factor, ascent: room.ascent * factor, descent: room.descent * factor)
  }
}

extension TextShape.Paragraph {
  /// What is left after some bytes of UTF-8, with `suffix` in the last run's font behind it.
  func rest(after bytes: Int, suffix: String = "") -> TextShape.Paragraph {
    var rest = self
    let start = text.utf8.index(text.startIndex, offsetBy: bytes)
    rest.text = String(text[start...]) + suffix
    rest.runs = runs(in: bytes..<text.utf8.count, keepsLengths: false)
    rest.runs[rest.runs.count - 1].length += suffix.utf8.count
    return rest
  }

  /// The runs that have a part in some bytes of UTF-8; at the text's end the last one.
  func runs(in bytes: Range<Int>, keepsLengths: Bool = true) -> [TextShape.Run] {
    if keepsLengths, runs.count == 1 { return runs }
    var found: [TextShape.Run] = []
    var start = 0
    for var run in runs {
      let overlap = (start..<start + run.length).clamped(to: bytes)
      start += run.length
      guard !overlap.isEmpty else { continue }
      if !keepsLengths { run.length = overlap.count }
      found.append(run)
    }
    guard found.isEmpty, var last = runs.last else { return found }
    last.length = 0
    return [last]
  }
}

extension String {
  /// The pieces between line feeds, of whatever kind; a trailing line feed has an empty one behind.
  var piecesBetweenLineFeeds: [Substring] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Whether a byte begins, or is, one of the characters that end a line.
  ///
  /// Most texts have none, and looking at bytes costs a tenth of finding characters.
  fileprivate var mayHaveLineFeed: Bool {
    utf8.contains { byte in (0x0A...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2 }
  }
}
