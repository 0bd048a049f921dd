/// The line of a text field, in the coordinates of its canvas.
struct FieldLine {
  let positioned: PositionedText
  let displayed: DisplayedText

  private var line: TextLine? { positioned.layout.lines.first }

  /// The width of the glyphs in points.
  var width: CGFloat { line?.width ?? 0 }

  /// Returns the rectangle of a caret before an offset of the text; its width is zero.
  func caret(at offset: Int) -> CGRect {
    guard let line else { return .zero }
    let frame = positioned.frame(of: line)
    let distance = line.paragraph.distance(toByte: displayed.byte(at: offset), inLine: line.index)
    return CGRect(x: frame.minX + distance, y: frame.minY, width: 0, height: frame.height)
  }

  /// Returns the offset of the text whose caret is nearest to an x coordinate.
  func offset(nearestTo x: CGFloat) -> Int {
    guard let line else { return 0 }
    let distance = x - positioned.frame(of: line).minX
    return displayed.offset(atByte: line.paragraph.byte(atDistance: distance, inLine: line.index))
  }

  /// Returns the rectangles that cover a range of the text: several if the writing direction
  /// changes.
  func rectangles(for range: Range<Int>) -> [CGRect] {
    guard let line, !range.isEmpty else { return [] }
    let frame = positioned.frame(of: line)
    let bytes = displayed.byte(at: range.lowerBound)..<displayed.byte(at: range.upperBound)
    return line.paragraph.stretches(ofBytes: bytes, inLine: line.index).map { stretch in
      CGRect(
        x: frame.minX + stretch.lowerBound, y: frame.minY,
        width: stretch.upperBound - stretch.lowerBound, height: frame.height)
    }
  }
}

/// A field's text as it is displayed on one line: bullets for secure text, spaces for line breaks.
struct DisplayedText {
  /// The displayed characters.
  let string: String
  /// The offsets between the characters of secure text; `nil` for other text.
  private let secureOffsets: [Int]?

  init(_ edited: EditedText, isSecure: Bool) {
    secureOffsets = isSecure ? edited.boundaries : nil
    string =
      isSecure
      ? String(repeating: Self.bullet, count: edited.text.count) : edited.text.withoutLineFeeds
  }

  /// Returns the UTF-8 offset in the displayed text of an offset in the field's text.
  func byte(at offset: Int) -> Int {
    let displayed = secureOffsets.map { $0.firstIndex { $0 >= offset } ?? $0.count - 1 } ?? offset
    let index = String.Index(utf16Offset: min(displayed, string.utf16.count), in: string)
    return string.utf8.distance(from: string.startIndex, to: index)
  }

  /// Returns the offset in the field's text of a UTF-8 offset in the displayed text.
  func offset(atByte byte: Int) -> Int {
    let index = string.utf8.index(string.startIndex, offsetBy: min(byte, string.utf8.count))
    let displayed = string.utf16.distance(from: string.startIndex, to: index)
    return secureOffsets.map { $0[min(displayed, $0.count - 1)] } ?? displayed
  }

  private static let bullet = "\u{2022}"
}

extension String {
  /// The text with a space in place of each line break; the length in UTF-16 units is the same.
  var withoutLineFeeds: String {
    guard contains(where: \.isNewline) else { return self }
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars {
      scalars.append(Character(scalar).isNewline ? " " : scalar)
    }
    return String(scalars)
  }
}
