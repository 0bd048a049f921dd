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
  /// The offset that was last shown.
  var shown: CGPoint
  /// When that was.
  var shownTime: TimeInterval
  /// The range that the flights were made for.
  var range: ContentOffsetRange

  /// Flights that begin at `time` where the content is.
  init(
    _ flights: [ScrollFlight], at time: TimeInterval, from shown: CGPoint,
    in range: ContentOffsetRange
  ) {
    (self.flights, self.shown, self.range) = (flights, shown, range)
    starts = [time, time]
    shownTime = time
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
  mutating func setUp(
    _ offset: CGPoint, _ range: ContentOffsetRange,
    anew: (LayoutAxis, CGFloat) -> ScrollFlight
  ) {
    for (number, axis) in [LayoutAxis.horizontal, .vertical].enumerated() {
      let limits = range.interval(on: axis)
      let end = flights[number].end + shift[axis] + offset[axis] - shown[axis]
      guard limits != self.range.interval(on: axis) || offset[axis] != shown[axis] else { continue }
      guard flights[number].meetsEdge || limits.clamped(end) != end else {
        shift[axis] += offset[axis] - shown[axis]
        continue
      }
      let velocity = flights[number].velocity(after: shownTime - starts[number])
      flights[number] = anew(axis, velocity)
      starts[number] = shownTime
      shift[axis] = 0
    }
    self.range = range
    shown = offset
  }
}
