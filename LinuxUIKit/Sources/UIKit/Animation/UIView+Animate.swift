import ScrollMotion

extension UIView {
  /// Animates the changes of a block.
  ///
  /// ```swift
  /// UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
  ///   card.center.y += 80
  ///   card.alpha = 0.5
  /// } completion: { finished in
  ///   print(finished)
  /// }
  /// ```
  ///
  /// The views have their new values immediately; they are presented after `delay` seconds, in
  /// `duration` seconds. Bounds, center, transform, opacity, background color and corner radius are
  /// animated, and with the bounds a scroll view's content offset. Animations of geometry are
  /// additive. Animations are drawn by `drawHierarchy(in:afterScreenUpdates:)`.
  ///
  /// The completion handler is called once at the end: with `false` if the animation was canceled,
  /// for example because a view was removed from its window. Views outside a window aren't
  /// animated; if nothing is animated, the completion handler is called immediately with `true`
  /// (uikit.md, 8.1).
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

  /// Animates the changes of a block, slow at both ends.
  ///
  /// See `animate(withDuration:delay:options:animations:completion:)`.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates the changes of a block, slow at both ends.
  ///
  /// See `animate(withDuration:delay:options:animations:completion:)`.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates the changes of a block with a spring.
  ///
  /// - Parameters:
  ///   - duration: The settling duration, in seconds (uikit.md, 8.2).
  ///   - delay: The delay, in seconds.
  ///   - dampingRatio: 1 does not oscillate; values closer to 0 oscillate more.
  ///   - velocity: The initial velocity, in total distances per second.
  ///   - options: The options; the curve is ignored.
  ///   - animations: The changes.
  ///   - completion: The completion handler, see
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

  /// Animates the changes of a block with a spring of a perceptual duration and bounce (iOS 17).
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration; the spring settles later.
  ///   - bounce: 0 does not oscillate, values closer to 1 oscillate more, negative ones are
  ///     overdamped.
  ///   - velocity: The initial velocity, in total distances per second.
  ///   - delay: The delay, in seconds.
  ///   - options: The options; the curve is ignored.
  ///   - animations: The changes.
  ///   - completion: The completion handler, see
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

  /// Makes the changes of a block without animation, also in an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.withoutAnimation(actionsWithoutAnimation)
  }

  /// Whether changes in animation blocks are animated.
  ///
  /// The default is `true`.
  public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }

  /// Enables or disables animations; those in flight continue.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationBlock.isEnabled = enabled
  }

  /// The duration of the current animation block, in seconds; 0 outside one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.settings.duration ?? 0
  }
}

extension UIView {
  /// Whether changes of the view can be animated: in a window that does not disable animations.
  ///
  /// Animations without an animation block check this and `AnimationBlock.animatesChanges` first.
  var canAnimate: Bool {
    guard let window else { return false }
    return !window.disablesAnimations
  }

  /// Sets the background color, animated in an animation block.
  func changeBackground(to color: UIColor?) {
    guard AnimationBlock.current != nil else { return setBackground(color) }
    let before = layer.modelBackgroundColor
    setBackground(color)
    layer.animate(layer.modelBackgroundColor == before ? nil : .backgroundColor(before))
  }
}
