/// A line of a text container.
struct LineFragment {
  /// The rectangle from one side of the container to the other, with the space around the line.
  var rect: CGRect
  /// The rectangle of the glyphs with the padding at both ends and the line spacing.
  var usedRect: CGRect
  /// The range of the text in UTF-16 units, with the line break.
  var range: Range<Int>
}

/// The lines of a text in one container, in the container's coordinates.
struct ContainerLines {
  /// The lines with the positions of characters.
  let lines: TextLines
  /// The lines with characters.
  let fragments: [LineFragment]
  /// The line after a line break at the end of the text, or of an empty text.
  let extraFragment: LineFragment?
  /// The displayed range of the text.
  let range: Range<Int>
  /// The union of the used rectangles.
  let usedRect: CGRect

  /// Creates the lines of a container after the end of the text.
  init(after segment: TextSegment) {
    let end = segment.offset + segment.end
    (lines, fragments, extraFragment) = (.empty, [], nil)
    (range, usedRect) = (end..<end, .zero)
  }

  /// Creates some lines of a segment in an area.
  init(
    of segment: TextSegment, _ range: Range<Int>, in area: TextArea,
    _ environment: TextEnvironment
  ) {
    var lines = Array(segment.lines[range])
    let size = TextLayout.stack(&lines)
    let rect = CGRect(
      x: area.padding, y: 0, width: area.lineWidth ?? size.width, height: size.height)
    let positioned = PositionedText(
      layout: TextLayout(lines: lines, size: size), rect: rect, top: 0, scale: environment.scale,
      isRightToLeft: environment.isRightToLeft)
    let starts = (segment.lineStarts + [segment.end])[range.lowerBound...range.upperBound]
      .map { $0 + segment.offset }
    var fragments = Self.fragments(of: positioned, starts: starts, padding: area.padding)
    usedRect = fragments.dropFirst().reduce(fragments.first?.usedRect ?? .zero) {
      $0.union($1.usedRect)
    }
    let endsWithEmptyLine = fragments.last?.range.isEmpty ?? false
    extraFragment = endsWithEmptyLine ? fragments.removeLast() : nil
    self.fragments = fragments
    self.lines =
      segment.positioned?.part(range, at: positioned, offset: segment.offset) ?? .empty
    let start = starts.first ?? segment.offset
    self.range = start..<max(start, starts.last ?? start)
  }

  private static func fragments(
    of text: PositionedText, starts: [Int], padding: CGFloat
  ) -> [LineFragment] {
    let lines = text.layout.lines
    return lines.indices.map { index in
      let line = lines[index]
      let isLast = index == lines.count - 1
      let top = index == 0 ? 0 : line.top - line.spaceAbove
      let bottom = isLast ? line.bottom : lines[index + 1].top - lines[index + 1].spaceAbove
      let usedBottom = isLast ? bottom : bottom - line.paragraphSpacing
      let glyphs = text.frame(of: line)
      return LineFragment(
        rect: CGRect(
          x: 0, y: top, width: text.rect.width + 2 * padding, height: bottom - top),
        usedRect: CGRect(
          x: glyphs.minX - padding, y: line.top, width: glyphs.width + 2 * padding,
          height: usedBottom - line.top),
        range: starts[index]..<max(starts[index], starts[index + 1]))
    }
  }
}

// MARK: - Questions

extension ContainerLines {
  /// Returns the line of a character; the last one, or the extra one, after the end.
  func fragment(at index: Int) -> LineFragment? {
    let number = self.index(ofFragmentAt: index)
    guard fragments.indices.contains(number) else { return extraFragment ?? fragments.last }
    return fragments[number]
  }

  /// Returns the number of the line of a character by bisection; the number of lines after the end.
  func index(ofFragmentAt index: Int) -> Int {
    var (low, high) = (0, fragments.count)
    while low < high {
      let middle = (low + high) / 2
      if fragments[middle].range.upperBound > index { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the numbers of the lines with characters of a range.
  func fragments(in range: Range<Int>) -> Range<Int> {
    let common = range.clamped(to: self.range)
    guard !common.isEmpty else { return 0..<0 }
    let first = index(ofFragmentAt: common.lowerBound)
    return first..<min(fragments.count, index(ofFragmentAt: common.upperBound - 1) + 1)
  }

  /// Returns the rectangles of the characters in a range; a caret if they have no width.
  func rectangles(for range: Range<Int>) -> [CGRect] {
    let range = range.clamped(to: self.range)
    let found = lines.rectangles(for: range)
    return found.isEmpty ? [lines.caret(at: range.lowerBound)] : found
  }

  /// Returns the index of the character nearest to a point, and the part of it before the point.
  func character(nearestTo point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard !range.isEmpty else { return (range.lowerBound, 0) }
    let (index, fraction) = lines.character(nearestTo: point)
    // The empty line at the end has no character.
    return index < range.upperBound ? (index, fraction) : (range.upperBound - 1, 1)
  }

  /// Returns the position of a line's baseline from the container's top.
  func baseline(ofLine number: Int) -> CGFloat? {
    let text = lines.positioned
    guard text.layout.lines.indices.contains(number) else { return nil }
    return text.origin(of: text.layout.lines[number]).y
  }
}
