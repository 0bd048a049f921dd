/// A task that is canceled when the object is released.
final class CanceledTask: Sendable {
  private let task: Task<Void, Never>

  /// Creates an owner of a task.
  init(_ task: Task<Void, Never>) {
    self.task = task
  }

  deinit { task.cancel() }
}
