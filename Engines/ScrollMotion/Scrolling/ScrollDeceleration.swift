import Foundation

/// How a scroll view slows down once a finger has let go of it (uikit.md 5.2).
///
/// Speeds are points for each millisecond, as `scrollViewWillEndDragging` gets them, and times are
/// milliseconds.
///
/// ```swift
/// ScrollDeceleration.normal.landing(from: 0, velocity: 1)  // 494.01 points further on
/// ```
package struct ScrollDeceleration: Hashable, Sendable {
  /// What a millisecond leaves of the speed, from 0 to below 1.
  package let rate: CGFloat

  /// The rate of ordinary scroll views.
  package static let normal = ScrollDeceleration(rate: 0.998)
  /// The rate of scroll views that go on by pages.
  package static let fast = ScrollDeceleration(rate: 0.99)

  /// A rate; ours takes one that is no number for the normal one, and others as far as they slow down.
  package init(rate: CGFloat) {
    self.rate = rate.isFinite ? min(max(rate, 0), Self.slowest) : 0.998
  }

  /// Where it comes to rest by itself, without edges, in points.
  package func landing(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
    offset + distance(losing: velocity - stopped(velocity))
  }

  /// Where it is `time` after the finger let go, without edges, in points.
  package func offset(after time: CGFloat, from offset: CGFloat, velocity: CGFloat) -> CGFloat {
    let passed = min(max(time, 0), duration(of: velocity))
    return offset + distance(losing: velocity * (1 - pow(rate, passed)))
  }

  /// How long it goes on by itself.
  package func duration(of velocity: CGFloat) -> CGFloat {
    guard rate > 0, abs(velocity) > Self.rest else { return 0 }
    return log(abs(velocity) / Self.rest) / -log(rate)
  }

  /// How far it goes while it loses so much of its speed, in points.
  private func distance(losing velocity: CGFloat) -> CGFloat {
    velocity.isFinite ? velocity * factor : 0
  }

  /// The speed at which it stops dead, in the direction of travel; a slower one does not move it.
  private func stopped(_ velocity: CGFloat) -> CGFloat {
    abs(velocity) > Self.rest ? (velocity > 0 ? Self.rest : -Self.rest) : velocity
  }

  /// How far a speed carries without end: F, in milliseconds.
  var factor: CGFloat { rate / (1 - rate) }

  /// At 10 points a second it stops.
  static let rest: CGFloat = 0.01

  /// Ours: the rate at which a speed carries ten thousand times as far as in a millisecond.
  private static let slowest: CGFloat = 0.9999
}
