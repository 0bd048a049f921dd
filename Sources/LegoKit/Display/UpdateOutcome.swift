/// The outcome of an update of the screen.
///
/// Each update ends exactly once.
public enum UpdateOutcome: Hashable, Sendable {
  /// The update is displayed, and its animation has ended.
  case applied
  /// A later description replaced the update before it was displayed.
  case superseded
  /// The renderer was released before the update was completely displayed.
  case cancelled
}

/// The completion handler of an update, which is called exactly once.
///
/// The first outcome counts and later ones are ignored. Releasing the object without an outcome
/// ends the update as canceled.
@MainActor final class UpdateCompletion {
  private var handler: (@MainActor (UpdateOutcome) -> Void)?

  init(_ handler: (@MainActor (UpdateOutcome) -> Void)?) {
    self.handler = handler
  }

  func finish(_ outcome: UpdateOutcome) {
    let handler = handler
    self.handler = nil
    handler?(outcome)
  }

  deinit {
    guard let handler else { return }
    Task { @MainActor in handler(.cancelled) }
  }
}
