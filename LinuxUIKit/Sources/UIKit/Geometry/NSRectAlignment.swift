/// At which edge or corner of a rectangle something is placed.
///
/// Layouts use it to say on which side of its group or section a header lies.
public enum NSRectAlignment: Int, Sendable {
  /// At no edge.
  case none = 0
  /// At the middle of the upper edge.
  case top = 1
  /// At the upper corner where lines begin.
  case topLeading = 2
  /// At the middle of the edge where lines begin.
  case leading = 3
  /// At the lower corner where lines begin.
  case bottomLeading = 4
  /// At the middle of the lower edge.
  case bottom = 5
  /// At the lower corner where lines end.
  case bottomTrailing = 6
  /// At the middle of the edge where lines end.
  case trailing = 7
  /// At the upper corner where lines end.
  case topTrailing = 8
}
