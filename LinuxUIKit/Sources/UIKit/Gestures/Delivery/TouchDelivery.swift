/// An object that delivers the touches of a window to gesture recognizers, then to views.
@MainActor final class TouchDelivery {
  // Unverified: recognizers of inner views come first, and of one view those added last; inferred
  // from uikit.md, 4.6.
  /// The recognizers that track touches or haven't been reset, in the order of delivery.
  private(set) var active: [UIGestureRecognizer] = []
  private var routes: [TouchRoute] = []
  private let timer = ClockTimer()
  private var isDelivering = false

  /// Delivers an event to recognizers and views (uikit.md, 4.6).
  func deliver(_ event: UIEvent) {
    let wasDeliveringBefore = isDelivering
    isDelivering = true
    // 1. Find the recognizers of touches that begin.
    for touch in event.touchesInOrder where touch.phase == .began { route(touch, of: event) }
    // 2. Deliver the event to recognizers.
    for recognizer in active { recognizer.receive(event) }
    failUnresolved()
    // 3. Deliver unclaimed touches to views.
    deliverToViews(event)
    isDelivering = wasDeliveringBefore
    // 4. Remove touches that have ended.
    finish()
  }

  /// Called after a recognizer changed its state during an event or by itself.
  func stateDidChange() {
    guard !isDelivering else { return }
    deliverToViews(nil)
    finish()
  }

  /// Returns whether a recognized gesture prevents a recognizer.
  func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    active.contains { $0.state.isRecognized && $0.prevents(recognizer) }
  }

  /// Makes the recognizers fail that this one prevents.
  func prevent(by recognizer: UIGestureRecognizer) {
    for other in active where other.state == .possible && recognizer.prevents(other) {
      other.failIfPossible()
    }
  }

  /// Resumes recognizers that waited for one that has changed.
  func resolveWaiting() {
    for recognizer in active { recognizer.resumeIfPossible() }
  }

  /// Removes a recognizer that was disabled or detached from its view.
  func remove(_ recognizer: UIGestureRecognizer) {
    active.removeAll { $0 === recognizer }
    for route in routes { route.remove(recognizer) }
    recognizer.resetToPossible()
    stateDidChange()
  }

  private func route(_ touch: UITouch, of event: UIEvent) {
    let recognizers = touch.candidates.filter { $0.shouldReceive(touch, of: event) }
    for recognizer in recognizers {
      recognizer.tracked.track(touch, from: self)
      if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    }
    // Views act on touches of any button alike, so that they receive those of the primary one only.
    let isSecondary = !event.buttonMask.isEmpty && !event.buttonMask.contains(.primary)
    routes.append(
      TouchRoute(
        of: touch, to: recognizers, reachesViews: !isSecondary && !isExcluded(touch)))
  }

  // Unverified: a touch that is excluded once stays so after the others have ended.
  /// Returns whether a touch can't reach its view since that view or another one with touches is exclusive.
  private func isExcluded(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    let others = routes.filter(\.reachesView).compactMap(\.touch.view).filter { $0 !== view }
    return others.contains { $0.isExclusiveTouch || view.isExclusiveTouch }
  }

  // Unverified: a recognizer whose touches all ended without a decision has failed; inferred from
  // uikit.md, 4.6.
  private func failUnresolved() {
    for recognizer in active where recognizer.touchesDown.isEmpty && !recognizer.awaitsMoreTouches {
      guard recognizer.recognition.awaited == nil, recognizer.state == .possible else { continue }
      recognizer.state = .failed
    }
  }

  private func deliverToViews(_ event: UIEvent?) {
    var messages: [TouchMessage] = []
    for route in routes {
      for phase in route.phasesDue(in: event) { messages.append(TouchMessage(route.touch, phase)) }
    }
    TouchMessage.send(messages, of: event)
    scheduleDelivery()
  }

  /// Schedules delivery for when the first delayed touch is due.
  private func scheduleDelivery() {
    guard let end = routes.compactMap(\.deliveryTime).min() else { return timer.stop() }
    timer.start(after: max(0, end - FrameClock.shared.now)) { [weak self] in
      self?.stateDidChange()
    }
  }

  private func finish() {
    guard !isDelivering else { return }
    routes.removeAll(where: \.isOver)
    for recognizer in active { recognizer.tracked.removeEnded() }
    let over = active.filter { $0.state != .possible && $0.tracked.touches.isEmpty }
    active.removeAll { recognizer in over.contains { $0 === recognizer } }
    for recognizer in over { recognizer.resetToPossible() }
    active.removeAll { $0.tracked.delivery == nil }
  }
}

extension UITouch {
  /// The recognizers of the touched view and its superviews, in the order of delivery.
  fileprivate var candidates: [UIGestureRecognizer] {
    sequence(first: view, next: { $0?.superview }).flatMap {
      ($0?.attachedRecognizers ?? []).reversed()
    }
  }
}

extension UIEvent {
  /// The touches in the order in which they began.
  var touchesInOrder: [UITouch] {
    (allTouches ?? []).sorted { $0.number < $1.number }
  }
}
