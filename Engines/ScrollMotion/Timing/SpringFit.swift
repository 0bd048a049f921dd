import Foundation
import LayoutGeometry

/// A solver that finds the spring that settles in a given time (uikit.md, 8.2).
///
/// At the end of the duration the spring's envelope is a thousandth of the distance.
package enum SpringFit {
  /// The distance at which a spring has settled.
  package static let tolerance = 0.001

  // Unverified: a ratio above 1 counts as 1, one below 0.01 as 0.01 (uikit.md, 8.2).
  /// Returns the spring for
  /// `animate(withDuration:…usingSpringWithDamping:initialSpringVelocity:…)`.
  package static func spring(
    duration: Double, dampingRatio: Double, velocity: Double
  ) -> SpringMotion {
    let ratio = min(max(dampingRatio, 0.01), 1)
    // For the equation only the product of frequency and duration matters.
    let speed = velocity * duration
    let root = ratio < 1 ? swingingRoot(ratio, speed) : criticalRoot(speed)
    return SpringMotion(frequency: root / duration, dampingRatio: ratio, velocity: velocity)
  }

  /// Returns the largest w with |(z w - v) / (w √(1 - z²))| e^(-z w) = 0.001.
  private static func swingingRoot(_ ratio: Double, _ speed: Double) -> Double {
    let crossing = (1 - ratio * ratio).squareRoot()
    let envelope = { (root: Double) in
      abs((ratio * root - speed) / (root * crossing)) * exp(-ratio * root)
    }
    guard speed > 0 else { return fallingRoot(of: envelope, from: 0) }
    // The envelope falls to 0 where z w = v, has a peak, and then decreases permanently.
    let peak =
      (speed + (speed * speed + 4 * speed).squareRoot()) / (2 * ratio)
    guard envelope(peak) >= tolerance else {
      return fallingRoot(of: envelope, from: 0, to: speed / ratio)
    }
    return fallingRoot(of: envelope, from: peak)
  }

  // Unverified: uikit.md, 8.2 gives the equation without velocity.
  /// Returns the largest w with |1 + w - v| e^(-w) = 0.001.
  private static func criticalRoot(_ speed: Double) -> Double {
    let envelope = { (root: Double) in abs(1 + root - speed) * exp(-root) }
    let peak = max(speed, 0)
    guard envelope(peak) < tolerance else { return fallingRoot(of: envelope, from: peak) }
    return fallingRoot(of: envelope, from: 0, to: speed - 1)
  }

  /// Returns the argument at which a function is 0.001 that decreases from `low` on, and is 0 at
  /// `high` if given.
  private static func fallingRoot(
    of envelope: (Double) -> Double, from start: Double, to end: Double? = nil
  ) -> Double {
    var (low, high) = (start, end ?? max(start, 1))
    while end == nil, envelope(high) > tolerance { (low, high) = (high, 2 * high) }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if envelope(middle) > tolerance { low = middle } else { high = middle }
    }
    return high
  }
}
