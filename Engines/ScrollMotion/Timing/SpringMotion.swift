import Foundation

/// The progress of a change that a damped spring drives, in closed form (uikit.md, 8.2).
///
/// The distance is 1 and the velocity is in total distances per second.
///
/// ```swift
/// let spring = SpringMotion(frequency: 18.26, dampingRatio: 1, velocity: 0)
/// spring.progress(after: 0.1)
/// ```
package struct SpringMotion: Hashable, Sendable {
  /// The natural frequency without damping, in radians per second.
  package let frequency: Double
  /// The damping ratio: below 1 it overshoots, from 1 on it doesn't.
  package let dampingRatio: Double
  /// The initial velocity, toward the end.
  package let velocity: Double

  /// Creates a spring; the frequency and the ratio must be above 0.
  package init(frequency: Double, dampingRatio: Double, velocity: Double) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    self.velocity = velocity
  }

  /// Creates a spring from physical measures, each above 0.
  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()), velocity: velocity)
  }

  /// Creates a spring from a perceptual duration and a bounce, as UIKit's `springDuration` and
  /// `bounce`.
  ///
  /// A bounce of 0 doesn't overshoot, one toward 1 oscillates more, a negative one is slower.
  package init(perceivedDuration duration: Double, bounce: Double, velocity: Double) {
    let bounce = min(max(bounce, -0.99), 0.99)
    self.init(
      frequency: 2 * .pi / max(duration, 1e-3),
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), velocity: velocity)
  }

  /// Returns the progress `time` seconds after its start: 0 initially, later around 1.
  package func progress(after time: Double) -> Double {
    guard time > 0 else { return 0 }
    return 1 - distance(after: time)
  }

  /// Returns the remaining distance.
  private func distance(after time: Double) -> Double {
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return exp(-decay * time)
        * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
    }
    if dampingRatio == 1 {
      return exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (spread - decay, -spread - decay)
    let share = (-velocity - fast) / (slow - fast)
    return share * exp(slow * time) + (1 - share) * exp(fast * time)
  }

  // Unverified: the tolerance is that of springs fitted to a duration (uikit.md, 8.2).
  /// Returns the time after which the distance from the end stays within `tolerance`.
  ///
  /// For springs that oscillate the envelope counts, not each oscillation.
  package func settlingDuration(tolerance: Double = SpringFit.tolerance) -> Double {
    var (low, high) = (0.0, 1 / frequency)
    while bound(after: high) > tolerance, high < 1e6 { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(after: middle) > tolerance { low = middle } else { high = middle }
    }
    return high
  }

  /// Returns a decreasing bound of the distance.
  private func bound(after time: Double) -> Double {
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let side = (decay - velocity) / swing
      return exp(-decay * time) * (1 + side * side).squareRoot()
    }
    if dampingRatio == 1 {
      // The largest value from here on: a later peak counts.
      let slope = abs(frequency - velocity)
      let peak = max(time, slope > 0 ? 1 / frequency - 1 / slope : 0)
      return exp(-frequency * peak) * (1 + slope * peak)
    }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (spread - decay, -spread - decay)
    let share = (-velocity - fast) / (slow - fast)
    return abs(share) * exp(slow * time) + abs(1 - share) * exp(fast * time)
  }
}
