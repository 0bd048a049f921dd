/// The scroll offset of a line that is wider than its field, at which the caret is visible.
struct LineScroll: Equatable {
  /// The distance from the line's left end to the left edge of the visible part, in points.
  private(set) var offset: CGFloat = 0

  /// Scrolls by the least distance that makes the caret visible, without unnecessary empty space.
  ///
  /// `caret` is the distance of the caret's left edge from the line's left end, `content` the width
  /// of line and caret together, and `available` that of the visible part.
  mutating func reveal(caret: CGFloat, width: CGFloat, content: CGFloat, available: CGFloat) {
    let atLeast = caret + width - available
    offset = min(max(offset, atLeast), caret)
    offset = min(max(offset, 0), max(0, content - available))
  }
}
