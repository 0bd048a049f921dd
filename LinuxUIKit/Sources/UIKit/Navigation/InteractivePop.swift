/// The drag from the leading edge that pops the top view controller of a navigation controller.
@MainActor final class InteractivePop {
  let recognizer = PopGestureRecognizer()
  private weak var navigation: UINavigationController?
  private var interaction: UIPercentDrivenInteractiveTransition?

  // Unverified: a pop is finished if the drag would cover half of the width within this time at its
  // velocity.
  private static let lookahead: TimeInterval = 0.25

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    recognizer.canBegin { [weak navigation] in navigation?.canPopInteractively ?? false }
    recognizer.addHandler { [weak self] in self?.handle($0) }
  }

  private func handle(_ pan: PopGestureRecognizer) {
    guard let view = navigation?.viewIfLoaded, view.bounds.width > 0 else { return }
    let direction: CGFloat = view.isRightToLeft ? -1 : 1
    let progress = pan.translation(in: view).x * direction / view.bounds.width
    switch pan.state {
    case .began:
      let interaction = UIPercentDrivenInteractiveTransition()
      self.interaction = interaction
      navigation?.popInteractively(by: interaction)
      interaction.update(progress)
    case .changed:
      interaction?.update(progress)
    case .ended:
      let velocity = pan.velocity(in: view).x * direction / view.bounds.width
      progress + velocity * Self.lookahead > 0.5 ? interaction?.finish() : interaction?.cancel()
      interaction = nil
    default:
      interaction?.cancel()
      interaction = nil
    }
  }
}

/// The pan from the leading edge that pops a view controller.
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  private var condition: (() -> Bool)?

  /// Sets the condition of the gesture, which is evaluated when a touch begins.
  func canBegin(_ condition: @escaping () -> Bool) {
    self.condition = condition
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, condition?() == false { return state = .failed }
    edges = view?.isRightToLeft == true ? .right : .left
    super.touchesBegan(touches, with: event)
  }

  override func shouldBegin() -> Bool { condition?() ?? true }
}
