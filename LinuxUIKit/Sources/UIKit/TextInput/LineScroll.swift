/// How far a line that is wider than its room was pushed, so that the caret is seen.
struct LineScroll: Equatable {
  /// From the line's left end to the room's left edge, in points.
  private(set) var offset: CGFloat = 0

  /// Moves as little as it takes to have the caret in the room, and leaves no room empty in vain.
  ///
  /// `caret` is the distance of the caret's left edge from the line's left end; `content` is the
  /// width of line and caret together, and `room` that of what shows them.
  mutating func reveal(caret: CGFloat, width: CGFloat, content: CGFloat, room: CGFloat) {
    let atLeast = caret + width - room
    offset = min(max(offset, atLeast), caret)
    offset = min(max(offset, 0), max(0, content - room))
  }
}
