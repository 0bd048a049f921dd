extension UIView {
  /// How a view places its content when the content's size is not the view's.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the view's size.
    case scaleToFill = 0
    /// Scaled uniformly until all of it fits, centered.
    case scaleAspectFit = 1
    /// Scaled uniformly until the view is covered, centered; the rest sticks out.
    case scaleAspectFill = 2
    /// Drawn anew whenever the size changes.
    case redraw = 3
    /// Its own size, in the middle.
    case center = 4
    /// Its own size, at the middle of the top edge.
    case top = 5
    /// Its own size, at the middle of the bottom edge.
    case bottom = 6
    /// Its own size, at the middle of the left edge.
    case left = 7
    /// Its own size, at the middle of the right edge.
    case right = 8
    /// Its own size, in the upper left corner.
    case topLeft = 9
    /// Its own size, in the upper right corner.
    case topRight = 10
    /// Its own size, in the lower left corner.
    case bottomLeft = 11
    /// Its own size, in the lower right corner.
    case bottomRight = 12
  }

  /// What of a view gives way when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// One bit a margin or side, as Apple numbers them.
    public let rawValue: UInt

    /// The set whose bits are those of `rawValue`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The room left of the view.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The view's width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The room right of the view.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The room above the view.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The view's height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The room below the view.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// A size that says "none" on that axis, for `intrinsicContentSize`.
  public static let noIntrinsicMetric: CGFloat = -1
}

/// What a view is about, which decides whether it is mirrored in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored with the language.
  case unspecified = 0
  /// Playback controls: never mirrored.
  case playback = 1
  /// Directions in space: never mirrored.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}
