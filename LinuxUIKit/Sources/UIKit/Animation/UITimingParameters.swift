import ScrollMotion

/// The kinds of timing of a property animator.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's curves.
  case builtin
  /// A cubic Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A spring with a cubic curve.
  case composed
}

/// The timing of a property animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider {
  /// The kind of timing.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The timing of an animation by a cubic Bézier curve.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve of UIKit; `easeInOut` for a curve of control points.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point.
  open private(set) var controlPoint1: CGPoint
  /// The second control point.
  open private(set) var controlPoint2: CGPoint
  /// The kind of timing.
  open private(set) var timingCurveType: UITimingCurveType

  // Unverified: the system's default curve is taken to be that of Core Animation.
  /// Creates the default curve of the system.
  public convenience override init() {
    self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
  }

  /// Creates one of UIKit's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let points: (CGPoint, CGPoint) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    (controlPoint1, controlPoint2) = points
    timingCurveType = .builtin
  }

  /// Creates a curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (controlPoint1, controlPoint2, animationCurve) = (point1, point2, .easeInOut)
    timingCurveType = .cubic
  }

  /// The parameters themselves.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: CubicCurve {
    CubicCurve(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y)
  }
}

/// The timing of an animation by a spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity, in total distances per second.
  ///
  /// - Note: Not implemented: different velocities of both axes; the horizontal one counts.
  open private(set) var initialVelocity: CGVector
  private let kind: Kind

  private enum Kind {
    case ratio(CGFloat)
    case spring(SpringMotion)
  }

  // Unverified: Apple's default spring has the mass 3, the stiffness 1,000 and the damping 500
  // (inferred from descriptions of `UISpringTimingParameters()`).
  /// Creates the default spring of the system.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1_000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring with a damping ratio, which settles in the duration of the animator.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring with a damping ratio, which settles in the duration of the animator.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (initialVelocity, kind) = (velocity, .ratio(ratio))
  }

  /// Creates a spring from physical measures; it determines the duration of the animator.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    kind = .spring(
      SpringMotion(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx))
  }

  /// Creates a spring of a perceptual duration and a bounce (iOS 17).
  @available(iOS 17, tvOS 17, *)
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    initialVelocity = velocity
    kind = .spring(
      SpringMotion(perceivedDuration: duration, bounce: bounce, velocity: velocity.dx))
  }

  /// The kind of timing: a spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Always `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the spring for an animator of a duration.
  func spring(duration: TimeInterval) -> SpringMotion {
    switch kind {
    case .spring(let spring): spring
    case .ratio(let ratio):
      SpringFit.spring(
        duration: max(duration, 1e-3), dampingRatio: ratio, velocity: initialVelocity.dx)
    }
  }

  /// The duration that the spring has by itself; `nil` if it settles in that of the animator.
  var ownDuration: TimeInterval? {
    guard case .spring(let spring) = kind else { return nil }
    return spring.settlingDuration()
  }
}

extension UITimingCurveProvider {
  /// Returns the timing function for an animator of a duration.
  func pace(duration: TimeInterval) -> Pace {
    if let spring = springTimingParameters { return .spring(spring.spring(duration: duration)) }
    return .cubic(cubicTimingParameters?.curve ?? .easeInOut)
  }
}
