import CompositionalLayout
import LayoutGeometry
import ScrollMotion

/// Content that moves by itself after a drag, both axes at once.
struct ScrollCoast {
  /// What the horizontal and the vertical axis do.
  var flights: [ScrollFlight]
  /// When each of them began.
  var starts: [TimeInterval]
  /// How far somebody else has moved the content meanwhile.
  var shift = CGPoint.zero
  /// The offset that was last displayedOffset.
  var displayedOffset: CGPoint
  /// When that was.
  var displayTime: TimeInterval
  /// The range that the flights were made for.
  var range: ContentOffsetRange

  /// Flights that begin at `time` where the content is.
  init(
    _ flights: [ScrollFlight], at time: TimeInterval, from displayedOffset: CGPoint,
    in range: ContentOffsetRange
  ) {
    (self.flights, self.displayedOffset, self.range) = (flights, displayedOffset, range)
    starts = [time, time]
    displayTime = time
  }

  /// Whether it is over.
  func isOver(at time: TimeInterval) -> Bool {
    zip(flights, starts).allSatisfy { time - $1 >= $0.duration }
  }

  /// Where the content is then.
  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(
      x: flights[0].offset(after: time - starts[0]) + shift.x,
      y: flights[1].offset(after: time - starts[1]) + shift.y)
  }

  /// Goes on in another range, or after somebody else moved the content to `offset`.
  ///
  /// A flight that an edge decides about is made anew with the speed that it has; others lead as
  /// far from where the content has been put, if that is in the range.
  mutating func adjust(
    to offset: CGPoint, _ range: ContentOffsetRange,
    restarting: (LayoutAxis, CGFloat) -> ScrollFlight
  ) {
    for (index, axis) in [LayoutAxis.horizontal, .vertical].enumerated() {
      let limits = range.interval(on: axis)
      let end = flights[index].end + shift[axis] + offset[axis] - displayedOffset[axis]
      guard limits != self.range.interval(on: axis) || offset[axis] != displayedOffset[axis] else {
        continue
      }
      guard flights[index].meetsEdge || limits.clamped(end) != end else {
        shift[axis] += offset[axis] - displayedOffset[axis]
        continue
      }
      let velocity = flights[index].velocity(after: displayTime - starts[index])
      flights[index] = restarting(axis, velocity)
      starts[index] = displayTime
      shift[axis] = 0
    }
    self.range = range
    displayedOffset = offset
  }
}
