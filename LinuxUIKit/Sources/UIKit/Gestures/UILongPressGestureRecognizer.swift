/// A continuous gesture recognizer that interprets long presses.
///
/// - Note: Not implemented: taps before the press.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private let timer = ClockTimer()

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
      state = .failed
    } else if touchesDown.isEmpty {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    timer.stop()
  }
}
