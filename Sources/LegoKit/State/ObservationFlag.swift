import Foundation

/// A flag that is raised when something that one evaluation has observed is about to change.
///
/// Swift's observation calls back on the thread of the write, so any thread may raise the flag.
///
/// `@unchecked Sendable`: the properties are accessed under the lock.
final class ObservationFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var raised = false
  private var handler: (@Sendable () -> Void)?

  var isRaised: Bool {
    lock.withLock { raised }
  }

  /// Raises the flag and calls the handler, if it was not raised before.
  func raise() {
    let handler = lock.withLock {
      defer { raised = true }
      return raised ? nil : self.handler
    }
    handler?()
  }

  /// Lowers the flag; the handler is called again when it is raised.
  func lower() {
    lock.withLock { raised = false }
  }

  /// Calls `handler` when the flag is raised, or now if it is raised already.
  func onRaise(_ handler: @escaping @Sendable () -> Void) {
    let isRaised = lock.withLock {
      self.handler = handler
      return raised
    }
    if isRaised { handler() }
  }
}
