import ScrollMotion

/// An animated change of the content offset (uikit.md, 5.3).
struct ScrollTween {
  /// The final offset.
  private(set) var end: CGPoint
  /// The notification at the end.
  let ending: Ending
  /// The target whose offset may change during the animation, or `nil`.
  let target: ScrollTarget?
  /// The offset displayed last.
  private(set) var displayedOffset: CGPoint
  private var start: CGPoint
  private let startTime: TimeInterval

  /// Creates an animation that begins at `time`.
  init(
    from start: CGPoint, to end: CGPoint, at time: TimeInterval, _ ending: Ending,
    target: ScrollTarget? = nil
  ) {
    (self.start, self.end, self.ending, self.target) = (start, end, ending, target)
    displayedOffset = start
    startTime = time
  }

  /// The notifications at the end of an animation.
  enum Ending {
    /// No notification.
    case silent
    /// `scrollViewDidEndScrollingAnimation(_:)`.
    case animation
    /// `scrollViewDidScrollToTop(_:)`.
    case toTop
  }

  /// Returns the offset at a time.
  func offset(at time: TimeInterval) -> CGPoint {
    let share = CGFloat(CubicCurve.easeInOut.value(at: (time - startTime) / Self.duration))
    return CGPoint(
      x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }

  /// Returns whether the animation has finished.
  func isOver(at time: TimeInterval) -> Bool { time >= startTime + Self.duration - 1e-6 }

  /// Changes the final offset.
  mutating func setEnd(_ end: CGPoint) {
    self.end = end
  }

  /// Stores the offset that is displayed.
  mutating func display(_ offset: CGPoint) {
    displayedOffset = offset
  }

  /// Shifts the animation if the content was moved to `offset` by something else.
  mutating func adjust(to offset: CGPoint) {
    let shift = CGPoint(x: offset.x - displayedOffset.x, y: offset.y - displayedOffset.y)
    guard shift != .zero else { return }
    start = CGPoint(x: start.x + shift.x, y: start.y + shift.y)
    end = CGPoint(x: end.x + shift.x, y: end.y + shift.y)
    displayedOffset = offset
  }

  // Unverified: inferred from the range of 0.25 to 0.3 seconds in uikit.md, 5.3.
  /// The duration in seconds, which doesn't depend on the distance.
  private static let duration: TimeInterval = 0.3
}

/// A scroll target whose offset may become known only while scrolling, such as an item of estimated
/// size.
struct ScrollTarget {
  /// Returns the offset that displays the target, as far as it is known; `nil` if the target no
  /// longer exists.
  let offset: @MainActor () -> CGPoint?
  /// Called when the content has reached the target, to apply the final offset.
  let settle: @MainActor () -> Void
}
