/// The timing function of an animation.
package enum Pace: Hashable, Sendable {
  /// A cubic curve.
  case cubic(CubicCurve)
  /// A spring.
  case spring(SpringMotion)

  /// Returns the progress `time` seconds after the start of an animation of `duration`: 0 at first,
  /// 1 at last.
  package func progress(after time: Double, of duration: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < duration else { return 1 }
    switch self {
    case .cubic(let curve): return curve.value(at: time / duration)
    case .spring(let spring): return spring.progress(after: time)
    }
  }
}
