/// The hover gestures of the views under a pointer.
@MainActor final class HoverTracking {
  private var hovering: [WeakHover] = []

  /// Moves the pointer to a point of the screen.
  func move(to location: CGPoint, modifiers: UIKeyModifierFlags) {
    let hit = UIWindow.hit(at: location)
    let found = sequence(first: hit?.view, next: { $0?.superview }).flatMap {
      ($0?.attachedRecognizers ?? []).compactMap { $0 as? UIHoverGestureRecognizer }
    }
    let left = hovering.compactMap(\.recognizer).filter { old in
      !found.contains { $0 === old }
    }
    for recognizer in left { recognizer.end() }
    let point = hit?.window.location(onScreen: location) ?? location
    for recognizer in found { recognizer.hover(at: point, modifiers) }
    hovering = found.map { WeakHover(recognizer: $0) }
  }

  /// Ends all gestures, because the pointer has left the screen.
  func leave() {
    let left = hovering.compactMap(\.recognizer)
    hovering = []
    for recognizer in left { recognizer.end() }
  }
}

private struct WeakHover {
  weak var recognizer: UIHoverGestureRecognizer?
}
