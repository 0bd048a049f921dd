import ScrollMotion

/// The timing of an animation or a layer, in the time of its parent.
///
/// A time `t` of the parent is `(t - beginTime) * speed + timeOffset` in the receiver's own time, in
/// which it is active for `duration` times `repeatCount` or for `repeatDuration`.
public protocol CAMediaTiming: AnyObject {
  /// The begin time in the time of the parent, in seconds; 0 in an animation that is added to a
  /// layer means the current time.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run forward, in seconds; 0 in an animation means that of the transaction.
  var duration: CFTimeInterval { get set }
  /// The rate of the receiver's time; 0 pauses it.
  var speed: Float { get set }
  /// An offset in the receiver's own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs, fractions included; 0 means one.
  var repeatCount: Float { get set }
  /// The duration of all runs together, in seconds; 0 means that `repeatCount` counts.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run forward is followed by one backward.
  var autoreverses: Bool { get set }
  /// The effect before the begin and after the end of the active duration.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The effects of an animation outside its active duration.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode of a name; names other than Core Animation's act as `removed`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last value is presented after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is presented before the begin.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value is presented before the begin, the last one after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation has no effect outside.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var fillsForward: Bool { self == .forwards || self == .both }
  var fillsBackward: Bool { self == .backwards || self == .both }
}

/// The timing of an animation as a value.
struct MediaTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// The tolerance in seconds, since frame times are sums of sixtieths.
  private static let tolerance = 1e-9

  /// The duration of one run, the way back included.
  private var cycle: Double { autoreverses ? 2 * duration : duration }

  /// The duration of all runs, in the receiver's own time; infinity if it never ends.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? cycle * Double(repeatCount) : cycle
  }

  /// Converts a time of the parent to the receiver's own.
  func ownTime(at time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// Returns whether the active duration is over at a time of the parent.
  func isOver(at time: CFTimeInterval) -> Bool {
    speed < 0
      ? ownTime(at: time) < 0 : speed > 0 && ownTime(at: time) >= activeDuration - Self.tolerance
  }

  /// Returns the time within one run, from 0 to `duration`; `nil` while there is no effect.
  func timeInRun(at time: CFTimeInterval) -> CFTimeInterval? {
    let own = ownTime(at: time)
    if own < 0 { return fillMode.fillsBackward ? 0 : nil }
    guard own >= activeDuration - Self.tolerance else { return folded(own) }
    return fillMode.fillsForward ? lastTime : nil
  }

  /// The time within the run at the end of the active duration.
  private var lastTime: CFTimeInterval {
    guard activeDuration.isFinite, cycle > 0 else { return duration }
    let rest = activeDuration.truncatingRemainder(dividingBy: cycle)
    let isWhole = rest < Self.tolerance || cycle - rest < Self.tolerance
    return isWhole ? (autoreverses ? 0 : duration) : folded(rest)
  }

  private func folded(_ own: CFTimeInterval) -> CFTimeInterval {
    guard cycle > 0 else { return 0 }
    let passed = own.truncatingRemainder(dividingBy: cycle)
    return passed > duration ? cycle - passed : passed
  }
}

/// A curve that defines the pacing of an animation.
///
/// ```swift
/// animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
/// animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1)
/// ```
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  // `@unchecked`: the class is open, and has constants only.
  private let points: [Float]
  let curve: CubicCurve

  /// Creates one of Core Animation's timing functions; other names act as `default`.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// Creates a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    curve = CubicCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }

  /// Stores a point of the curve in `ptr`: 0 is the start, 1 and 2 the control points, 3 the end.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all: [Float] = [0, 0] + points + [1, 1]
    guard (0...3).contains(idx) else { return }
    (ptr[0], ptr[1]) = (all[2 * idx], all[2 * idx + 1])
  }
}

/// The names of Core Animation's timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name of the function.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of most system animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
