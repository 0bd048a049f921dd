/// The delivery of one touch to recognizers and to its view.
@MainActor final class TouchRoute {
  /// The touch.
  let touch: UITouch
  /// The recognizers that track the touch.
  private(set) var recognizers: [UIGestureRecognizer]
  private var delivery = Delivery.held
  private let deadline: TimeInterval

  private enum Delivery {
    /// The view hasn't received the touch.
    case held
    /// The view has received the beginning of the touch.
    case delivered
    /// The view receives no further events of the touch.
    case closed
  }

  /// Creates the route of a touch that begins now.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - recognizers: The recognizers that receive it, in the order in which they are asked.
  ///   - reachesViews: Whether views receive the touch as well.
  init(of touch: UITouch, to recognizers: [UIGestureRecognizer], reachesViews: Bool = true) {
    self.touch = touch
    if !reachesViews { delivery = .closed }
    self.recognizers = recognizers
    deadline = touch.timestamp + (recognizers.map(\.contentDelay).max() ?? 0)
    touch.setRoute(self)
  }

  /// Removes a recognizer, which no longer tracks the touch.
  func remove(_ recognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === recognizer }
  }

  /// Whether the touch has ended and its view has received all events.
  var isOver: Bool { touch.isOver && delivery == .closed }

  /// Whether the view receives events of the touch, or will, while the finger is down.
  var reachesView: Bool { !touch.isOver && delivery != .closed }

  /// The time at which a delayed touch is delivered to its view; `nil` if no delay is pending.
  var deliveryTime: TimeInterval? {
    delivery == .held && FrameClock.shared.now < deadline && hasContentDelay ? deadline : nil
  }

  /// Returns the phases to report to the view, in order.
  func phasesDue(in event: UIEvent?) -> [UITouch.Phase] {
    guard delivery != .closed else { return [] }
    if isClaimed { return close(delivery == .delivered ? [.cancelled] : []) }
    if delivery == .held { return open(with: event) }
    return phasesAfterBegan(isInEvent: event?.allTouches?.contains(touch) == true)
  }

  private func open(with event: UIEvent?) -> [UITouch.Phase] {
    if touch.phase == .cancelled { return close([]) }
    guard !isHeld else { return [] }
    let event = event ?? UIEvent(touches: [touch], timestamp: FrameClock.shared.now)
    guard recognizers.allSatisfy({ $0.allowsContentTouch(touch, with: event) }) else {
      return close([])
    }
    delivery = .delivered
    touch.setIsInView(true)
    return [.began] + (touch.isOver ? phasesAfterBegan(isInEvent: true) : [])
  }

  private func phasesAfterBegan(isInEvent: Bool) -> [UITouch.Phase] {
    if touch.isOver {
      return touch.phase == .ended && isEndHeld ? [] : close([touch.phase])
    }
    return isInEvent && touch.phase == .moved ? [.moved] : []
  }

  private func close(_ last: [UITouch.Phase]) -> [UITouch.Phase] {
    delivery = .closed
    touch.setIsInView(false)
    return last
  }

  private var isClaimed: Bool {
    recognizers.contains {
      $0.consumesTouches || ($0.cancelsTouchesInView && $0.state.isRecognized)
    }
  }

  private var isHeld: Bool {
    undecided.contains(where: \.delaysTouchesBegan)
      || (hasContentDelay && FrameClock.shared.now < deadline - Self.timeTolerance)
  }

  private var hasContentDelay: Bool { undecided.contains { $0.contentDelay > 0 } }

  private var isEndHeld: Bool { undecided.contains(where: \.delaysTouchesEnded) }

  /// The recognizers that may still recognize the touch: those that have failed and were reset since
  /// are possible again, for other touches.
  private var undecided: some Sequence<UIGestureRecognizer> {
    recognizers.lazy.filter { [touch] in $0.state == .possible && $0.tracked.contains(touch) }
  }

  /// The tolerance for sums of frame durations, in seconds.
  private static let timeTolerance: TimeInterval = 2e-6
}

/// A phase of a touch to be reported to its view.
@MainActor struct TouchMessage {
  private let touch: UITouch
  private let phase: UITouch.Phase

  /// Creates a message for a phase that the touch may have left since.
  init(_ touch: UITouch, _ phase: UITouch.Phase) {
    (self.touch, self.phase) = (touch, phase)
  }

  /// Sends the messages, with one call for each view and phase.
  static func send(_ messages: [TouchMessage], of event: UIEvent?) {
    guard !messages.isEmpty else { return }
    let touches = Set(messages.map(\.touch))
    let event = event ?? UIEvent(touches: touches, timestamp: FrameClock.shared.now)
    for (view, group) in Dictionary(grouping: messages, by: \.touch.view) {
      for phase in order { view?.receive(group.filter { $0.phase == phase }, in: phase, of: event) }
    }
  }

  /// Calls `body` while the touches are in the phase of their messages.
  fileprivate static func perform(
    _ messages: [TouchMessage], _ body: (Set<UITouch>) -> Void
  ) {
    let phases = messages.map(\.touch.phase)
    for message in messages { message.touch.setReportedPhase(message.phase) }
    body(Set(messages.map(\.touch)))
    for (message, phase) in zip(messages, phases) { message.touch.setReportedPhase(phase) }
  }

  private static let order: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
}

extension UIView {
  fileprivate func receive(
    _ messages: [TouchMessage], in phase: UITouch.Phase, of event: UIEvent
  ) {
    guard !messages.isEmpty else { return }
    TouchMessage.perform(messages) { touches in
      switch phase {
      case .began: touchesBegan(touches, with: event)
      case .moved: touchesMoved(touches, with: event)
      case .ended: touchesEnded(touches, with: event)
      case .cancelled: touchesCancelled(touches, with: event)
      case .stationary: return
      }
    }
  }
}
