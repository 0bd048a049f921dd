extension UIView {
  /// Options for placing content whose size differs from the view's.
  public enum ContentMode: Int, Sendable {
    /// Scales the content to the size of the view, changing its aspect ratio if necessary.
    case scaleToFill = 0
    /// Scales the content to fit the size of the view, keeping its aspect ratio.
    case scaleAspectFit = 1
    /// Scales the content to fill the size of the view, keeping its aspect ratio.
    ///
    /// Parts may be clipped.
    case scaleAspectFill = 2
    /// Redraws the content when the bounds change.
    case redraw = 3
    /// Centers the content without scaling.
    case center = 4
    /// Centers the content at the top edge without scaling.
    case top = 5
    /// Centers the content at the bottom edge without scaling.
    case bottom = 6
    /// Centers the content at the left edge without scaling.
    case left = 7
    /// Centers the content at the right edge without scaling.
    case right = 8
    /// Aligns the content with the upper-left corner without scaling.
    case topLeft = 9
    /// Aligns the content with the upper-right corner without scaling.
    case topRight = 10
    /// Aligns the content with the lower-left corner without scaling.
    case bottomLeft = 11
    /// Aligns the content with the lower-right corner without scaling.
    case bottomRight = 12
  }

  /// Options for resizing a view automatically when its superview's bounds change.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// One bit for each margin and dimension, with Apple's values.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The adjustments of the tint color.
  public enum TintAdjustmentMode: Int, Sendable {
    /// That of the superview.
    case automatic = 0
    /// None.
    case normal = 1
    /// The color without its saturation.
    case dimmed = 2
  }

  /// The value of `intrinsicContentSize` on an axis without a natural length.
  public static let noIntrinsicMetric: CGFloat = -1
}

/// The meaning of a view's content, which determines whether it is flipped in right-to-left
/// layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Flipped in right-to-left layouts.
  case unspecified = 0
  /// Playback controls, which are never flipped.
  case playback = 1
  /// Controls that represent directions, which are never flipped.
  case spatial = 2
  /// Always laid out from left to right.
  case forceLeftToRight = 3
  /// Always laid out from right to left.
  case forceRightToLeft = 4
}
