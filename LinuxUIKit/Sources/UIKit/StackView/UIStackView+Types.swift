extension UIStackView {
  /// How a stack shares out its room along the axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack, by their priorities.
    case fill = 0
    /// The views fill the stack, all of them equally long.
    case fillEqually = 1
    /// The views fill the stack, in proportion to their natural lengths.
    case fillProportionally = 2
    /// The views keep their natural lengths, and all gaps are equally long.
    case equalSpacing = 3
    /// The views keep their natural lengths, and their middles are equally far apart.
    case equalCentering = 4
  }

  /// Where a stack's views stand across the axis.
  public enum Alignment: Int, Sendable {
    /// At both edges.
    case fill = 0
    /// At the leading edge of a column; the same as `top`.
    case leading = 1
    /// With the first baselines of a row on one line.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column; the same as `bottom`.
    case trailing = 4
    /// With the last baselines of a row on one line.
    case lastBaseline = 5

    /// At the upper edge of a row; the same as `leading`.
    public static var top: Alignment { .leading }
    /// At the lower edge of a row; the same as `trailing`.
    public static var bottom: Alignment { .trailing }
  }
}
