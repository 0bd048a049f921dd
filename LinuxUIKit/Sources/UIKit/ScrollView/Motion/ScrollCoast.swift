import CompositionalLayout
import LayoutGeometry
import ScrollMotion

/// The motion of both axes after a drag.
struct ScrollCoast {
  /// The offset displayed last.
  private(set) var displayedOffset: CGPoint
  // The motions of the horizontal and the vertical axis, and their start times.
  private var flights: [ScrollFlight]
  private var starts: [TimeInterval]
  // The distance by which something else has moved the content.
  private var shift = CGPoint.zero
  // The time at which the last offset was displayed.
  private var displayTime: TimeInterval
  // The range of offsets for which the motions were computed.
  private var range: ContentOffsetRange

  /// Creates motions that start at `time`.
  init(
    _ flights: [ScrollFlight], at time: TimeInterval, from displayedOffset: CGPoint,
    in range: ContentOffsetRange
  ) {
    (self.flights, self.displayedOffset, self.range) = (flights, displayedOffset, range)
    starts = [time, time]
    displayTime = time
  }

  /// Returns whether both motions have finished.
  func isOver(at time: TimeInterval) -> Bool {
    zip(flights, starts).allSatisfy { time - $1 >= $0.duration }
  }

  /// Returns the offset at a time.
  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(
      x: flights[0].offset(after: time - starts[0]) + shift.x,
      y: flights[1].offset(after: time - starts[1]) + shift.y)
  }

  /// Stores the offset that is displayed at a time.
  mutating func display(_ offset: CGPoint, at time: TimeInterval) {
    (displayedOffset, displayTime) = (offset, time)
  }

  /// Adjusts the motions to another range, or to an offset that something else has set.
  ///
  /// A motion that depends on an edge is restarted with its current velocity. Other motions are
  /// shifted if they still end in the range.
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
