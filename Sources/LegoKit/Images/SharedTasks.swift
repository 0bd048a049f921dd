/// One task at a time for equal keys, whose value all callers receive.
///
/// A caller whose own task is canceled stops waiting at once. The task is canceled when no caller waits
/// for it any longer.
actor SharedTasks<Key: Hashable & Sendable, Value: Sendable> {
  private struct Shared {
    let number: Int
    let task: Task<Void, Never>
    var callers: [Int: CheckedContinuation<Value, any Error>]
  }

  private var tasks: [Key: Shared] = [:]
  private var lastNumber = 0

  /// The number of tasks that run.
  var count: Int { tasks.count }

  /// Returns the value of a key, which a closure determines unless that is being done.
  // Not compiled again for each type of value.
  @_semantics("optimize.sil.specialize.generic.never")
  func value(
    for key: Key, by perform: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    lastNumber += 1
    let number = lastNumber
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { caller in
        add(caller, number, for: key, by: perform)
      }
    } onCancel: {
      // It runs after the caller was added, since the actor does nothing else before.
      Task { await self.cancel(number, for: key) }
    }
  }

  private func add(
    _ caller: CheckedContinuation<Value, any Error>, _ number: Int, for key: Key,
    by perform: @escaping @Sendable () async throws -> Value
  ) {
    guard tasks[key] == nil else {
      tasks[key]?.callers[number] = caller
      return
    }
    let task = Task {
      let result: Result<Value, any Error>
      do { result = .success(try await perform()) } catch { result = .failure(error) }
      finish(number, for: key, result)
    }
    tasks[key] = Shared(number: number, task: task, callers: [number: caller])
  }

  private func finish(_ number: Int, for key: Key, _ result: Result<Value, any Error>) {
    guard let shared = tasks[key], shared.number == number else { return }
    tasks[key] = nil
    for caller in shared.callers.values { caller.resume(with: result) }
  }

  private func cancel(_ number: Int, for key: Key) {
    guard let caller = tasks[key]?.callers.removeValue(forKey: number) else { return }
    caller.resume(throwing: CancellationError())
    guard let shared = tasks[key], shared.callers.isEmpty else { return }
    tasks[key] = nil
    shared.task.cancel()
  }
}
