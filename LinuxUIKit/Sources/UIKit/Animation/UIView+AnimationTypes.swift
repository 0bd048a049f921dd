import ScrollMotion

extension UIView {
  /// The options of an animation.
  ///
  /// - Note: Not implemented: transitions and preferred frame rates.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits as Apple numbers them; two of them hold the curve.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out at commit time.
    ///
    /// Has no effect in this implementation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Views receive touches while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Opacity and colors start from their presented values, not from the ends of earlier
    /// animations.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// The animation repeats indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// The animation runs backward after each run forward.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// In a nested animation: the duration is not inherited.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// In a nested animation: the curve is not inherited.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Content is redrawn during the animation, as it always is in this implementation.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// In a nested animation: the options are not inherited.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)

    /// Slow at both ends.
    ///
    /// The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// The timing curves of animations.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Constant speed.
    case linear = 3
  }
}

extension UIView.AnimationOptions {
  /// The options as layers apply them.
  var settings: AnimationSettings.Options { AnimationSettings.Options(rawValue: rawValue) }

  /// The timing curve of the options (uikit.md, 8.1).
  var curve: CubicCurve {
    switch (rawValue >> 16) & 3 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInOut
    }
  }
}
