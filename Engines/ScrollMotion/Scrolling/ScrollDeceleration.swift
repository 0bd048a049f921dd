import Foundation

/// The deceleration of a scroll view after a drag (uikit.md, 5.2).
///
/// Velocities are in points per millisecond, as in `scrollViewWillEndDragging`, and times in
/// milliseconds.
///
/// ```swift
/// ScrollDeceleration.normal.landing(from: 0, velocity: 1)  // 494.01 points further on
/// ```
package struct ScrollDeceleration: Hashable, Sendable {
  /// The fraction of the velocity that remains after a millisecond, from 0 to below 1.
  package let rate: CGFloat

  /// The rate of ordinary scroll views.
  package static let normal = ScrollDeceleration(rate: 0.998)
  /// The rate of paging scroll views.
  package static let fast = ScrollDeceleration(rate: 0.99)

  /// Creates a deceleration; NaN counts as the normal rate, and others are clamped to rates that
  /// decelerate.
  package init(rate: CGFloat) {
    self.rate = rate.isFinite ? min(max(rate, 0), Self.slowest) : 0.998
  }

  /// Returns the offset at which it stops without edges, in points.
  package func landing(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
    offset + distance(losing: velocity - stopped(velocity))
  }

  /// Returns the offset `time` after the drag, without edges, in points.
  package func offset(after time: CGFloat, from offset: CGFloat, velocity: CGFloat) -> CGFloat {
    let passed = min(max(time, 0), duration(of: velocity))
    return offset + distance(losing: velocity * (1 - pow(rate, passed)))
  }

  /// Returns the duration of the deceleration.
  package func duration(of velocity: CGFloat) -> CGFloat {
    guard rate > 0, abs(velocity) > Self.rest else { return 0 }
    return log(abs(velocity) / Self.rest) / -log(rate)
  }

  /// Returns the distance in which it loses this much of its velocity, in points.
  private func distance(losing velocity: CGFloat) -> CGFloat {
    velocity.isFinite ? velocity * factor : 0
  }

  /// Returns the velocity at which it stops, in the direction of travel; a slower drag has no
  /// effect.
  private func stopped(_ velocity: CGFloat) -> CGFloat {
    abs(velocity) > Self.rest ? (velocity > 0 ? Self.rest : -Self.rest) : velocity
  }

  /// The distance that a velocity of one covers in infinite time: F, in milliseconds.
  var factor: CGFloat { rate / (1 - rate) }

  /// The velocity at which it stops, 10 points per second.
  static let rest: CGFloat = 0.01

  /// The largest rate, at which the distance is ten thousand times that of a millisecond.
  private static let slowest: CGFloat = 0.9999
}

// Deceleration that ends at an edge or at a given target. As in the whole type, times are in
// milliseconds and velocities in points per millisecond.
extension ScrollDeceleration {
  /// Returns the velocity after `time`; zero after it has stopped.
  package func velocity(after time: CGFloat, from velocity: CGFloat) -> CGFloat {
    guard time < duration(of: velocity) else { return 0 }
    return velocity * pow(rate, max(0, time))
  }

  /// Returns the time after which it has moved by `distance` points; `nil` if it stops before.
  package func time(toPass distance: CGFloat, velocity: CGFloat) -> CGFloat? {
    guard distance != 0 else { return 0 }
    let share = distance / (velocity * factor)
    guard share > 0, share < 1 else { return nil }
    let time = log(1 - share) / log(rate)
    return time <= duration(of: velocity) ? time : nil
  }

  /// Returns the velocity with which it stops after a distance in points.
  ///
  /// It is distance / F ± 10 points per second. Zero for a rate at which nothing moves.
  package func velocity(toGo distance: CGFloat) -> CGFloat {
    guard distance != 0, distance.isFinite, factor > 0 else { return 0 }
    return distance / factor + (distance > 0 ? Self.rest : -Self.rest)
  }
}
