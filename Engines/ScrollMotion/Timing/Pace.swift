/// How a change spreads over its time.
package enum Pace: Hashable, Sendable {
  /// Along a curve.
  case cubic(CubicCurve)
  /// As a spring pulls.
  case spring(SpringMotion)

  /// How far the change is `time` seconds after its start, of `duration`: 0 at first, 1 at last.
  package func progress(after time: Double, of duration: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < duration else { return 1 }
    switch self {
    case .cubic(let curve): return curve.value(at: time / duration)
    case .spring(let spring): return spring.progress(after: time)
    }
  }
}
