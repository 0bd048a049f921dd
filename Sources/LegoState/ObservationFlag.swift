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
  private var raisedElsewhere = false
  private var handler: (@Sendable () -> Void)?
  /// The observer whose flag it is; `nil` for the flag of an evaluation.
  @MainActor private(set) weak var observer: StateObserver?

  /// Sets the observer whose flag it is, which is not retained.
  @MainActor func setObserver(_ observer: StateObserver) {
    self.observer = observer
  }

  package var isRaised: Bool {
    lock.withLock { raised }
  }

  /// Whether the flag was raised outside the main queue.
  var isRaisedElsewhere: Bool {
    lock.withLock { raised && raisedElsewhere }
  }

  /// Raises the flag and calls the handler, if it was not raised before.
  func raise() {
    let isElsewhere = !MainActorQueue.isCurrent
    let handler: (@Sendable () -> Void)? = lock.withLock {
      guard !raised else { return nil }
      (raised, raisedElsewhere) = (true, isElsewhere)
      return self.handler
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
