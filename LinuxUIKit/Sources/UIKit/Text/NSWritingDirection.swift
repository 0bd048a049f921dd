/// In which direction a paragraph is read.
public enum NSWritingDirection: Int, Sendable {
  /// As the interface is, and by the first letter for the order inside of a line.
  case natural = -1
  /// From the left.
  case leftToRight = 0
  /// From the right.
  case rightToLeft = 1
}
