import Foundation

/// A flag that is raised when an `@Observable` model that was read is about to change.
///
/// Swift's observation calls back on the thread of the write, so any thread may raise the flag. Each
/// evaluation that has read a model has a flag, which raises those of its observers.
///
/// `@unchecked Sendable`: the properties are accessed under the lock.
package final class ObservationFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var raised = false
  private var delay: StorageCheck.Delay?
  private var handler: (@Sendable (StorageCheck.Delay?) -> Void)?
  /// The observer whose flag it is; `nil` for the flag of an evaluation.
  @MainActor private(set) weak var observer: StateObserver?

  /// Sets the observer whose flag it is, which is not retained.
  @MainActor func setObserver(_ observer: StateObserver) {
    self.observer = observer
  }

  package var isRaised: Bool {
    lock.withLock { raised }
  }

  /// The delay of the check that has to follow the next evaluation; `nil` if the flag isn't raised, or
  /// was raised on the main queue, where the new value is stored by then.
  var dueDelay: StorageCheck.Delay? {
    lock.withLock { raised ? delay : nil }
  }

  /// Raises the flag before a change on this thread, and calls the handler, if it was not raised before.
  func raise() {
    raise(delay: MainActorQueue.isCurrent ? nil : .first)
  }

  /// Raises the flag and calls the handler with the delay, if it was not raised before.
  ///
  /// - Parameter delay: The delay of the check that has to follow the next evaluation; `nil` for none.
  func raise(delay: StorageCheck.Delay?) {
    let handler: (@Sendable (StorageCheck.Delay?) -> Void)? = lock.withLock {
      guard !raised else { return nil }
      (raised, self.delay) = (true, delay)
      return self.handler
    }
    handler?(delay)
  }

  /// Lowers the flag; the handler is called again when it is raised.
  func lower() {
    lock.withLock { raised = false }
  }

  /// Calls `handler` with the delay when the flag is raised, or now if it is raised already.
  func onRaise(_ handler: @escaping @Sendable (StorageCheck.Delay?) -> Void) {
    let (isRaised, delay) = lock.withLock {
      self.handler = handler
      return (raised, self.delay)
    }
    if isRaised { handler(delay) }
  }
}

/// The queue of the main actor.
package enum MainActorQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  /// Whether the code runs on the main queue, on whichever thread that is.
  package static var isCurrent: Bool { isMarked && DispatchQueue.getSpecific(key: key) == true }
}
