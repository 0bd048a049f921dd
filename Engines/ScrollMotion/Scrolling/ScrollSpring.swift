import Foundation

/// A spring that pulls a scroll view back to an edge, or on to a page (uikit.md 5.2).
///
/// Times are seconds, speeds are points a second.
///
/// ```swift
/// let bounce = ScrollSpring.bounce(to: 0, from: 0, velocity: -1_000)
/// bounce.offset(after: 1 / 11)  // 33.4 points beyond the edge: 1,000 / (11 e)
/// ```
package struct ScrollSpring: Hashable, Sendable {
  /// Where it comes to rest.
  package let target: CGFloat
  /// How long it takes to come within half a point of it for good.
  package let duration: TimeInterval
  private let slow: Term
  private let fast: Term

  /// What pulls back content that was released beyond an edge or runs into one.
  ///
  /// Below 50 points a second it is overdamped, with rates of 9 and 46 a second; above, critically
  /// damped with 11 a second.
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

  /// What brings a page to its place: critically damped, and never beyond it.
  package static func settling(
    at page: CGFloat, from offset: CGFloat, velocity: CGFloat
  ) -> ScrollSpring {
    let distance = finite(offset - page)
    // Faster than this toward the page, it would shoot beyond it.
    let most = pageRate * abs(distance)
    let limited = distance > 0 ? max(velocity, -most) : min(velocity, most)
    return ScrollSpring(to: page, from: offset, velocity: limited, rate: pageRate)
  }

  /// Where it is `time` seconds after its start, in points; at the target once it has settled.
  package func offset(after time: TimeInterval) -> CGFloat {
    guard time < duration else { return target }
    return target + slow.value(at: max(0, time)) + fast.value(at: max(0, time))
  }

  /// How fast it is then, in points a second.
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

  /// When what the terms can be at most has come below half a point, by halving the time in question.
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

  /// A part of the way that dies away: (constant + growth t) e^(-rate t).
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

    /// What its size can't exceed; it falls after `peak`.
    func most(at time: TimeInterval) -> CGFloat {
      (abs(constant) + abs(growth) * time) * exp(-rate * time)
    }

    /// When `most(at:)` is largest.
    var peak: TimeInterval {
      growth == 0 ? 0 : max(0, 1 / rate - abs(constant / growth))
    }
  }

  private static let restingVelocity: CGFloat = 50
  /// [guess 5.2] Within half a point it has settled, which gives the 0.5 to 0.7 seconds.
  private static let nearness: CGFloat = 0.5
  /// [guess 5.2] A page is there in 0.35 seconds: (1 + w t) e^(-w t) is 0.001 at w t = 9.2334.
  private static let pageRate: CGFloat = 9.2334 / 0.35
}
