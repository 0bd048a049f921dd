/// Recognizes fingers that rest on a view; it goes on while they move, until they are lifted.
///
/// Ours leaves out taps before the press.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private let timer = ClockTimer()

  /// How many fingers press: one, unless set.
  open var numberOfTouchesRequired = 1
  /// How long they rest before it begins, in seconds: 0.5, unless set.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far they may move before it begins, in points: 10, unless set.
  open var allowableMovement: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard touchesDown.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard touchesDown.count == numberOfTouchesRequired else { return }
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
