extension UIControl {
  /// The vertical alignment of content. Raw values match Apple's.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// Aligned at the top.
    case top = 1
    /// Aligned at the bottom.
    case bottom = 2
    /// Stretched to fill the bounds.
    case fill = 3
  }

  /// The horizontal alignment of content. Raw values match Apple's.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// Aligned at the left.
    case left = 1
    /// Aligned at the right.
    case right = 2
    /// Stretched to fill the bounds.
    case fill = 3
    /// Aligned at the leading edge.
    case leading = 4
    /// Aligned at the trailing edge.
    case trailing = 5
  }

  /// The horizontal alignment with leading and trailing resolved to left or right.
  var alignmentAsSide: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case let side: side
    }
  }
}
