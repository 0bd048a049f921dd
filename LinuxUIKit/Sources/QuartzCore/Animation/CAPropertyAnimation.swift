import Foundation
import ScrollMotion

/// An animation of one property of a layer, which a key path names.
///
/// Key paths: `position`, `bounds`, `transform` with `.scale`, `.rotation` and `.translation`,
/// `opacity`, colors, borders, corners and shadows, and the properties of shape and gradient layers.
/// An unknown key path has no effect.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property.
  open var keyPath: String?
  /// Whether the animated value is added to the current one.
  open var isAdditive = false
  /// Whether each run begins with the end value of the run before.
  ///
  /// - Note: Not implemented: the effect.
  open var isCumulative = false

  /// Creates an animation without a key path.
  public override init() {}

  /// Creates an animation of the property of a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func makeCopy() -> CAAnimation { copyProperty(to: CAPropertyAnimation()) }

  /// Copies what all animations of a property have, and returns `other`.
  func copyProperty<Animation: CAPropertyAnimation>(to other: Animation) -> Animation {
    other.keyPath = keyPath
    other.isAdditive = isAdditive
    other.isCumulative = isCumulative
    return copyTiming(to: other)
  }

  /// Returns the value at a time within one run, from the value without the animation.
  func value(at time: CFTimeInterval, from current: AnimationValue) -> AnimationValue? { nil }

  override func apply(at time: CFTimeInterval, to layer: CALayer) {
    guard let keyPath, let property = LayerProperty.named(keyPath, of: layer),
      let current = property.value(of: layer), let value = value(at: time, from: current)
    else { return }
    property.set(isAdditive ? current.adding(value) : value, on: layer)
  }
}

/// An animation of a property between two values.
///
/// ```swift
/// let fade = CABasicAnimation(keyPath: "opacity")
/// fade.fromValue = 1
/// fade.toValue = 0
/// fade.duration = 0.3
/// layer.add(fade, forKey: "fade")
/// ```
///
/// A value that is nil is the current one of the layer; `byValue` is a difference to the other.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference between the end and the start.
  open var byValue: Any?

  override func makeCopy() -> CAAnimation { copyBasic(to: CABasicAnimation()) }

  func copyBasic<Animation: CABasicAnimation>(to other: Animation) -> Animation {
    (other.fromValue, other.toValue, other.byValue) = (fromValue, toValue, byValue)
    return copyProperty(to: other)
  }

  override func value(at time: CFTimeInterval, from current: AnimationValue) -> AnimationValue? {
    let from = fromValue.flatMap { AnimationValue($0, like: current) }
    let to = toValue.flatMap { AnimationValue($0, like: current) }
    let by = byValue.flatMap { AnimationValue($0, like: current) }
    // Additive values without an end go to no change.
    let base = isAdditive ? current.zero : current
    let (start, end): (AnimationValue, AnimationValue) =
      switch (from, to, by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from.adding(by))
      case (nil, let to?, let by?): (to.adding(by.scaled(by: -1)), to)
      case (let from?, nil, nil): (from, base)
      case (nil, let to?, nil): (base, to)
      case (nil, nil, let by?): (base, base.adding(by))
      case (nil, nil, nil): (base, base)
      }
    return start.interpolated(to: end, by: progress(at: time))
  }
}

/// An animation of a property with a spring.
///
/// ```swift
/// let bounce = CASpringAnimation(keyPath: "transform.scale")
/// bounce.fromValue = 0.5
/// bounce.damping = 8
/// bounce.duration = bounce.settlingDuration
/// layer.add(bounce, forKey: nil)
/// ```
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  ///
  /// The default is 1.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  ///
  /// The default is 100.
  open var stiffness: CGFloat = 100
  /// The damping of the spring.
  ///
  /// The default is 10.
  open var damping: CGFloat = 10
  /// The initial velocity toward the end, in total distances per second.
  ///
  /// The default is 0.
  open var initialVelocity: CGFloat = 0
  /// Whether a critically damped or overdamped spring is allowed.
  ///
  /// - Note: Not implemented: the effect.
  open var allowsOverdamping = false

  /// Creates an animation with a spring of a perceptual duration and a bounce (iOS 17).
  @available(iOS 17, tvOS 17, *)
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringMotion(perceivedDuration: perceptualDuration, bounce: bounce, velocity: 0)
    stiffness = spring.frequency * spring.frequency
    damping = 2 * spring.dampingRatio * spring.frequency
  }

  /// The time that the spring needs to settle, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration() }

  private var spring: SpringMotion {
    SpringMotion(
      mass: max(mass, 1e-6), stiffness: max(stiffness, 1e-6), damping: max(damping, 1e-6),
      velocity: initialVelocity)
  }

  override func makeCopy() -> CAAnimation {
    let other = CASpringAnimation()
    (other.mass, other.stiffness, other.damping) = (mass, stiffness, damping)
    other.initialVelocity = initialVelocity
    other.allowsOverdamping = allowsOverdamping
    return copyBasic(to: other)
  }

  override func progress(at time: CFTimeInterval) -> Double {
    spring.progress(after: super.progress(at: time) * duration)
  }
}
