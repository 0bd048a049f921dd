import ScrollMotion

extension UIView {
  /// Makes the changes of a block and shows them as a movement.
  ///
  /// ```swift
  /// UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
  ///   card.center.y += 80
  ///   card.alpha = 0.5
  /// } completion: { isWhole in
  ///   print(isWhole)
  /// }
  /// ```
  ///
  /// The views have their new values at once; what is drawn goes there in `duration` seconds,
  /// `delay` seconds from now. Bounds, center, transform, opacity, background and corner radius
  /// move, and with the bounds a scroll view's offset. Geometry that is animated again goes on from
  /// where it is seen, without a jump. Ours moves layers of views, and draws what
  /// `drawHierarchy(in:afterScreenUpdates:)` is asked for.
  ///
  /// The completion is called once at the end: with false when the movement was broken off, as by a
  /// view that left its window. Views outside of a window change at once; where nothing moves, the
  /// completion is called at once with true (uikit.md 8.1).
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(
      duration: duration, delay: delay, pace: .cubic(options.curve),
      options: options.settings)
    AnimationBlock.run(settings, animations, completion: completion)
  }

  /// Makes the changes of a block and shows them as a movement, slow at both ends.
  ///
  /// See `animate(withDuration:delay:options:animations:completion:)`.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Makes the changes of a block and shows them as a movement, slow at both ends.
  ///
  /// See `animate(withDuration:delay:options:animations:completion:)`.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Makes the changes of a block and shows them as a spring pulls.
  ///
  /// - Parameters:
  ///   - duration: The seconds after which the spring is still (uikit.md 8.2).
  ///   - delay: The seconds before it sets off.
  ///   - dampingRatio: 1 doesn't swing; the nearer to 0, the more it does.
  ///   - velocity: The speed at the start, in whole ways for each second.
  ///   - options: Those of other animations; the curve is not used.
  ///   - animations: The changes.
  ///   - completion: Called once at the end, see
  ///     `animate(withDuration:delay:options:animations:completion:)`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringFit.spring(
      duration: max(duration, 1e-3), dampingRatio: dampingRatio, velocity: velocity)
    let settings = AnimationSettings(
      duration: duration, delay: delay, pace: .spring(spring), options: options.settings)
    AnimationBlock.run(settings, animations, completion: completion)
  }

  /// Makes the changes of a block and shows them as a spring pulls, by how it feels (iOS 17).
  ///
  /// - Parameters:
  ///   - duration: About how long it seems to take; it is still a while later.
  ///   - bounce: 0 doesn't swing, toward 1 it swings more, below 0 it is slow to arrive.
  ///   - velocity: The speed at the start, in whole ways for each second.
  ///   - delay: The seconds before it sets off.
  ///   - options: Those of other animations; the curve is not used.
  ///   - animations: The changes.
  ///   - completion: Called once at the end, see
  ///     `animate(withDuration:delay:options:animations:completion:)`.
  @available(iOS 17, tvOS 17, *)
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringMotion(perceivedDuration: duration, bounce: bounce, velocity: velocity)
    let settings = AnimationSettings(
      duration: duration > 0 ? spring.settlingDuration() : 0, delay: delay,
      pace: .spring(spring), options: options.settings)
    AnimationBlock.run(settings, animations, completion: completion)
  }

  /// Makes the changes of a block at once, also inside of an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.withoutAnimation(actionsWithoutAnimation)
  }

  /// Whether changes in animation blocks are shown as movements; they are unless turned off.
  public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }

  /// Turns movements off or on; those under way go on.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationBlock.isEnabled = enabled
  }

  /// The duration of the animation whose block is being run, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.settings.duration ?? 0
  }
}
