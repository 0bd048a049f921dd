import Foundation
import ScrollMotion

/// An animation of a property through several values, or of a point along a path.
///
/// ```swift
/// let shake = CAKeyframeAnimation(keyPath: "position.x")
/// shake.values = [0, 10, -10, 10, 0]
/// shake.isAdditive = true
/// shake.duration = 0.4
/// layer.add(shake, forKey: "shake")
/// ```
///
/// - Note: Not implemented: `tensionValues`, `continuityValues` and `biasValues`. The cubic modes are
///   Catmull-Rom splines.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order.
  open var values: [Any]?
  /// A path for a property that is a point, instead of `values`.
  ///
  /// The end point of each line and curve is a key value.
  open var path: CGPath?
  /// The times of the values as fractions of the duration; `nil` spaces them evenly.
  ///
  /// With the mode `discrete` there is one more than values: the end.
  open var keyTimes: [NSNumber]?
  /// The pacing of each segment between two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The calculation of values between the key values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The rotation of a layer that follows a path.
  open var rotationMode: CAAnimationRotationMode?

  override func makeCopy() -> CAAnimation {
    let other = CAKeyframeAnimation()
    (other.values, other.path, other.keyTimes) = (values, path, keyTimes)
    other.timingFunctions = timingFunctions
    (other.calculationMode, other.rotationMode) = (calculationMode, rotationMode)
    return copyProperty(to: other)
  }

  override func value(at time: CFTimeInterval, from current: AnimationValue) -> AnimationValue? {
    if let path { return pathPosition(at: progress(at: time), on: path).map { .point($0.point) } }
    let frames = (values ?? []).compactMap { AnimationValue($0, like: current) }
    return KeyframeTrack(
      values: frames, times: keyTimes?.map(\.doubleValue), mode: calculationMode,
      curves: (timingFunctions ?? []).map(\.curve)
    ).value(at: progress(at: time))
  }

  override func apply(at time: CFTimeInterval, to layer: CALayer) {
    super.apply(at: time, to: layer)
    guard let path, let rotationMode, let position = pathPosition(at: progress(at: time), on: path)
    else { return }
    let angle = position.angle + (rotationMode == .rotateAutoReverse ? .pi : 0)
    layer.transform = CATransform3DRotate(layer.transform, angle, 0, 0, 1)
  }

  private func pathPosition(at progress: Double, on path: CGPath) -> PathPosition? {
    let segments = PathTrimmer(path.elements).trackSegments
    guard !segments.isEmpty else { return nil }
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    let total = segments.reduce(0) { $0 + $1.length }
    var times: [Double] = [0]
    if isPaced {
      for segment in segments {
        times.append((times.last ?? 0) + segment.length / max(total, 1e-9))
      }
    } else if let keyTimes, keyTimes.count == segments.count + 1 {
      times = keyTimes.map(\.doubleValue)
    } else {
      times = (0...segments.count).map { Double($0) / Double(segments.count) }
    }
    let curves = isPaced ? [] : (timingFunctions ?? []).map(\.curve)
    let place = KeyframeTrack.segment(at: progress, in: times, curves: curves)
    let index = min(place.index, segments.count - 1)
    let fraction = calculationMode == .discrete ? 0 : place.fraction
    return segments[index].position(at: fraction * segments[index].length)
  }
}

/// The calculation of values between the key values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode of a name; names other than Core Animation's act as `linear`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight lines at a constant speed; `keyTimes` and `timingFunctions` are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Curves through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Curves through the values at a constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the direction of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Values at fractions of a duration.
struct KeyframeTrack {
  let values: [AnimationValue]
  let times: [Double]?
  let mode: CAAnimationCalculationMode
  let curves: [CubicCurve]

  /// Returns the value at a fraction of the duration; `nil` without values.
  func value(at progress: Double) -> AnimationValue? {
    guard let first = values.first else { return nil }
    guard values.count > 1 else { return first }
    let isPaced = mode == .paced || mode == .cubicPaced
    let place = Self.segment(at: progress, in: keyTimes, curves: isPaced ? [] : curves)
    if mode == .discrete { return values[min(place.index, values.count - 1)] }
    let index = min(place.index, values.count - 2)
    guard mode == .cubic || mode == .cubicPaced else {
      return values[index].interpolated(to: values[index + 1], by: place.fraction)
    }
    return .catmullRom(
      values[max(index - 1, 0)], values[index], values[index + 1],
      values[min(index + 2, values.count - 1)], at: place.fraction)
  }

  private var keyTimes: [Double] {
    let count = mode == .discrete ? values.count + 1 : values.count
    if mode == .paced || mode == .cubicPaced { return pacedTimes }
    if let times, times.count == count { return times }
    return (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
  }

  private var pacedTimes: [Double] {
    let lengths = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
    let total = max(lengths.reduce(0, +), 1e-9)
    return lengths.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 / total) }
  }

  /// Returns the segment of key times in which a fraction of the duration lies, and the fraction of
  /// that segment by its curve.
  static func segment(
    at progress: Double, in times: [Double], curves: [CubicCurve]
  ) -> (index: Int, fraction: Double) {
    let last = times.count - 2
    guard last >= 0 else { return (0, 0) }
    let index = min(max((times.lastIndex { $0 <= progress } ?? 0), 0), last)
    let length = times[index + 1] - times[index]
    let fraction = length > 0 ? min(max((progress - times[index]) / length, 0), 1) : 1
    return (index, index < curves.count ? curves[index].value(at: fraction) : fraction)
  }
}
