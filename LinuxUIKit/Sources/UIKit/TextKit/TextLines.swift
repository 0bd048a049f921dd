/// The lines of a text with the positions of its characters.
///
/// Offsets are in UTF-16 units of the whole text; rectangles are in the coordinates of the lines.
struct TextLines {
  let positioned: PositionedText
  /// The offset of each paragraph's start.
  private let starts: [Int]
  /// The index of each line's paragraph.
  private let paragraphs: [Int]

  private var lines: [TextLine] { positioned.layout.lines }

  /// Creates the lines of a text; linear in its length.
  init(_ positioned: PositionedText, of text: String) {
    self.positioned = positioned
    starts = text.piecesBetweenLineFeeds.map { piece in
      text.utf16.distance(from: text.startIndex, to: piece.startIndex)
    }
    var last = -1
    paragraphs = positioned.layout.lines.map { line in
      if line.index == 0, line.paragraph.startsParagraph { last += 1 }
      return max(0, last)
    }
  }

  private init(_ positioned: PositionedText, starts: [Int], paragraphs: [Int]) {
    self.positioned = positioned
    self.starts = starts
    self.paragraphs = paragraphs
  }

  /// Returns some of the lines at other positions, with offsets in a text that has more before this one.
  func part(
    _ range: Range<Int>, at positioned: PositionedText, offset: Int
  ) -> TextLines {
    TextLines(
      positioned, starts: offset == 0 ? starts : starts.map { $0 + offset },
      paragraphs: Array(paragraphs[range]))
  }

  /// No lines.
  static let empty = TextLines(
    PositionedText(
      layout: TextLayout(lines: [], size: .zero), rect: .zero, top: 0, scale: 1,
      isRightToLeft: false),
    starts: [], paragraphs: [])

  /// Returns the lines moved by a distance.
  func offsetBy(dx: CGFloat, dy: CGFloat) -> TextLines {
    TextLines(
      positioned.offsetBy(dx: dx, dy: dy), starts: starts, paragraphs: paragraphs)
  }

  /// Returns the rectangle of a caret before an offset; its width is zero.
  ///
  /// At a line break it is in the lower line.
  func caret(at offset: Int) -> CGRect {
    guard let position = position(of: offset) else { return .zero }
    let line = lines[position.line]
    let frame = positioned.frame(of: line)
    let distance = line.paragraph.distance(toByte: position.byte, inLine: line.index)
    return CGRect(x: frame.minX + distance, y: frame.minY, width: 0, height: frame.height)
  }

  /// Returns the offset whose caret is nearest to a point.
  func offset(nearestTo point: CGPoint) -> Int {
    guard let index = line(nearestTo: point) else { return 0 }
    let line = lines[index]
    let distance = point.x - positioned.frame(of: line).minX
    let byte = line.paragraph.byte(atDistance: distance, inLine: line.index)
    return offset(ofByte: byte, inLine: index)
  }

  /// Returns the line at the height of a point, or the last one; `nil` without lines.
  private func line(nearestTo point: CGPoint) -> Int? {
    lines.firstIndex { positioned.frame(of: $0).maxY > point.y } ?? lines.indices.last
  }

  /// Returns the offset of the character at a point, or of the nearest one in the line, and the part of
  /// its width that is before the point, from 0 to 1.
  func character(nearestTo point: CGPoint) -> (offset: Int, fraction: CGFloat) {
    guard let index = line(nearestTo: point) else { return (0, 0) }
    let line = lines[index]
    let distance = point.x - positioned.frame(of: line).minX
    let (byte, fraction) = line.paragraph.character(atDistance: distance, inLine: line.index)
    return (
      utf16Offset(ofByte: byte + line.paragraph.start, inParagraph: paragraphs[index]), fraction
    )
  }

  /// Returns the rectangles that cover a range, from the top.
  func rectangles(for range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty, let first = position(of: range.lowerBound),
      let last = position(of: range.upperBound), first.line <= last.line
    else { return [] }
    return (first.line...last.line).flatMap { index in
      let line = lines[index]
      let all = line.paragraph.lines[line.index].bytes
      let start = index == first.line ? first.byte : all.lowerBound
      let end = index == last.line ? last.byte : all.upperBound
      return start < end ? rectangles(ofBytes: start..<end, in: line) : []
    }
  }

