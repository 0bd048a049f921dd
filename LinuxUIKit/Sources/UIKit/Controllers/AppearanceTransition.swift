/// The appearance transition of a view controller's view.
///
/// Transitions alternate: the view appears, then disappears. One that is reversed before its end
/// becomes the opposite one.
@MainActor final class AppearanceTransition {
  enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  /// The current phase.
  private(set) var phase = Phase.disappeared
  /// Whether the current or last transition is animated.
  private(set) var isAnimated = false
  private var hasCalledViewIsAppearing = false
  private var beganWithWindowChange = false

  /// Returns whether a transition in this direction can begin.
  func canBegin(isAppearing: Bool) -> Bool {
    switch phase {
    case .disappeared, .disappearing: isAppearing
    case .appeared, .appearing: !isAppearing
    }
  }

  /// Begins a transition.
  func begin(isAppearing: Bool, animated: Bool) {
    phase = isAppearing ? .appearing : .disappearing
    isAnimated = animated
    hasCalledViewIsAppearing = false
  }

  /// Returns whether `viewIsAppearing(_:)` must be called, which is so once per transition.
  func beginsAppearingInWindow() -> Bool {
    guard phase == .appearing, !hasCalledViewIsAppearing else { return false }
    hasCalledViewIsAppearing = true
    return true
  }

  /// Ends the transition.
  func end() {
    switch phase {
    case .appearing: phase = .appeared
    case .disappearing: phase = .disappeared
    case .appeared, .disappeared: break
    }
  }

  /// Records that moving the view to or from a window begins the transition, and so ends it.
  func windowChangeWillBegin() {
    beganWithWindowChange = true
  }

  /// Returns whether a window change has begun the transition; `true` once per change.
  func windowChangeDidEnd() -> Bool {
    defer { beganWithWindowChange = false }
    return beganWithWindowChange
  }
}
