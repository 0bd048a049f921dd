/// Recognizes taps of one or more fingers, one or more times.
///
/// One with fewer taps does not keep one with more from being recognized; to tell them apart, let
/// the first `require(toFail:)` the second. Ours leaves out the buttons of a mouse.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  private let timer = ClockTimer()
  private var taps = 0
  private var fingers = 0
  private var place: CGPoint?

  /// How many taps make the gesture: one, unless set.
  open var numberOfTapsRequired = 1
  /// How many fingers tap together: one, unless set.
  open var numberOfTouchesRequired = 1

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers = max(fingers, touchesDown.count)
    guard fingers <= numberOfTouchesRequired, isNearLastTap(touches) else {
      state = .failed
      return
    }
    timer.start(after: Self.longestTap) { [weak self] in self?.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.travel > Self.allowableMovement }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchesDown.isEmpty else { return }
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    fingers = 0
    timer.stop()
    guard taps < numberOfTapsRequired else {
      state = .ended
      return
    }
    timer.start(after: Self.longestPause) { [weak self] in self?.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    timer.stop()
    (taps, fingers, place) = (0, 0, nil)
  }

  override var awaitsMoreTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

  private func isNearLastTap(_ touches: Set<UITouch>) -> Bool {
    let here = middle(of: Array(touches))
    defer { place = here }
    guard taps > 0, let place else { return true }
    return hypot(here.x - place.x, here.y - place.y) <= Self.longestWay
  }

  /// [guess 4.6] How far a finger may move during a tap, in points.
  private static let allowableMovement: CGFloat = 10
  /// [guess 4.6] How far the next tap may be from the one before, in points.
  private static let longestWay: CGFloat = 45
  /// [guess 4.6] How long the next tap may take to come, in seconds.
  private static let longestPause: TimeInterval = 0.35
  /// [guess 4.6] How long a finger may stay down, in seconds; the sheet is silent about it.
  private static let longestTap: TimeInterval = 0.75
}
