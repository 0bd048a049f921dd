extension UIGestureRecognizer {
  /// Returns whether the recognizer receives a touch that begins now.
  func shouldReceive(_ touch: UITouch, of event: UIEvent) -> Bool {
    guard isEnabled, state == .possible || state.isUnderWay else { return false }
    guard receivesTouches, shouldReceive(event), allows(touch, of: event) else { return false }
    return delegate.map {
      $0.gestureRecognizer(self, shouldReceive: event)
        && $0.gestureRecognizer(self, shouldReceive: touch)
    } ?? true
  }

  /// Returns whether the type of a touch and the pressed buttons are those of the
  /// gesture; fingers act as the primary button.
  private func allows(_ touch: UITouch, of event: UIEvent) -> Bool {
    guard allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else {
      return false
    }
    return allowsButtons(touch.type == .indirectPointer ? event.buttonMask : .primary)
  }

  /// Calls the subclass for the tracked touches of an event.
  func receive(_ event: UIEvent) {
    guard let touches = event.allTouches else { return }
    let due = touches.intersection(tracked.touches)
    guard !due.isEmpty, state == .possible || state.isUnderWay else { return }
    tracked.recordLocation()
    tracked.recordDevices(of: event)
    receive(due, in: .began) { touchesBegan($0, with: event) }
    receive(due, in: .moved) { touchesMoved($0, with: event) }
    receive(due, in: .ended) { touchesEnded($0, with: event) }
    receive(due, in: .cancelled) { touchesCancelled($0, with: event) }
  }

  /// Returns the recognizer to its initial state.
  func resetToPossible() {
    reset()
    recognition.enter(.possible)
    tracked.reset()
  }

  /// The tracked touches that haven't ended.
  var touchesDown: [UITouch] { tracked.touches.filter { !$0.isOver } }

  private func receive(
    _ touches: Set<UITouch>, in phase: UITouch.Phase, _ body: (Set<UITouch>) -> Void
  ) {
    let touches = touches.filter { $0.phase == phase && tracked.contains($0) }
    guard !touches.isEmpty else { return }
    body(touches)
  }
}

extension UITouch {
  /// Whether the touch has ended or was canceled.
  var isOver: Bool { phase == .ended || phase == .cancelled }
}
