import ScrollMotion

extension UIView {
  /// How an animation goes on, and what it takes over from the one around it.
  ///
  /// Ours leaves out the transitions and the preferred numbers of frames.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// Bits as Apple numbers them; two of them hold the curve.
    public let rawValue: UInt

    /// The set whose bits are those of `rawValue`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lay subviews out along with their parents; ours does what the block does.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Views take touches while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Opacity and colors set off from where they are seen, not from where they were to go.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Starts over for ever.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Goes back after each way there.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Inside of another animation: takes the time given here.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// Inside of another animation: takes the curve given here.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Content is drawn anew while it moves; ours always does so.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// Inside of another animation: takes the options given here.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)

    /// Slow at both ends: what is used when no curve is named.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// How an animation spreads over its time.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at first.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Even.
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