  private func rectangles(ofBytes bytes: Range<Int>, in line: TextLine) -> [CGRect] {
    let frame = positioned.frame(of: line)
    return line.paragraph.stretches(ofBytes: bytes, inLine: line.index).map { stretch in
      CGRect(
        x: frame.minX + stretch.lowerBound, y: frame.minY,
        width: stretch.upperBound - stretch.lowerBound, height: frame.height)
    }
  }
}

extension TextLines {
  /// Returns the line of an offset, and the byte in the line's text; at most the last line's end.
  private func position(of offset: Int) -> (line: Int, byte: Int)? {
    guard !lines.isEmpty else { return nil }
    let paragraph = starts.lastIndex { $0 <= offset } ?? 0
    guard let first = paragraphs.firstIndex(of: paragraph) else { return end }
    let text = lines[first].paragraph.content.text
    let inside = min(max(0, offset - starts[paragraph]), text.utf16.count)
    let index = String.Index(utf16Offset: inside, in: text)
    let byte = text.utf8.distance(from: text.startIndex, to: index)
    let line = lines.indices.last {
      paragraphs[$0] == paragraph && firstByte(ofLine: $0) <= byte
    }
    let displayed = lines[line ?? first].paragraph
    return (line ?? first, min(byte - displayed.start, displayed.content.text.utf8.count))
  }

  /// The end of the last displayed line; `nil` without lines.
  private var end: (line: Int, byte: Int)? {
    lines.indices.last.map { ($0, lines[$0].paragraph.lines[lines[$0].index].bytes.upperBound) }
  }

  /// Returns the byte of the whole paragraph at which a line begins.
  private func firstByte(ofLine index: Int) -> Int {
    let line = lines[index]
    return line.paragraph.start + line.paragraph.lines[line.index].bytes.lowerBound
  }

  /// Returns the offset of a byte of a line's text; a position at a break stays in the line.
  private func offset(ofByte byte: Int, inLine line: Int) -> Int {
    let paragraph = paragraphs[line]
    let text = text(ofParagraph: paragraph)
    let byte = byte + lines[line].paragraph.start
    let isLast = line == lines.count - 1 || paragraphs[line + 1] != paragraph
    var index = text.utf8.index(text.startIndex, offsetBy: min(byte, text.utf8.count))
    if !isLast, byte >= firstByte(ofLine: line + 1), index > text.startIndex {
      index = text.index(before: index)
    }
    return starts[paragraph] + text.utf16.distance(from: text.startIndex, to: index)
  }
  /// The text of a paragraph, which its first line has; a truncated last line has the rest.
  private func text(ofParagraph paragraph: Int) -> String {
    paragraphs.firstIndex(of: paragraph).map { lines[$0].paragraph.content.text } ?? ""
  }

  /// Returns the offset of a byte of a paragraph; at most the paragraph's end.
  private func utf16Offset(ofByte byte: Int, inParagraph paragraph: Int) -> Int {
    let text = text(ofParagraph: paragraph)
    let index = text.utf8.index(text.startIndex, offsetBy: min(byte, text.utf8.count))
    return starts[paragraph] + text.utf16.distance(from: text.startIndex, to: index)
  }
}

// MARK: Lines

extension TextLines {
  /// The offset at which each line begins.
  var lineStarts: [Int] {
    var text = ""
    return lines.indices.map { index in
      let paragraph = paragraphs[index]
      if index == 0 || paragraph != paragraphs[index - 1] {
        text = lines[index].paragraph.content.text
      }
      let start = text.utf8.index(text.startIndex, offsetBy: firstByte(ofLine: index))
      return starts[paragraph] + text.utf16.distance(from: text.startIndex, to: start)
    }
  }

  /// The offset at which the text after the last line begins; `nil` if there is none.
  ///
  /// A line break belongs to the line before it; a truncated line is the last one.
  var endOfLines: Int? {
    guard let index = lines.indices.last else { return nil }
    let (line, paragraph) = (lines[index], paragraphs[index])
    let format = line.paragraph.content.format
    guard line.paragraph.start == 0, !format.lineBreakMode.truncates else { return nil }
    let text = text(ofParagraph: paragraph)
    let end = line.paragraph.lines[line.index].bytes.upperBound
    guard end == text.utf8.count else { return utf16Offset(ofByte: end, inParagraph: paragraph) }
    return paragraph + 1 < starts.count ? starts[paragraph + 1] : nil
  }

  /// Returns the paragraph of a line, and the byte of it at which the line begins.
  func paragraph(ofLine index: Int) -> (index: Int, byte: Int) {
    (paragraphs[index], firstByte(ofLine: index))
  }
}
