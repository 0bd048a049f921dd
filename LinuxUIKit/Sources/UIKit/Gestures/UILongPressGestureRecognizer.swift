/// A continuous gesture recognizer that interprets long presses.
///
/// A press after taps is recognized if the finger returns within 0.35 s after each of them.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  // Unverified: the interval of double taps (uikit.md, 4.6).
  /// The maximum time between taps and the press, in seconds.
  private static let maximumTapInterval: TimeInterval = 0.35

  private let timer = ClockTimer()
  private var taps = 0

  /// The number of taps before the press.
  ///
  /// The default is 0.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  ///
  /// The default is 1.
  open var numberOfTouchesRequired = 1
  /// The duration after which the gesture begins, in seconds.
  ///
  /// The default is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement before the gesture begins, in points.
  ///
  /// The default is 10.
  open var allowableMovement: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard touchesDown.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard touchesDown.count == numberOfTouchesRequired else { return }
    guard taps >= numberOfTapsRequired else { return failAfterTapInterval() }
    guard minimumPressDuration > 0 else { return state = .began }
    timer.start(after: minimumPressDuration) { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isUnderWay {
      state = .changed
    } else if touches.contains(where: { $0.travel > allowableMovement }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if !state.isUnderWay {
      endTap()
    } else if touchesDown.isEmpty {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    timer.stop()
    taps = 0
  }

  override var awaitsMoreTouches: Bool { (1...max(1, numberOfTapsRequired)).contains(taps) }

  private func endTap() {
    guard taps < numberOfTapsRequired else { return state = .failed }
    guard touchesDown.isEmpty else { return }
    taps += 1
    failAfterTapInterval()
  }

  private func failAfterTapInterval() {
    timer.start(after: Self.maximumTapInterval) { [weak self] in self?.state = .failed }
  }
}
