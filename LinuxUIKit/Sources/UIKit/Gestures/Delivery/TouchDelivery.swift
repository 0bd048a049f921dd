/// Brings the touches of one window to gesture recognizers, and what they leave to views.
@MainActor final class TouchDelivery {
  /// The recognizers that follow touches or have not been reset yet.
  ///
  /// [guess 4.6] Those of inner views come first; of one view, those that were added last.
  private(set) var active: [UIGestureRecognizer] = []
  private var routes: [TouchRoute] = []
  private let timer = ClockTimer()
  private var isDelivering = false

  /// Takes an event to everybody whom its touches concern (uikit.md 4.6).
  func deliver(_ event: UIEvent) {
    let wasDelivering = isDelivering
    isDelivering = true
    // 1. A touch that comes down finds its recognizers.
    for touch in event.touchesInOrder where touch.phase == .began { route(touch, of: event) }
    // 2. They hear of it first.
    for recognizer in active { recognizer.receive(event) }
    failUnresolved()
    // 3. Views get what is left.
    tellViews(event)
    isDelivering = wasDelivering
    // 4. What is over is forgotten.
    finish()
  }

  /// Called after a recognizer changed its state, by itself or in an event.
  func stateDidChange() {
    guard !isDelivering else { return }
    tellViews(nil)
    finish()
  }

  /// Whether one that is recognized keeps another one from being so.
  func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    active.contains { $0.state.isRecognized && $0.prevents(recognizer) }
  }

  /// Lets those fail that may not be recognized together with this one.
  func prevent(by recognizer: UIGestureRecognizer) {
    for other in active where other.state == .possible && recognizer.prevents(other) {
      other.failByPrevention()
    }
  }

  /// Lets those go on that waited for one that has changed.
  func resolveWaiting() {
    for recognizer in active { recognizer.tryAgain() }
  }

  /// Takes a recognizer out that was switched off or left its view.
  func forget(_ recognizer: UIGestureRecognizer) {
    active.removeAll { $0 === recognizer }
    for route in routes { route.recognizers.removeAll { $0 === recognizer } }
    recognizer.becomePossible()
    stateDidChange()
  }

  private func route(_ touch: UITouch, of event: UIEvent) {
    let recognizers = touch.candidates.filter { $0.wants(touch, of: event) }
    for recognizer in recognizers {
      recognizer.follow(touch, from: self)
      if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    }
    routes.append(TouchRoute(of: touch, to: recognizers))
  }

  /// [guess 4.6] One that says nothing about touches that are gone has failed.
  private func failUnresolved() {
    for recognizer in active where recognizer.touchesDown.isEmpty && !recognizer.awaitsMoreTouches {
      guard recognizer.storage.waitingFor == nil, recognizer.state == .possible else { continue }
      recognizer.state = .failed
    }
  }

  private func tellViews(_ event: UIEvent?) {
    var messages: [TouchMessage] = []
    for route in routes {
      for phase in route.phasesDue(in: event) { messages.append(TouchMessage(route.touch, phase)) }
    }
    TouchMessage.send(messages, of: event)
    scheduleDelivery()
  }

  /// Comes back when the first touch that views wait for has waited long enough.
  private func scheduleDelivery() {
    guard let end = routes.compactMap(\.heldUntil).min() else { return timer.stop() }
    timer.start(after: max(0, end - FrameClock.shared.now)) { [weak self] in
      self?.stateDidChange()
    }
  }

  private func finish() {
    guard !isDelivering else { return }
    routes.removeAll(where: \.isOver)
    for recognizer in active { recognizer.dropEndedTouches() }
    let over = active.filter { $0.state != .possible && $0.storage.touches.isEmpty }
    active.removeAll { recognizer in over.contains { $0 === recognizer } }
    for recognizer in over { recognizer.becomePossible() }
    active.removeAll { $0.storage.delivery == nil }
  }
}

extension UITouch {
  /// The recognizers of the touched view and of those around it, in the order of delivery.
  fileprivate var candidates: [UIGestureRecognizer] {
    sequence(first: view, next: { $0?.superview }).flatMap {
      ($0?.storage.gestureRecognizers ?? []).reversed()
    }
  }
}

extension UIEvent {
  /// The touches, the first to come down first.
  var touchesInOrder: [UITouch] {
    (allTouches ?? []).sorted { $0.number < $1.number }
  }
}
