extension UIGestureRecognizer {
  /// Returns whether the recognizer receives a touch that begins now.
  func shouldReceive(_ touch: UITouch, of event: UIEvent) -> Bool {
    guard isEnabled, state == .possible || state.isUnderWay else { return false }
    return delegate.map {
      $0.gestureRecognizer(self, shouldReceive: event)
        && $0.gestureRecognizer(self, shouldReceive: touch)
    } ?? true
  }

  /// Starts tracking a touch.
  func track(_ touch: UITouch, from delivery: TouchDelivery) {
    storage.delivery = delivery
    storage.touches.append(touch)
    storage.trackedTouches.insert(touch)
  }

  /// Calls the subclass for the tracked touches of an event.
  func receive(_ event: UIEvent) {
    guard let touches = event.allTouches else { return }
    let tracked = touches.intersection(storage.touches)
    guard !tracked.isEmpty, state == .possible || state.isUnderWay else { return }
    recordLocation()
    receive(tracked, in: .began) { touchesBegan($0, with: event) }
    receive(tracked, in: .moved) { touchesMoved($0, with: event) }
    receive(tracked, in: .ended) { touchesEnded($0, with: event) }
    receive(tracked, in: .cancelled) { touchesCancelled($0, with: event) }
  }

  /// Stops tracking touches that have ended.
  func dropEndedTouches() {
    recordLocation()
    storage.touches.removeAll(where: \.isOver)
  }

  /// Returns the recognizer to its initial state.
  func resetToPossible() {
    reset()
    storage.state = .possible
    storage.waitingFor = nil
    storage.touches = []
    storage.trackedTouches = []
    storage.delivery = nil
  }

  /// The tracked touches that haven't ended.
  var touchesDown: [UITouch] { storage.touches.filter { !$0.isOver } }

  /// The center of the tracked touches in the window's coordinate system.
  var locationInWindow: CGPoint {
    storage.touches.isEmpty ? storage.lastLocation : centroid(of: storage.touches)
  }

  /// Returns the center of touches in the window's coordinate system, or zero if there are none.
  func centroid(of touches: [UITouch]) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let sum = touches.reduce(into: CGPoint.zero) { sum, touch in
      sum.x += touch.locationInWindow.x
      sum.y += touch.locationInWindow.y
    }
    let count = CGFloat(touches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  private func recordLocation() {
    guard !storage.touches.isEmpty else { return }
    storage.lastLocation = centroid(of: storage.touches)
  }

  private func receive(
    _ touches: Set<UITouch>, in phase: UITouch.Phase, _ body: (Set<UITouch>) -> Void
  ) {
    let touches = touches.filter { $0.phase == phase && storage.trackedTouches.contains($0) }
    guard !touches.isEmpty else { return }
    body(touches)
  }
}

extension UITouch {
  /// Whether the touch has ended or was canceled.
  var isOver: Bool { phase == .ended || phase == .cancelled }
}
