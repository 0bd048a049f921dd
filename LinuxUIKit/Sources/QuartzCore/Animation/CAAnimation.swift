/// An animation of a layer: the base class with the timing.
///
/// Create a `CABasicAnimation`, `CAKeyframeAnimation`, `CASpringAnimation`, `CAAnimationGroup` or
/// `CATransition` and add it to a layer. The layer copies it; later changes have no effect.
///
/// Animations belong to no actor, as layers. Delegates are called on the main actor, where animations
/// begin and end, except for an animation that is removed: on the thread that removes it.
///
/// - Note: Not implemented: archiving, preferred frame rates, and subclasses of an app's own keep
///   only what their superclass has.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  var timing = MediaTiming()
  private var customValues: [String: Any] = [:]

  /// The curve of the pacing; `nil` is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which the animation retains.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed from the layer at its end.
  ///
  /// The default is `true`.
  open var isRemovedOnCompletion = true

  /// Creates an animation without effect.
  public override init() {}

  /// The begin time in the time of the parent, in seconds.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The duration of one run forward, in seconds.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The rate of the receiver's time.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// An offset in the receiver's own time, in seconds.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of runs.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// The duration of all runs together, in seconds.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each run forward is followed by one backward.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The effect outside the active duration.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Returns a value that was set for a key.
  open func value(forKey key: String) -> Any? { customValues[key] }

  /// Sets a value for a key, by which a delegate can identify the animation.
  open func setValue(_ value: Any?, forKey key: String) {
    customValues[key] = value
  }

  /// Adds the animation to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns a copy.
  public override func copy() -> Any { makeCopy() }

  /// Returns a copy of the same class.
  func makeCopy() -> CAAnimation { copyTiming(to: CAAnimation()) }

  /// Copies what all animations have, and returns `other`.
  func copyTiming<Animation: CAAnimation>(to other: Animation) -> Animation {
    other.timing = timing
    other.customValues = customValues
    other.timingFunction = timingFunction
    other.delegate = delegate
    other.isRemovedOnCompletion = isRemovedOnCompletion
    return other
  }

  /// Presents the animation at a time within one run.
  ///
  /// - Parameters:
  ///   - time: The time in the run, from 0 to the duration.
  ///   - layer: A layer that has the values without this animation; it is changed.
  func apply(at time: CFTimeInterval, to layer: CALayer) {}

  /// Presents the animation at a time of its parent, if it has an effect then.
  func present(at time: CFTimeInterval, on layer: CALayer) {
    guard let run = timing.timeInRun(at: time) else { return }
    apply(at: run, to: layer)
  }

  /// Returns the progress at a time within one run, by the timing function.
  func progress(at time: CFTimeInterval) -> Double {
    let fraction = duration > 0 ? time / duration : 1
    return timingFunction?.curve.value(at: fraction) ?? fraction
  }

  /// Sets the duration if it is 0.
  func resolveDuration(_ inherited: CFTimeInterval) {
    if timing.duration == 0 { timing.duration = inherited }
  }
}

/// The methods that an animation calls on its delegate.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended, with `true`, or was removed before, with `false`.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// The default implementation does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// The default implementation does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Something that a layer runs when one of its properties changes: usually an animation.
public protocol CAAction {
  /// Runs the action on the layer `anObject` for a change of the property `event`.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action that does nothing, for layers whose changes are not to be animated.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
