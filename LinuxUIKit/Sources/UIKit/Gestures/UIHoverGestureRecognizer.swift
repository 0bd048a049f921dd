/// A continuous gesture recognizer that interprets a pointer over a view.
///
/// The gesture begins when the pointer enters the view or a descendant, changes with each movement,
/// and ends when the pointer leaves. It receives no touches.
///
/// - Note: Not implemented: the height and angles of a pencil.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var pointer = CGPoint.zero

  override var receivesTouches: Bool { false }

  open override func location(in view: UIView?) -> CGPoint {
    view?.convert(pointer, from: nil) ?? pointer
  }

  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    location(in: view)
  }

  /// Begins the gesture, or continues it at another point of the window.
  func hover(at point: CGPoint, _ modifiers: UIKeyModifierFlags) {
    let event = UIEvent(.hover, timestamp: FrameClock.shared.now, modifiers: modifiers)
    guard isEnabled, shouldReceive(event) else { return end() }
    let isSame = point == pointer
    pointer = point
    tracked.recordDevices(of: event)
    if state.isUnderWay {
      if !isSame { enterState(.changed) }
    } else if delegate?.gestureRecognizerShouldBegin(self) ?? true {
      enterState(.began)
    }
  }

  /// Ends the gesture if it is in progress.
  func end() {
    guard state.isUnderWay else { return }
    enterState(isEnabled ? .ended : .cancelled)
    resetToPossible()
  }
}
