/// How many completions were handed over, and how many were called.
@MainActor final class CompletionCount {
  private(set) var handedOver = 0
  private(set) var called = 0
  /// How many were told that their update was not finished.
  private(set) var unfinished = 0

  /// One is handed over.
  func handOver() { handedOver += 1 }

  /// One is called.
  func call(_ isFinished: Bool) {
    called += 1
    if !isFinished { unfinished += 1 }
  }
}
