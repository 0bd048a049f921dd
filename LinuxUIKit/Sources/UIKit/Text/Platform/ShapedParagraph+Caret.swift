import CPango

// Conversion between bytes of the text and distances from the left end of a line, in points.
extension ShapedParagraph {
  /// Returns the distance from the line's left end to the caret before a byte of the text.
  ///
  /// Where the writing direction changes it is the caret of the following text.
  func distance(toByte byte: Int, inLine index: Int) -> CGFloat {
    let text = content.text
    guard byte >= text.utf8.count, !text.isEmpty else { return x(ofByte: byte, inLine: index) }
    // Pango's end of the text is at the right, also after a right-to-left character.
    let last = text.utf8.distance(from: text.startIndex, to: text.index(before: text.endIndex))
    return x(ofByte: last, inLine: index, trailing: true)
  }

  /// Returns the byte of the text whose caret is nearest to a distance from the line's left end.
  func byte(atDistance distance: CGFloat, inLine index: Int) -> Int {
    PangoLibrary.shared.locked {
      var (byte, scalarOffset): (Int32, Int32) = (0, 0)
      let x = pangoUnits(distance, .toNearestOrAwayFromZero)
      pango_layout_line_x_to_index(line(index), x, &byte, &scalarOffset)
      return bytes(of: Int(scalarOffset), from: Int(byte))
    }
  }

  /// Returns the first byte of the character at, or nearest to, a distance from the line's left end, and
  /// the part of the character before it in the direction of writing, from 0 to 1.
  func character(
    atDistance distance: CGFloat, inLine index: Int
  ) -> (byte: Int, fraction: CGFloat) {
    PangoLibrary.shared.locked {
      var (byte, scalarOffset): (Int32, Int32) = (0, 0)
      pango_layout_line_x_to_index(line(index), pangoUnits(distance), &byte, &scalarOffset)
      let start = x(ofByte: Int(byte), inLine: index)
      let width = x(ofByte: Int(byte), inLine: index, trailing: true) - start
      let fraction = width == 0 ? 0 : (distance - start) / width
      return (Int(byte), min(max(fraction, 0), 1))
    }
  }

  /// Returns the horizontal ranges of bytes of the text in a line, from the left.
  func stretches(ofBytes bytes: Range<Int>, inLine index: Int) -> [Range<CGFloat>] {
    // Pango measures from the layout's left end, which includes the indent of the line.
    let left = ranges(ofBytes: lines[index].bytes, inLine: index).map(\.lowerBound).min() ?? 0
    return ranges(ofBytes: bytes, inLine: index).map { range in
      range.lowerBound - left..<range.upperBound - left
    }
  }

  private func ranges(ofBytes bytes: Range<Int>, inLine index: Int) -> [Range<CGFloat>] {
    PangoLibrary.shared.locked {
      var ends: UnsafeMutablePointer<Int32>?
      var count: Int32 = 0
      pango_layout_line_get_x_ranges(
        line(index), Int32(bytes.lowerBound), Int32(bytes.upperBound), &ends, &count)
      defer { g_free(ends) }
      guard let ends else { return [] }
      return (0..<Int(count)).map { number in
        let (left, right) = (points(ends[2 * number]), points(ends[2 * number + 1]))
        return min(left, right)..<max(left, right)
      }
    }
  }

  /// Returns the horizontal ranges of a run's words, in points from the run's left end.
  func words(of run: ShapedRun, inLine index: Int) -> [Range<CGFloat>] {
    let item = run.item.pointee.item.pointee
    let utf8 = content.text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: Int(item.offset))
    let end = utf8.index(start, offsetBy: Int(item.length))
    return content.text[start..<end].split(whereSeparator: \.isWhitespace).map { word in
      let first = utf8.distance(from: utf8.startIndex, to: word.startIndex)
      let last = utf8.distance(from: utf8.startIndex, to: word.index(before: word.endIndex))
      let ends = [x(ofByte: first, inLine: index), x(ofByte: last, inLine: index, trailing: true)]
        .map { $0 - run.x }
      return min(ends[0], ends[1])..<max(ends[0], ends[1])
    }
  }

  /// Returns the distance from the line's left end to the leading or trailing edge of a character.
  private func x(ofByte byte: Int, inLine index: Int, trailing: Bool = false) -> CGFloat {
    PangoLibrary.shared.locked {
      var x: Int32 = 0
      pango_layout_line_index_to_x(line(index), Int32(byte), trailing ? 1 : 0, &x)
      return points(x)
    }
  }

  private func line(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine>? {
    pango_layout_get_line_readonly(layout, Int32(index))
  }

  /// Returns the byte a number of scalars after another one.
  private func bytes(of scalars: Int, from byte: Int) -> Int {
    let text = content.text
    let start = text.utf8.index(text.startIndex, offsetBy: min(byte, text.utf8.count))
    return byte + text[start...].unicodeScalars.prefix(scalars).reduce(0) { $0 + $1.utf8.count }
  }
}
