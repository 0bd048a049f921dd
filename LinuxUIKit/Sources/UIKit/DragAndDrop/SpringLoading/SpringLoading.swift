/// The spring loading of one drag: the target under the finger and its state.
@MainActor final class SpringLoading {
  // Unverified: inferred from screens of iPadOS; Apple documents no times.
  /// The time over a target before it is about to be activated, and until it is, in seconds.
  private static let delay: TimeInterval = 0.5

  private let drag: DragSession
  private weak var window: UIWindow?
  private let timer = ClockTimer()
  private var target: Target?

  /// A target and its state.
  private typealias Target = (
    interaction: UISpringLoadedInteraction, context: SpringLoadingContext
  )

  /// Creates the spring loading of a drag over a window.
  init(_ drag: DragSession, in window: UIWindow) {
    self.drag = drag
    self.window = window
  }

  /// Finds the target under the finger; another one than before begins from the start.
  func update() {
    let new = findTarget()
    guard new?.interaction !== target?.interaction || new?.context.isSame(target?.context) == false
    else { return }
    leave()
    target = new
    guard new != nil else { return }
    enter(.possible)
    timer.start(after: Self.delay) { [weak self] in self?.beginActivation() }
  }

  /// Leaves the target.
  func leave() {
    timer.stop()
    guard let (interaction, _) = target else { return }
    enter(.inactive)
    target = nil
    interaction.interactionBehavior.interactionDidFinish(interaction)
  }

  private func beginActivation() {
    enter(.activating)
    timer.start(after: Self.delay) { [weak self] in self?.activate() }
  }

  private func activate() {
    guard let (interaction, context) = target else { return }
    enter(.activated)
    interaction.activate(context)
  }

  private func enter(_ state: UISpringLoadedInteractionEffectState) {
    guard let (interaction, context) = target else { return }
    context.setState(state)
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
  }

  private func findTarget() -> Target? {
    let view = window?.hitTest(drag.locationInWindow, with: nil)
    let interactions = sequence(first: view, next: { $0?.superview }).lazy
      .flatMap { ($0?.attachedInteractions ?? []).reversed() }
      .compactMap { $0 as? UISpringLoadedInteraction }
    for interaction in interactions {
      let context = SpringLoadingContext(drag, target: interaction.view)
      guard interaction.interactionBehavior.shouldAllow(interaction, with: context) else {
        continue
      }
      return (interaction, context)
    }
    return nil
  }
}

/// A drag over one target.
@MainActor private final class SpringLoadingContext: NSObject, UISpringLoadedInteractionContext {
  private let drag: DragSession
  private(set) var state = UISpringLoadedInteractionEffectState.inactive
  weak var targetView: UIView?
  var targetItem: Any?

  init(_ drag: DragSession, target: UIView?) {
    self.drag = drag
    targetView = target
  }

  func setState(_ state: UISpringLoadedInteractionEffectState) { self.state = state }

  func location(in view: UIView?) -> CGPoint {
    view.map { drag.location(in: $0) } ?? drag.locationInWindow
  }

  /// Returns whether both contexts have the same target.
  func isSame(_ other: SpringLoadingContext?) -> Bool {
    guard let other, targetView === other.targetView else { return false }
    return (targetItem as? AnyHashable) == (other.targetItem as? AnyHashable)
  }
}
