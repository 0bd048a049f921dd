/// The one line of a text field at its place, in the coordinates of what it is drawn on.
struct FieldLine {
  /// The line, ready to be drawn.
  let placed: PlacedText
  /// What it shows of the field's text.
  let shown: ShownText

  private var line: TextLine? { placed.layout.lines.first }

  /// The width of the glyphs in points.
  var width: CGFloat { line?.width ?? 0 }

  /// The upright rectangle of no width where a caret before an offset of the text stands.
  func caret(at offset: Int) -> CGRect {
    guard let line else { return .zero }
    let frame = placed.frame(of: line)
    let distance = line.paragraph.distance(toByte: shown.byte(at: offset), inLine: line.index)
    return CGRect(x: frame.minX + distance, y: frame.minY, width: 0, height: frame.height)
  }

  /// The offset of the text whose caret is nearest to a place from the left.
  func offset(nearestTo x: CGFloat) -> Int {
    guard let line else { return 0 }
    let distance = x - placed.frame(of: line).minX
    return shown.offset(atByte: line.paragraph.byte(atDistance: distance, inLine: line.index))
  }

  /// The rectangles that together cover what is between two offsets of the text.
  ///
  /// There are several where reading changes its direction.
  func rectangles(for range: Range<Int>) -> [CGRect] {
    guard let line, !range.isEmpty else { return [] }
    let frame = placed.frame(of: line)
    let bytes = shown.byte(at: range.lowerBound)..<shown.byte(at: range.upperBound)
    return line.paragraph.stretches(ofBytes: bytes, inLine: line.index).map { stretch in
      CGRect(
        x: frame.minX + stretch.lowerBound, y: frame.minY,
        width: stretch.upperBound - stretch.lowerBound, height: frame.height)
    }
  }
}
