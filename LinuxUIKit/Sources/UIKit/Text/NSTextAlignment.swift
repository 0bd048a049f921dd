/// To which side of their room lines of text are pushed.
public enum NSTextAlignment: Int, Sendable {
  /// To the left edge.
  case left = 0
  /// To the middle.
  case center = 1
  /// To the right edge.
  case right = 2
  /// To both edges, by wider spaces; a paragraph's last line as if natural.
  case justified = 3
  /// To the edge where reading begins, by the interface's direction and not by the script.
  case natural = 4
}
