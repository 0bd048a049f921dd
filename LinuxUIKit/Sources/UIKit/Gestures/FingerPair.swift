import ScrollMotion

/// The distance and the direction between two fingers in the window's coordinate system.
struct FingerPair {
  /// The distance in points.
  let distance: CGFloat
  /// The direction from the first to the second finger in radians, clockwise from the x-axis.
  let angle: CGFloat

  /// Measures the first two of several touches; returns `nil` if there are fewer.
  @MainActor init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (first, second) = (touches[0].locationInWindow, touches[1].locationInWindow)
    let (x, y) = (second.x - first.x, second.y - first.y)
    (distance, angle) = (hypot(x, y), atan2(y, x))
  }
}

/// A value that two fingers change, such as a scale, with its velocity.
///
/// The value is that at the start of a segment combined with the change since then. A segment ends
/// when the fingers change or the value is set.
struct FingerPairTrack {
  private var recent = TouchVelocity()
  /// The value at the start of the segment.
  private(set) var startValue: CGFloat
  /// The fingers at the start of the segment; `nil` if fewer than two are down.
  private(set) var start: FingerPair?
  /// The current value.
  private(set) var value: CGFloat

  /// Creates a track with a value.
  init(value: CGFloat) {
    (self.value, startValue) = (value, value)
  }

  /// Returns the change of the value in a second.
  func velocity(at time: TimeInterval) -> CGFloat { recent.value(at: time).x }

  /// Begins a segment with the current value.
  mutating func restart(with fingers: FingerPair?, at time: TimeInterval) {
    (start, startValue) = (fingers, value)
    recent = TouchVelocity()
    recent.add(CGPoint(x: value, y: 0), at: time)
  }

  /// Records a value.
  mutating func move(to new: CGFloat, at time: TimeInterval) {
    value = new
    recent.add(CGPoint(x: new, y: 0), at: time)
  }

  /// Sets the value, from which the fingers continue, and resets the velocity.
  mutating func setValue(_ new: CGFloat, with fingers: FingerPair?) {
    (value, startValue, start) = (new, new, fingers)
    recent = TouchVelocity()
  }
}
