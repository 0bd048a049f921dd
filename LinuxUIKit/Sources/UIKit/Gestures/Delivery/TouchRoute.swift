/// One touch on its way: which recognizers follow it, and what its view knows of it.
@MainActor final class TouchRoute {
  /// The touch.
  let touch: UITouch
  /// Those that follow it.
  var recognizers: [UIGestureRecognizer]
  private var stage = CollectionStack.held
  private let deadline: TimeInterval

  private enum CollectionStack {
    /// The view has heard of nothing.
    case held
    /// The view has heard that the touch came down.
    case delivered
    /// The view hears of nothing more.
    case closed
  }

  /// The route of a touch that comes down now.
  init(of touch: UITouch, to recognizers: [UIGestureRecognizer]) {
    self.touch = touch
    self.recognizers = recognizers
    deadline = touch.timestamp + (recognizers.map(\.contentDelay).max() ?? 0)
    touch.route = self
  }

  /// Whether the touch is gone and the view knows all that it ever will.
  var isOver: Bool { touch.isOver && stage == .closed }

  /// The time until which the view waits; nil when it doesn't wait for a time.
  var heldUntil: TimeInterval? {
    stage == .held && FrameClock.shared.now < deadline && isHeldForAWhile ? deadline : nil
  }

  /// What the view is told now, in this order.
  func phasesDue(in event: UIEvent?) -> [UITouch.Phase] {
    guard stage != .closed else { return [] }
    if isTaken { return close(stage == .delivered ? [.cancelled] : []) }
    if stage == .held { return open(with: event) }
    return goOn(hears: event?.allTouches?.contains(touch) == true)
  }

  private func open(with event: UIEvent?) -> [UITouch.Phase] {
    if touch.phase == .cancelled { return close([]) }
    guard !isHeld else { return [] }
    let event = event ?? UIEvent(touches: [touch], timestamp: FrameClock.shared.now)
    guard recognizers.allSatisfy({ $0.allowsContentTouch(touch, with: event) }) else {
      return close([])
    }
    stage = .delivered
    touch.isInView = true
    return [.began] + (touch.isOver ? goOn(hears: true) : [])
  }

  private func goOn(hears: Bool) -> [UITouch.Phase] {
    if touch.isOver {
      return touch.phase == .ended && isEndHeld ? [] : close([touch.phase])
    }
    return hears && touch.phase == .moved ? [.moved] : []
  }

  private func close(_ last: [UITouch.Phase]) -> [UITouch.Phase] {
    stage = .closed
    touch.isInView = false
    return last
  }

  private var isTaken: Bool {
    recognizers.contains {
      $0.consumesTouches || ($0.cancelsTouchesInView && $0.state.isRecognized)
    }
  }

  private var isHeld: Bool {
    recognizers.contains { $0.delaysTouchesBegan && $0.state == .possible }
      || (isHeldForAWhile && FrameClock.shared.now < deadline - Self.noise)
  }

  private var isHeldForAWhile: Bool {
    recognizers.contains { $0.contentDelay > 0 && $0.state == .possible }
  }

  private var isEndHeld: Bool {
    recognizers.contains { $0.delaysTouchesEnded && $0.state == .possible }
  }

  /// Sums of frames may miss a time by so much.
  private static let noise: TimeInterval = 2e-6
}

/// What a view is told about one touch.
@MainActor struct TouchMessage {
  private let touch: UITouch
  private let phase: UITouch.Phase

  /// A message that the touch is in that phase, whatever phase it is in by now.
  init(_ touch: UITouch, _ phase: UITouch.Phase) {
    (self.touch, self.phase) = (touch, phase)
  }

  /// Tells each view once for every phase that its touches are in.
  static func send(_ messages: [TouchMessage], of event: UIEvent?) {
    guard !messages.isEmpty else { return }
    let touches = Set(messages.map(\.touch))
    let event = event ?? UIEvent(touches: touches, timestamp: FrameClock.shared.now)
    for (view, group) in Dictionary(grouping: messages, by: \.touch.view) {
      for phase in order { view?.receive(group.filter { $0.phase == phase }, in: phase, of: event) }
    }
  }

  /// The touches of messages, for as long as a view is told of them, are in the messages' phase.
  fileprivate static func perform(
    _ messages: [TouchMessage], _ tell: (Set<UITouch>) -> Void
  ) {
    let phases = messages.map(\.touch.phase)
    for message in messages { message.touch.phase = message.phase }
    tell(Set(messages.map(\.touch)))
    for (message, phase) in zip(messages, phases) { message.touch.phase = phase }
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
