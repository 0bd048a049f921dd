/// The promise that an update ends exactly once.
///
/// The first outcome counts and later ones are ignored; a ticket that is let go of without any
/// ends as canceled.
@MainActor final class UpdateCompletion {
  private var completion: (@MainActor (UpdateOutcome) -> Void)?

  init(_ completion: (@MainActor (UpdateOutcome) -> Void)?) {
    self.completion = completion
  }

  func finish(_ outcome: UpdateOutcome) {
    let completion = completion
    self.completion = nil
    completion?(outcome)
  }

  deinit {
    guard let completion else { return }
    Task { @MainActor in completion(.cancelled) }
  }
}
