import Foundation

extension OrthogonalPaging {
  /// Where a scroller comes to rest after a finger let go of it, in points.
  ///
  /// - Parameters:
  ///   - offset: Where the finger let go.
  ///   - velocity: How fast the offset grew then, in points for each millisecond.
  ///   - start: Where the drag began.
  ///   - naturalEnd: Where deceleration alone would end.
  /// - Returns: An offset between the first and the last one.
  package func target(
    releasedAt offset: CGFloat, velocity: CGFloat, from start: CGFloat, naturalEnd: CGFloat
  ) -> CGFloat {
    switch behavior {
    case .none, .continuous: clamped(naturalEnd)
    case .continuousGroupLeadingBoundary: boundaryTarget(naturalEnd, from: offset)
    case .paging, .groupPaging, .groupPagingCentered:
      steppedTarget(releasedAt: offset, velocity: velocity, from: nearestRest(to: start))
    }
  }

  /// The rest position nearest to an offset; the first of several at the same place.
  package func nearestRest(to offset: CGFloat) -> Int {
    let after = firstRest(atOrAfter: offset)
    guard after < restCount else { return firstRest(atOrAfter: rest(max(0, restCount - 1))) }
    guard after > 0, offset - rest(after - 1) <= rest(after) - offset else { return after }
    return firstRest(atOrAfter: rest(after - 1))
  }

  /// [guess 5.3, §9.10] The rest position nearest to the natural end; of two at the same distance
  /// the one further in the direction of travel.
  ///
  /// Beyond an end it rests at that end.
  private func boundaryTarget(_ naturalEnd: CGFloat, from offset: CGFloat) -> CGFloat {
    guard restCount > 0, naturalEnd > range.start, naturalEnd < range.end else {
      return clamped(naturalEnd)
    }
    let after = firstRest(atOrAfter: naturalEnd)
    guard after > 0 else { return rest(0) }
    guard after < restCount else { return rest(restCount - 1) }
    let back = naturalEnd - rest(after - 1)
    let ahead = rest(after) - naturalEnd
    return ahead < back || (ahead == back && naturalEnd > offset) ? rest(after) : rest(after - 1)
  }

  /// [guess 5.3, §9.10] A fling goes one step in its direction; without one it is the nearest rest
  /// position, at most one step away.
  private func steppedTarget(
    releasedAt offset: CGFloat, velocity: CGFloat, from start: Int
  ) -> CGFloat {
    guard restCount > 0 else { return clamped(offset) }
    let step =
      abs(velocity) > Self.flingVelocity
      ? (velocity > 0 ? 1 : -1) : min(max(nearestRest(to: offset) - start, -1), 1)
    return rest(min(max(start + step, 0), restCount - 1))
  }

  /// [backport 5.3] From this speed on a drag counts as a fling, in points for each millisecond.
  private static let flingVelocity: CGFloat = 0.2

  private func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, range.start), range.end)
  }

  /// The first rest position at `offset` or after it; `restCount` where there is none.
  private func firstRest(atOrAfter offset: CGFloat) -> Int {
    var (low, high) = (0, restCount)
    while low < high {
      let middle = low + (high - low) / 2
      if rest(middle) >= offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
