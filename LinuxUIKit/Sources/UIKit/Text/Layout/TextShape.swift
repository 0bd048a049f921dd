/// The inputs of a text's glyph positions: paragraphs with runs of one font each.
///
/// Colors are not included, so that a change of color does not require a new layout.
struct TextShape: Equatable, Sendable {
  var paragraphs: [Paragraph]

  /// The text between two line breaks.
  struct Paragraph: Equatable, Sendable {
    var text: String
    /// The runs that compose the text; one of length zero if it is empty.
    var runs: [Run]
    var format: ParagraphFormat
  }

  /// A range of text with one font.
  struct Run: Equatable, Sendable {
    /// The number of bytes in UTF-8.
    var length: Int
    var face: FontFace
    /// The space between glyphs in points.
    var kern: CGFloat = 0
    /// The distance in points by which glyphs are raised.
    var baselineOffset: CGFloat = 0
    /// The index of the appearance in the styled text.
    var appearanceIndex = 0
    /// The metrics of an image that replaces each glyph.
    var attachment: AttachmentMetrics?
  }

  /// The metrics of an image in a line, in points.
  struct AttachmentMetrics: Equatable, Sendable {
    var width: CGFloat
    /// The distance from the baseline up to the image's top.
    var ascent: CGFloat
    /// The distance from the baseline down to the image's bottom.
    var descent: CGFloat
  }
}

extension TextShape {
  /// Creates a text of one font; an empty text has one empty paragraph.
  init(_ text: String, face: FontFace, format: ParagraphFormat) {
    func paragraph(_ text: String) -> Paragraph {
      Paragraph(text: text, runs: [Run(length: text.utf8.count, face: face)], format: format)
    }
    paragraphs =
      text.mayHaveLineFeed
      ? text.piecesBetweenLineFeeds.map { paragraph(String($0)) } : [paragraph(text)]
  }

  /// Returns the text with all fonts, kerning and baseline offsets multiplied.
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
    guard let metrics = attachment else { return }
    attachment = TextShape.AttachmentMetrics(
      width: metrics.width * factor, ascent: metrics.ascent * factor,
      descent: metrics.descent * factor)
  }
}

extension TextShape.Paragraph {
  /// Returns the paragraph after a number of UTF-8 bytes, with a suffix in the last run's font.
  func rest(after bytes: Int, suffix: String = "") -> TextShape.Paragraph {
    var rest = self
    let start = text.utf8.index(text.startIndex, offsetBy: bytes)
    rest.text = String(text[start...]) + suffix
    rest.runs = runs(in: bytes..<text.utf8.count, keepsLengths: false)
    rest.runs[rest.runs.count - 1].length += suffix.utf8.count
    return rest
  }

  /// Returns the runs that overlap a range of UTF-8 bytes; at the text's end the last one.
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
  /// The pieces between line breaks; a trailing line break has an empty one after it.
  var piecesBetweenLineFeeds: [Substring] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Whether a byte is, or begins, one of the characters that end a line.
  ///
  /// Most texts have none, and the search for bytes takes a tenth of the time of one for
  /// characters.
  fileprivate var mayHaveLineFeed: Bool {
    utf8.contains { byte in (0x0A...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2 }
  }
}
