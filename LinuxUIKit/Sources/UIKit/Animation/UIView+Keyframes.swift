import ScrollMotion

extension UIView {
  /// Animates the changes of a block by keyframes.
  ///
  /// ```swift
  /// UIView.animateKeyframes(withDuration: 1, delay: 0) {
  ///   UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { card.center.y = 40 }
  ///   UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.alpha = 0 }
  /// }
  /// ```
  ///
  /// - Note: Not implemented: calculation modes other than linear.
  // Unverified: the curve of the options, ease-in-ease-out by default, applies to the whole
  // (inferred from code that passes `UIView.AnimationOptions.curveLinear` in the options).
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay,
      options: UIView.AnimationOptions(
        rawValue: options.rawValue & ~KeyframeAnimationOptions.modes),
      animations: animations, completion: completion)
  }

  /// Adds a keyframe to the current animation by keyframes; outside one, the changes are made
  /// without timing of their own.
  ///
  /// - Parameters:
  ///   - frameStartTime: The begin, as a fraction of the whole duration.
  ///   - frameDuration: The duration, as a fraction of the whole duration.
  ///   - animations: The changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let whole = AnimationBlock.current else { return animations() }
    whole.recordPart(from: frameStartTime, length: frameDuration, animations)
  }

  /// The options of an animation by keyframes.
  public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    fileprivate static let modes: UInt = 7 << 10
    /// The bits as Apple numbers them.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out at commit time; has no effect in this implementation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Views receive touches while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Animations start from the presented values.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// The animation repeats indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// The animation runs backward after each run forward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// In a nested animation: the duration is not inherited.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
    /// In a nested animation: the options are not inherited.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)

    /// Straight lines between the keyframes.
    ///
    /// The default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each keyframe until the next; acts as linear in this implementation.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// A constant speed; acts as linear in this implementation.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Curves through the keyframes; acts as linear in this implementation.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Curves at a constant speed; acts as linear in this implementation.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}
