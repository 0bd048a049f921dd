import Foundation

// Deceleration that ends at an edge or at a given target. As in the whole type, times are in
// milliseconds and velocities in points per millisecond.
extension ScrollDeceleration {
  /// Returns the velocity after `time`; zero at rest.
  package func velocity(after time: CGFloat, from velocity: CGFloat) -> CGFloat {
    guard time < duration(of: velocity) else { return 0 }
    return velocity * pow(rate, max(0, time))
  }

  /// Returns the time after which it has moved by `distance` points; `nil` if it rests before.
  package func time(toPass distance: CGFloat, velocity: CGFloat) -> CGFloat? {
    guard distance != 0 else { return 0 }
    let share = distance / (velocity * factor)
    guard share > 0, share < 1 else { return nil }
    let time = log(1 - share) / log(rate)
    return time <= duration(of: velocity) ? time : nil
  }

  /// Returns the velocity with which it rests after `distance` points: distance / F ± 10 per
  /// second.
  ///
  /// Zero for a rate at which nothing moves.
  package func velocity(toGo distance: CGFloat) -> CGFloat {
    guard distance != 0, distance.isFinite, factor > 0 else { return 0 }
    return distance / factor + (distance > 0 ? Self.rest : -Self.rest)
  }
}
