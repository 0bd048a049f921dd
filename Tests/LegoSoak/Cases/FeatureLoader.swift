/// The loads of a screen, which wait until a program answers them.
@MainActor final class FeatureLoader {
  /// What is loaded.
  enum Key: Hashable, Comparable {
    case children(Int)
    case posts
    case page
  }

  private struct Failure: Error {}

  private var waiting: [Key: CheckedContinuation<[Int], any Error>] = [:]
  /// The number of loads that were begun, by what they load.
  private(set) var counts: [Key: Int] = [:]
  /// What was loaded while it was being loaded already.
  private(set) var repeated: [Key] = []

  /// What is being loaded, in order.
  var pending: [Key] { waiting.keys.sorted() }

  /// Loads numbers, until the program answers or the task is canceled.
  func load(_ key: Key) async throws -> [Int] {
    counts[key, default: 0] += 1
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
        if waiting[key] != nil { repeated.append(key) }
        waiting.updateValue(continuation, forKey: key)?.resume(throwing: CancellationError())
      }
    } onCancel: {
      Task { @MainActor [weak self] in self?.cancel(key) }
    }
  }

  /// Ends a load with numbers, or with a failure.
  func answer(_ key: Key, with numbers: [Int]?) {
    guard let continuation = waiting.removeValue(forKey: key) else { return }
    if let numbers {
      continuation.resume(returning: numbers)
    } else {
      continuation.resume(throwing: Failure())
    }
  }

  /// Ends all loads.
  func cancelAll() {
    for key in pending { cancel(key) }
  }

  private func cancel(_ key: Key) {
    waiting.removeValue(forKey: key)?.resume(throwing: CancellationError())
  }
}
