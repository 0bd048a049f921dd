/// The drag from the leading edge that pops the top view controller of a navigation controller.
@MainActor final class InteractivePop {
  let recognizer = LeadingEdgePanRecognizer()
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

  private func handle(_ pan: LeadingEdgePanRecognizer) {
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

/// A pan that begins at the leading edge of its view and moves away from it.
final class LeadingEdgePanRecognizer: UIPanGestureRecognizer {
  // Unverified: the width of the edge region, in points.
  private static let edgeWidth: CGFloat = 20
  private var condition: (() -> Bool)?
  private var isAtEdge = false

  /// Sets the condition of the gesture, which is evaluated as it begins.
  func canBegin(_ condition: @escaping () -> Bool) {
    self.condition = condition
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let view, numberOfTouches == 1 else { return }
    let x = location(in: view).x
    let distance = view.isRightToLeft ? view.bounds.maxX - x : x - view.bounds.minX
    isAtEdge = distance <= Self.edgeWidth && condition?() ?? true
    if !isAtEdge { state = .failed }
  }

  override func slop(of travel: CGPoint) -> CGPoint? {
    let forward = (view?.isRightToLeft ?? false) ? -travel.x : travel.x
    guard isAtEdge, forward > 0, abs(travel.x) > abs(travel.y) else { return nil }
    return super.slop(of: travel)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let travel = translation(in: nil)
    if state == .possible, hypot(travel.x, travel.y) >= Self.slop { state = .failed }
  }

  override func shouldBegin() -> Bool { condition?() ?? true }

  /// Scroll views and other pans wait until it is known that the drag isn't one from the edge.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    isAtEdge && other is UIPanGestureRecognizer
  }

  override func reset() {
    super.reset()
    isAtEdge = false
  }
}
