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
    let below = lines.firstIndex { positioned.frame(of: $0).maxY > point.y }
    guard let index = below ?? lines.indices.last else { return 0 }
    let line = lines[index]
    let distance = point.x - positioned.frame(of: line).minX
    let byte = line.paragraph.byte(atDistance: distance, inLine: line.index)
    return offset(ofByte: byte, inLine: index)
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
    // The first line has the whole paragraph, a truncated last one the rest.
    let whole = paragraphs.firstIndex(of: paragraph) ?? line
    let text = lines[whole].paragraph.content.text
    let byte = byte + lines[line].paragraph.start
    let isLast = line == lines.count - 1 || paragraphs[line + 1] != paragraph
    var index = text.utf8.index(text.startIndex, offsetBy: min(byte, text.utf8.count))
    if !isLast, byte >= firstByte(ofLine: line + 1), index > text.startIndex {
      index = text.index(before: index)
    }
    return starts[paragraph] + text.utf16.distance(from: text.startIndex, to: index)
  }
}
