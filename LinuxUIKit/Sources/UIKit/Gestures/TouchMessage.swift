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
