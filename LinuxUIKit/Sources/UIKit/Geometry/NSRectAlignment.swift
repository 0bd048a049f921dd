/// The alignment of an element to an edge or corner of a rectangle.
///
/// Layouts use it for the position of a header on its group or section.
public enum NSRectAlignment: Int, Sendable {
  /// No alignment.
  case none = 0
  /// The center of the top edge.
  case top = 1
  /// The top leading corner.
  case topLeading = 2
  /// The center of the leading edge.
  case leading = 3
  /// The bottom leading corner.
  case bottomLeading = 4
  /// The center of the bottom edge.
  case bottom = 5
  /// The bottom trailing corner.
  case bottomTrailing = 6
  /// The center of the trailing edge.
  case trailing = 7
  /// The top trailing corner.
  case topTrailing = 8
}
