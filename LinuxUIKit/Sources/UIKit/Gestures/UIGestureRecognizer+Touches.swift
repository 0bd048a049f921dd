extension UIGestureRecognizer {
  /// Whether it follows a touch that comes down now.
  func wants(_ touch: UITouch, of event: UIEvent) -> Bool {
    guard isEnabled, state == .possible || state.isUnderWay else { return false }
    return delegate.map {
      $0.gestureRecognizer(self, shouldReceive: event)
        && $0.gestureRecognizer(self, shouldReceive: touch)
    } ?? true
  }

  /// Begins to follow a touch.
  func follow(_ touch: UITouch, from delivery: TouchDelivery) {
    storage.delivery = delivery
    storage.touches.append(touch)
    storage.followed.insert(touch)
  }

  /// Tells the subclass what its touches among those of an event did.
  func receive(_ event: UIEvent) {
    guard let touches = event.allTouches else { return }
    let mine = touches.intersection(storage.touches)
    guard !mine.isEmpty, state == .possible || state.isUnderWay else { return }
    noteLocation()
    receive(mine, in: .began) { touchesBegan($0, with: event) }
    receive(mine, in: .moved) { touchesMoved($0, with: event) }
    receive(mine, in: .ended) { touchesEnded($0, with: event) }
    receive(mine, in: .cancelled) { touchesCancelled($0, with: event) }
  }

  /// Lets go of touches that have left the screen.
  func dropEndedTouches() {
    noteLocation()
    storage.touches.removeAll(where: \.isOver)
  }

  /// Becomes possible again.
  func becomePossible() {
    reset()
    storage.state = .possible
    storage.waitingFor = nil
    storage.touches = []
    storage.followed = []
    storage.delivery = nil
  }

  /// The touches of it that are on the screen.
  var touchesDown: [UITouch] { storage.touches.filter { !$0.isOver } }

  /// The middle of its touches, in the window's coordinates.
  var locationInWindow: CGPoint {
    storage.touches.isEmpty ? storage.lastLocation : middle(of: storage.touches)
  }

  /// The middle of some touches, in the window's coordinates; zero of none.
  func middle(of touches: [UITouch]) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let sum = touches.reduce(into: CGPoint.zero) { sum, touch in
      sum.x += touch.locationInWindow.x
      sum.y += touch.locationInWindow.y
    }
    let count = CGFloat(touches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  private func noteLocation() {
    guard !storage.touches.isEmpty else { return }
    storage.lastLocation = middle(of: storage.touches)
  }

  private func receive(
    _ touches: Set<UITouch>, in phase: UITouch.Phase, _ tell: (Set<UITouch>) -> Void
  ) {
    let touches = touches.filter { $0.phase == phase && storage.followed.contains($0) }
    guard !touches.isEmpty else { return }
    tell(touches)
  }
}

extension UITouch {
  /// Whether the finger has left the screen.
  var isOver: Bool { phase == .ended || phase == .cancelled }
}
