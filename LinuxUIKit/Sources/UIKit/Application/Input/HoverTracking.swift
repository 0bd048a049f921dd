/// The hover gestures and pointer interactions of the views under a pointer.
@MainActor final class HoverTracking {
  private var hovering: [WeakHover] = []
  private weak var interaction: UIPointerInteraction?
  private let windows: InputWindows

  /// Tracks a pointer over windows.
  init(in windows: InputWindows) { self.windows = windows }

  /// Moves the pointer to a point of the screen.
  func move(to location: CGPoint, modifiers: UIKeyModifierFlags) {
    let hit = windows.hit(at: location)
    let views = Array(sequence(first: hit?.view, next: { $0?.superview })).compactMap(\.self)
    let point = hit?.window.location(onScreen: location) ?? location
    moveGestures(in: views, to: point, modifiers)
    moveInteractions(in: views, to: point, modifiers)
  }

  /// Ends all gestures, because the pointer has left the screen.
  func leave() {
    moveGestures(in: [], to: .zero, [])
    moveInteractions(in: [], to: .zero, [])
  }

  private func moveGestures(
    in views: [UIView], to point: CGPoint, _ modifiers: UIKeyModifierFlags
  ) {
    let found = views.flatMap { view in
      view.attachedRecognizers.compactMap { $0 as? UIHoverGestureRecognizer }
    }
    let left = hovering.compactMap(\.recognizer).filter { old in !found.contains { $0 === old } }
    hovering = found.map { WeakHover(recognizer: $0) }
    for recognizer in left { recognizer.end() }
    for recognizer in found { recognizer.hover(at: point, modifiers) }
  }

  /// Enters the region of the innermost interaction that has one.
  private func moveInteractions(
    in views: [UIView], to point: CGPoint, _ modifiers: UIKeyModifierFlags
  ) {
    let former = interaction
    let found = views.lazy.flatMap { view in
      view.attachedInteractions.compactMap { $0 as? UIPointerInteraction }
    }
    .first { $0.hover(at: point, modifiers) }
    interaction = found
    if former !== found { former?.exit() }
  }
}

private struct WeakHover {
  weak var recognizer: UIHoverGestureRecognizer?
}
