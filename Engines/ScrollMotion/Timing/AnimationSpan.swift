/// The time span of an animation, and its progress at each moment.
///
/// ```swift
/// let span = AnimationSpan(begin: 10, duration: 0.3, pace: .cubic(.easeInOut))
/// span.progress(at: 10.15)  // 0.5
/// ```
package struct AnimationSpan: Hashable, Sendable {
  /// The start time, in seconds of the clock; the progress is 0 before.
  package var begin: Double
  /// The duration in one direction, in seconds.
  package var duration: Double
  /// The timing function.
  package var pace: Pace
  /// Whether it repeats indefinitely.
  package var repeats: Bool
  /// Whether it also plays in reverse.
  package var reverses: Bool

  /// Creates a time span.
  package init(
    begin: Double, duration: Double, pace: Pace, repeats: Bool = false, reverses: Bool = false
  ) {
    self.begin = begin
    self.duration = duration
    self.pace = pace
    self.repeats = repeats
    self.reverses = reverses
  }

  /// The end time; infinity if it repeats.
  package var end: Double {
    repeats ? .infinity : begin + (reverses ? 2 * duration : duration)
  }

  /// Returns whether the animation is complete, so that the final value is displayed exactly.
  package func isOver(at time: Double) -> Bool {
    // A tolerance, since frame times are sums of sixtieths.
    time >= end - 1e-9
  }

  /// Returns the progress: 0 at its start, 1 at its end; springs exceed this range.
  package func progress(at time: Double) -> Double {
    guard time > begin else { return 0 }
    guard !isOver(at: time), duration > 0 else { return 1 }
    let ways = ((time - begin) / duration).rounded(.down)
    let passed = time - begin - ways * duration
    let isWayBack = reverses && ways.truncatingRemainder(dividingBy: 2) == 1
    return pace.progress(after: isWayBack ? duration - passed : passed, of: duration)
  }
}

/// The timing function of an animation.
package enum Pace: Hashable, Sendable {
  /// A cubic curve.
  case cubic(CubicCurve)
  /// A spring.
  case spring(SpringMotion)

  /// Returns the progress `time` seconds after the start of an animation of `duration`: 0
  /// initially, 1 at the end.
  package func progress(after time: Double, of duration: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < duration else { return 1 }
    switch self {
    case .cubic(let curve): return curve.value(at: time / duration)
    case .spring(let spring): return spring.progress(after: time)
    }
  }
}
