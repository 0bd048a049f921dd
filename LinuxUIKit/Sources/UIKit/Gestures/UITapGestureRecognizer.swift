/// A discrete gesture recognizer that interprets single or multiple taps.
///
/// A recognizer that requires fewer taps doesn't prevent one that requires more. To distinguish
/// them, make the first `require(toFail:)` the second.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  private let timer = ClockTimer()
  private var taps = 0
  private var fingers = 0
  private var lastTapLocation: CGPoint?

  /// The number of taps.
  ///
  /// The default is 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  ///
  /// The default is 1.
  open var numberOfTouchesRequired = 1

  /// The buttons of a pointing device with which the taps are recognized.
  ///
  /// The default is the primary button. Fingers have no buttons.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  override func allowsButtons(_ buttons: UIEvent.ButtonMask) -> Bool {
    buttons.isSuperset(of: buttonMaskRequired)
      && (buttonMaskRequired.contains(.primary) || !buttons.contains(.primary))
  }

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
    timer.start(after: Self.maximumTapDuration) { [weak self] in self?.state = .failed }
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
    timer.start(after: Self.maximumTapInterval) { [weak self] in self?.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    timer.stop()
    (taps, fingers, lastTapLocation) = (0, 0, nil)
  }

  override var awaitsMoreTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

  private func isNearLastTap(_ touches: Set<UITouch>) -> Bool {
    let location = TrackedTouches.center(of: Array(touches))
    defer { lastTapLocation = location }
    guard taps > 0, let lastTapLocation else { return true }
    return hypot(location.x - lastTapLocation.x, location.y - lastTapLocation.y)
      <= Self.maximumTapDistance
  }

  // Unverified: inferred from uikit.md, 4.6.
  /// The maximum movement of a finger during a tap, in points.
  private static let allowableMovement: CGFloat = 10
  // Unverified: inferred from uikit.md, 4.6.
  /// The maximum distance between consecutive taps, in points.
  private static let maximumTapDistance: CGFloat = 45
  // Unverified: inferred from uikit.md, 4.6.
  /// The maximum time between consecutive taps, in seconds.
  private static let maximumTapInterval: TimeInterval = 0.35
  // Unverified: a plausible duration; uikit.md, 4.6 doesn't mention one.
  /// The maximum duration of a tap, in seconds.
  private static let maximumTapDuration: TimeInterval = 0.75
}
