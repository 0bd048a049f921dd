/// Lines of text at their place in a rectangle, ready to be drawn.
struct PlacedText {
  let layout: TextLayout
  /// What the text is centered in.
  let rect: CGRect
  /// From the rectangle's top to the block's, in whole pixels.
  let top: CGFloat
  /// Pixels to the point.
  let scale: CGFloat
  let isRightToLeft: Bool

  /// The distance from the rectangle's top, in whole pixels, of a baseline of the block.
  func baseline(of offset: CGFloat) -> CGFloat {
    roundedToPixel(top + offset, scale: scale)
  }

  /// Where a line's glyphs begin, left on the baseline.
  func origin(of line: TextLine) -> CGPoint {
    let isRightToLeft = line.isRightToLeft ?? isRightToLeft
    let slack = (line.end ?? rect.width) - line.indent - line.width
    let part = line.alignment.leftPart(isRightToLeft: isRightToLeft)
    // A line that is too wide runs over where reading ends.
    let overflow = isRightToLeft ? slack : 0
    let left = slack < 0 ? overflow : roundedToPixel(slack * part, scale: scale)
    let free = isRightToLeft ? rect.width - (line.end ?? rect.width) : line.indent
    return CGPoint(x: rect.minX + free + left, y: rect.minY + baseline(of: line.baseline))
  }

  /// The line's height at its place, from its first to its last glyph.
  func frame(of line: TextLine) -> CGRect {
    let origin = origin(of: line)
    return CGRect(
      x: origin.x, y: origin.y - line.ascent, width: line.width, height: line.height)
  }
}
