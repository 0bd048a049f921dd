import Foundation

// What a scroll view asks about a way that ends at an edge or at another place than by itself. As in
// the whole type, times are milliseconds and speeds are points for each of them.
extension ScrollDeceleration {
  /// The speed that is left after `time`; none once it has come to rest.
  package func velocity(after time: CGFloat, from velocity: CGFloat) -> CGFloat {
    guard time < duration(of: velocity) else { return 0 }
    return velocity * pow(rate, max(0, time))
  }

  /// When it has gone `distance` points; nil when it comes to rest before.
  package func time(toPass distance: CGFloat, velocity: CGFloat) -> CGFloat? {
    guard distance != 0 else { return 0 }
    let share = distance / (velocity * factor)
    guard share > 0, share < 1 else { return nil }
    let time = log(1 - share) / log(rate)
    return time <= duration(of: velocity) ? time : nil
  }

  /// The speed with which it comes to rest `distance` points further on: distance / F ± 10 a second.
  ///
  /// None for a rate at which nothing moves.
  package func velocity(toGo distance: CGFloat) -> CGFloat {
    guard distance != 0, distance.isFinite, factor > 0 else { return 0 }
    return distance / factor + (distance > 0 ? Self.rest : -Self.rest)
  }
}
