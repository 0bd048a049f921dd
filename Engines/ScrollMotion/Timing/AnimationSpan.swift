/// When a change is shown, and how far it is at each moment.
///
/// ```swift
/// let span = AnimationSpan(begin: 10, duration: 0.3, pace: .cubic(.easeInOut))
/// span.progress(at: 10.15)  // 0.5
/// ```
package struct AnimationSpan: Hashable, Sendable {
  /// The time at which it sets off, in seconds of the clock; before that it is at its start.
  package var begin: Double
  /// How long one way takes, in seconds.
  package var duration: Double
  /// How it spreads over that time.
  package var pace: Pace
  /// Whether it starts over at its end, for ever.
  package var repeats: Bool
  /// Whether each way there is followed by one back.
  package var reverses: Bool

  /// A span of time.
  package init(
    begin: Double, duration: Double, pace: Pace, repeats: Bool = false, reverses: Bool = false
  ) {
    self.begin = begin
    self.duration = duration
    self.pace = pace
    self.repeats = repeats
    self.reverses = reverses
  }

  /// When it is over; infinity for one that repeats.
  package var end: Double {
    repeats ? .infinity : begin + (reverses ? 2 * duration : duration)
  }

  /// Whether the change is over, so that what it leads to shows exactly.
  package func isOver(at time: Double) -> Bool {
    // A hair of tolerance: frames are sums of sixtieths.
    time >= end - 1e-9
  }

  /// How far the change is: 0 at its start, 1 at its end; springs swing beyond.
  package func progress(at time: Double) -> Double {
    guard time > begin else { return 0 }
    guard !isOver(at: time), duration > 0 else { return 1 }
    let ways = ((time - begin) / duration).rounded(.down)
    let passed = time - begin - ways * duration
    let isWayBack = reverses && ways.truncatingRemainder(dividingBy: 2) == 1
    return pace.progress(after: isWayBack ? duration - passed : passed, of: duration)
  }
}
