extension ContainerLines {
  /// Draws the lines of a range, clipped to the range's rectangles where it has a part of a line only.
  func draw(
    _ parts: TextPainter.Parts, of range: Range<Int>, _ text: FlowingText, at origin: CGPoint,
    in context: CGContext
  ) {
    let numbers = fragments(in: range)
    var painter = TextPainter(
      text: lines.positioned.offsetBy(dx: origin.x, dy: origin.y),
      appearances: text.styled.appearances, color: text.color)
    painter.parts = parts
    let isWhole = numbers.allSatisfy { number in
      let line = fragments[number].range
      return range.lowerBound <= line.lowerBound && range.upperBound >= line.upperBound
    }
    if isWhole { return painter.draw(numbers, in: context) }
    context.saveGState()
    context.clip(
      to: rectangles(for: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) })
    painter.draw(numbers, in: context)
    context.restoreGState()
  }
}
