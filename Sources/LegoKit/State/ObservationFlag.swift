import Foundation

/// Whether something that one evaluation has observed is about to change.
///
/// Swift's observation calls back on whichever thread writes, so the flag may be raised from any.
///
/// `@unchecked Sendable`: the one property is only touched under the lock.
final class ObservationFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var raised = false

  var isRaised: Bool {
    lock.withLock { raised }
  }

  func raise() {
    lock.withLock { raised = true }
  }
}
