/// Lines of text at their place, and which characters of the text stand where.
///
/// Offsets count UTF-16 of the whole text; rectangles are in the coordinates that the lines are
/// placed in.
struct TextLines {
  /// The lines, ready to be drawn.
  let placed: PlacedText
  /// The offset at which each paragraph begins.
  private let starts: [Int]
  /// Which paragraph each line belongs to.
  private let paragraphs: [Int]

  private var lines: [TextLine] { placed.layout.lines }

  /// The lines of a text; linear in its length.
  init(_ placed: PlacedText, of text: String) {
    self.placed = placed
    starts = text.piecesBetweenLineFeeds.map { piece in
      text.utf16.distance(from: text.startIndex, to: piece.startIndex)
    }
    var last = -1
    paragraphs = placed.layout.lines.map { line in
      if line.index == 0, line.paragraph.startsParagraph { last += 1 }
      return max(0, last)
    }
  }

  /// The upright rectangle of no width where a caret before an offset stands.
  ///
  /// Where a line breaks it stands in the lower one.
  func caret(at offset: Int) -> CGRect {
    guard let place = place(of: offset) else { return .zero }
    let line = lines[place.line]
    let frame = placed.frame(of: line)
    let distance = line.paragraph.distance(toByte: place.byte, inLine: line.index)
    return CGRect(x: frame.minX + distance, y: frame.minY, width: 0, height: frame.height)
  }

  /// The offset whose caret is nearest to a point.
  func offset(nearestTo point: CGPoint) -> Int {
    let below = lines.firstIndex { placed.frame(of: $0).maxY > point.y }
    guard let index = below ?? lines.indices.last else { return 0 }
    let line = lines[index]
    let distance = point.x - placed.frame(of: line).minX
    let byte = line.paragraph.byte(atDistance: distance, inLine: line.index)
    return offset(ofByte: byte, inLine: index)
  }

  /// The rectangles that together cover what is between two offsets, from the top.
  func rectangles(for range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty, let first = place(of: range.lowerBound),
      let last = place(of: range.upperBound), first.line <= last.line
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
    let frame = placed.frame(of: line)
    return line.paragraph.stretches(ofBytes: bytes, inLine: line.index).map { stretch in
      CGRect(
        x: frame.minX + stretch.lowerBound, y: frame.minY,
        width: stretch.upperBound - stretch.lowerBound, height: frame.height)
    }
  }
}

extension TextLines {
  /// The line in which an offset is, and the byte of the line's text; at most the last line's end.
  private func place(of offset: Int) -> (line: Int, byte: Int)? {
    let paragraph = starts.lastIndex { $0 <= offset } ?? 0
    guard let first = paragraphs.firstIndex(of: paragraph) else { return end }
    let text = lines[first].paragraph.content.text
    let inside = min(max(0, offset - starts[paragraph]), text.utf16.count)
    let index = String.Index(utf16Offset: inside, in: text)
    let byte = text.utf8.distance(from: text.startIndex, to: index)
    let line = lines.indices.last {
      paragraphs[$0] == paragraph && firstByte(ofLine: $0) <= byte
    }
    let shown = lines[line ?? first].paragraph
    return (line ?? first, min(byte - shown.start, shown.content.text.utf8.count))
  }

  /// The end of the last line, before what is not shown; nil without lines.
  private var end: (line: Int, byte: Int)? {
    lines.indices.last.map { ($0, lines[$0].paragraph.lines[lines[$0].index].bytes.upperBound) }
  }

  /// The byte of the whole paragraph with which a line begins.
  private func firstByte(ofLine index: Int) -> Int {
    let line = lines[index]
    return line.paragraph.start + line.paragraph.lines[line.index].bytes.lowerBound
  }

  /// The offset of a byte of a line's text; a place at a break stays in the line.
  private func offset(ofByte byte: Int, inLine index: Int) -> Int {
    let paragraph = paragraphs[index]
    // The first line has all of the paragraph, a cut off last one what is left for it.
    let whole = paragraphs.firstIndex(of: paragraph) ?? index
    let text = lines[whole].paragraph.content.text
    let byte = byte + lines[index].paragraph.start
    let isLast = index == lines.count - 1 || paragraphs[index + 1] != paragraph
    var place = text.utf8.index(text.startIndex, offsetBy: min(byte, text.utf8.count))
    if !isLast, byte >= firstByte(ofLine: index + 1), place > text.startIndex {
      place = text.index(before: place)
    }
    return starts[paragraph] + text.utf16.distance(from: text.startIndex, to: place)
  }
}
