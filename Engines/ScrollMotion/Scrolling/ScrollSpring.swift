import Foundation

/// A spring that pulls a scroll view back to an edge, or to a page (uikit.md, 5.2).
///
/// Times are in seconds, velocities in points per second.
///
/// ```swift
/// let bounce = ScrollSpring.bounce(to: 0, from: 0, velocity: -1_000)
/// bounce.offset(after: 1 / 11)  // 33.4 points beyond the edge: 1,000 / (11 e)
/// ```
package struct ScrollSpring: Hashable, Sendable {
  /// The offset at which it stops.
  package let target: CGFloat
  /// The time until it stays within half a point of the target.
  package let duration: TimeInterval
  private let slow: Term
  private let fast: Term

  /// Creates the spring of content that was released beyond an edge or that reaches one.
  ///
  /// Below 50 points per second it is overdamped, with rates of 9 and 46 per second; above,
  /// critically damped with 11 per second.
  package static func bounce(
    to edge: CGFloat, from offset: CGFloat, velocity: CGFloat
  ) -> ScrollSpring {
    guard abs(velocity) < restingVelocity, offset != edge else {
      return ScrollSpring(to: edge, from: offset, velocity: velocity, rate: 11)
    }
    let distance = finite(offset - edge)
    let first = (velocity + 46 * distance) / 37
    return ScrollSpring(
      target: edge, slow: Term(constant: first, growth: 0, rate: 9),
      fast: Term(constant: distance - first, growth: 0, rate: 46))
  }

  /// Creates the spring to a page: critically damped, and never beyond the target.
  package static func settling(
    at page: CGFloat, from offset: CGFloat, velocity: CGFloat
  ) -> ScrollSpring {
    let distance = finite(offset - page)
    // A larger velocity toward the page would overshoot.
    let most = pageRate * abs(distance)
    let limited = distance > 0 ? max(velocity, -most) : min(velocity, most)
    return ScrollSpring(to: page, from: offset, velocity: limited, rate: pageRate)
  }

  /// Returns the offset `time` seconds after its start, in points; the target once it has settled.
  package func offset(after time: TimeInterval) -> CGFloat {
    guard time < duration else { return target }
    return target + slow.value(at: max(0, time)) + fast.value(at: max(0, time))
  }

  /// Returns the velocity, in points per second.
  package func velocity(after time: TimeInterval) -> CGFloat {
    guard time < duration else { return 0 }
    return slow.slope(at: max(0, time)) + fast.slope(at: max(0, time))
  }

  private init(to target: CGFloat, from offset: CGFloat, velocity: CGFloat, rate: CGFloat) {
    let distance = Self.finite(offset - target)
    self.init(
      target: target,
      slow: Term(
        constant: distance, growth: Self.finite(velocity) + rate * distance, rate: rate),
      fast: Term(constant: 0, growth: 0, rate: rate))
  }

  private init(target: CGFloat, slow: Term, fast: Term) {
    (self.target, self.slow, self.fast) = (target, slow, fast)
    duration = Self.settlingTime(slow, fast)
  }

  /// Returns the time after which the bound of all terms is below half a point, found by bisection.
  private static func settlingTime(_ slow: Term, _ fast: Term) -> TimeInterval {
    func most(_ time: TimeInterval) -> CGFloat { slow.most(at: time) + fast.most(at: time) }
    var low = slow.peak
    guard most(low) > nearness else { return low > 0 && most(0) > nearness ? low : 0 }
    var high = low + 1
    while most(high) > nearness { high *= 2 }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if most(middle) > nearness { low = middle } else { high = middle }
    }
    return high
  }

  private static func finite(_ number: CGFloat) -> CGFloat {
    number.isFinite ? min(max(number, -1e12), 1e12) : 0
  }

  /// A decaying term of the motion: (constant + growth t) e^(-rate t).
  private struct Term: Hashable, Sendable {
    let constant: CGFloat
    let growth: CGFloat
    let rate: CGFloat

    func value(at time: TimeInterval) -> CGFloat {
      (constant + growth * time) * exp(-rate * time)
    }

    func slope(at time: TimeInterval) -> CGFloat {
      (growth - rate * (constant + growth * time)) * exp(-rate * time)
    }

    /// Returns a bound of its magnitude, which decreases after `peak`.
    func most(at time: TimeInterval) -> CGFloat {
      (abs(constant) + abs(growth) * time) * exp(-rate * time)
    }

    /// The time at which `most(at:)` is largest.
    var peak: TimeInterval {
      growth == 0 ? 0 : max(0, 1 / rate - abs(constant / growth))
    }
  }

  private static let restingVelocity: CGFloat = 50
  // Unverified: half a point gives the 0.5 to 0.7 seconds of uikit.md, 5.2.
  /// The distance at which it has settled, in points.
  private static let nearness: CGFloat = 0.5
  // Unverified: a page takes 0.35 seconds: (1 + w t) e^(-w t) is 0.001 at w t = 9.2334
  // (uikit.md, 5.2).
  /// The rate of the spring to a page.
  private static let pageRate: CGFloat = 9.2334 / 0.35
}
