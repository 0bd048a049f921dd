/// A mistake in a description that was found before the description is displayed.
///
/// Everything in the description is displayed nevertheless. The mistake describes the correction.
public protocol LegoMistake: Error, CustomStringConvertible {}

/// An object that reports each mistake once, by printing it and calling a handler.
@MainActor final class MistakeReporter {
  /// The handler that is called with each mistake, also with those printed before it was set.
  private(set) var handler: ((any LegoMistake) -> Void)?  // Public API of the renderer.
  private var known: Set<String> = []
  private var undelivered: [any LegoMistake] = []

  /// Calls `handler` with the mistakes printed so far and with later ones.
  func setHandler(_ handler: ((any LegoMistake) -> Void)?) {
    self.handler = handler
    deliver()
  }

  /// Reports mistakes that have not been reported before.
  func report(_ mistakes: [any LegoMistake]) {
    for mistake in mistakes where known.insert(mistake.description).inserted {
      print("LegoKit: \(mistake)")
      undelivered.append(mistake)
    }
    deliver()
  }

  private func deliver() {
    guard let handler else { return }
    let mistakes = undelivered
    undelivered = []
    mistakes.forEach(handler)
  }
}
