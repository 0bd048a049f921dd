extension NSLayoutConstraint {
  /// What of an item a constraint is about.
  public enum Attribute: Int, Sendable {
    /// The left edge, whatever the language.
    case left = 1
    /// The right edge, whatever the language.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The edge where a line begins: right in right-to-left languages.
    case leading = 5
    /// The edge where a line ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// What the letters of the last line stand on; the lower edge of an item without text.
    case lastBaseline = 11
    /// What the letters of the first line stand on; the lower edge of an item without text.
    case firstBaseline = 12
    /// The left edge, in by the margin.
    case leftMargin = 13
    /// The right edge, in by the margin.
    case rightMargin = 14
    /// The upper edge, in by the margin.
    case topMargin = 15
    /// The lower edge, in by the margin.
    case bottomMargin = 16
    /// The leading edge, in by the margin.
    case leadingMargin = 17
    /// The trailing edge, in by the margin.
    case trailingMargin = 18
    /// The middle between the left and right margins.
    case centerXWithinMargins = 19
    /// The middle between the upper and lower margins.
    case centerYWithinMargins = 20
    /// No attribute: the other side of a constraint that is a number.
    case notAnAttribute = 0
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are the same.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}
