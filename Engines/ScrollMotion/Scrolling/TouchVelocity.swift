import Foundation

/// The velocity of a touch: the mean over the last tenth of a second (uikit.md, 5.2).
///
/// ```swift
/// var velocity = TouchVelocity()
/// velocity.add(CGPoint(x: 0, y: 0), at: 1)
/// velocity.add(CGPoint(x: 0, y: 10), at: 1.01)
/// velocity.value(at: 1.01)  // (0, 1000) points per second
/// ```
///
/// It stores the locations of that time only, so that adding a location costs a constant fraction
/// of the locations of a tenth of a second.
package struct TouchVelocity: Sendable {
  private var samples: [Sample] = []

  /// Creates the velocity of a touch without samples: zero.
  package init() {}

  /// Adds a location of the touch in points, at a time in seconds.
  package mutating func add(_ location: CGPoint, at time: TimeInterval) {
    let oldest = time - Self.span
    samples.removeAll { $0.time < oldest }
    samples.append(Sample(location: location, time: time))
  }

  /// Returns the velocity in points per second; zero if the touch was still for a tenth of a
  /// second.
  package func value(at time: TimeInterval) -> CGPoint {
    guard let first = samples.first, let last = samples.last, time - last.time <= Self.span else {
      return .zero
    }
    let passed = last.time - first.time
    guard passed > 0 else { return .zero }
    return CGPoint(
      x: (last.location.x - first.location.x) / passed,
      y: (last.location.y - first.location.y) / passed)
  }

  private struct Sample: Sendable {
    let location: CGPoint
    let time: TimeInterval
  }

  /// A tenth of a second, and a microsecond of tolerance for sums of times.
  private static let span: TimeInterval = 0.1 + 1e-6
}
