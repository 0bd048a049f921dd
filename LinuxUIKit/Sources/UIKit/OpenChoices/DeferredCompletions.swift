/// The completion handlers that wait for a later run of the main queue.
///
/// There are none unless ``OpenChoices/completesLater`` is chosen.
@MainActor package enum DeferredCompletions {
  private static var waiting: [@MainActor () -> Void] = []

  /// Calls the completion handler of a change without animation: immediately, or as chosen later.
  static func call(_ completion: @escaping @MainActor () -> Void) {
    guard OpenChoices.current.contains(.completesLater) else { return completion() }
    waiting.append(completion)
    Task { run() }
  }

  /// Calls the waiting handlers in their order; returns `false` if there were none.
  @discardableResult package static func run() -> Bool {
    let called = waiting
    waiting = []
    for completion in called { completion() }
    return !called.isEmpty
  }
}
