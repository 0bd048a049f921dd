import Foundation
import Observation

/// An object that reads state and is notified when it changes.
///
/// However many sources change in one turn of the main actor, `onChange` runs once, in the next
/// turn: after the code that writes has returned, with all its writes in effect.
@MainActor final class StateObserver {
  private var sources: [ObjectIdentifier: ObservableSource] = [:]
  private var flag = ObservationFlag()
  private var isNotified = false
  private let onChange: @MainActor () -> Void

  /// Creates an observer that has read nothing yet.
  init(onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
  }

  /// Runs `body` and from then on observes exactly the sources that it has read.
  func track<Result>(_ body: () -> Result) -> (result: Result, reads: AccessList) {
    // Creates a new flag, so that changes of sources that an earlier evaluation has read don't
    // count.
    let flag = ObservationFlag()
    self.flag = flag
    let tracked = observing(with: flag) { AccessList.recording(body) }
    observe(tracked.reads)
    return tracked
  }

  /// Observes the sources of `reads` and no others.
  func observe(_ reads: AccessList) {
    for (key, source) in sources where reads.sources[key] == nil { source.remove(self) }
    for source in reads.sources.values { source.add(self) }
    sources = reads.sources
  }

  /// Observes the sources of `reads` in addition to the present ones.
  func observeAlso(_ reads: AccessList) {
    for source in reads.sources.values { source.add(self) }
    sources.merge(reads.sources) { current, _ in current }
  }

  /// Schedules `onChange` for the next turn, unless it is scheduled already.
  func notify() {
    guard !isNotified else { return }
    isNotified = true
    PendingObservers.append(self)
    Task { @MainActor [weak self] in self?.runIfNotified() }
  }

  /// Runs `onChange` now if something has changed since it was read.
  func runIfNotified() {
    guard isNotified || flag.isRaised else { return }
    if isNotified { PendingObservers.remove(self) }
    isNotified = false
    flag = ObservationFlag()
    onChange()
  }
}

extension StateObserver {
  /// Runs `body` so that a change of its reads of `@Observable` models raises `flag` and notifies
  /// this observer.
  ///
  /// Swift's observation calls back once, just *before* the change, on the thread of the write.
  /// Only the flag is raised there. The evaluation follows in a later turn of the main actor, when
  /// the new value is stored, and observes again with another flag.
  private func observing<Result>(with flag: ObservationFlag, _ body: () -> Result) -> Result {
    guard #available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, *) else { return body() }
    return withObservationTracking(body) { [weak self] in
      flag.raise()
      Task { @MainActor in self?.runIfNotified() }
    }
  }
}

/// A flag that is raised when something that one evaluation has observed is about to change.
///
/// Swift's observation calls back on the thread of the write, so any thread may raise the flag.
///
/// `@unchecked Sendable`: the only property is accessed under the lock.
private final class ObservationFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var raised = false

  var isRaised: Bool {
    lock.withLock { raised }
  }

  func raise() {
    lock.withLock { raised = true }
  }
}

/// The observers that have been notified and have not run yet, in the order of notification.
///
/// Each of them runs by itself in the next turn of the main actor. A headless screen runs them
/// before it is read, without waiting for that turn.
@MainActor package enum PendingObservers {
  private struct Entry {
    weak var observer: StateObserver?
    let number: Int
  }

  private static var pending: [ObjectIdentifier: Entry] = [:]
  private static var lastNumber = 0
  private static var purgeCount = 64

  /// Whether no observer has been notified that has not run yet.
  package static var isEmpty: Bool {
    pending.values.allSatisfy { $0.observer == nil }
  }

  /// Runs the observers that are pending now.
  package static func run() {
    let entries = pending.values.sorted { $0.number < $1.number }
    for entry in entries { entry.observer?.runIfNotified() }
    pending = pending.filter { $0.value.observer != nil }
  }

  static func append(_ observer: StateObserver) {
    if pending.count >= purgeCount {
      // Observers that were released before their turn.
      pending = pending.filter { $0.value.observer != nil }
      purgeCount = max(64, 2 * pending.count)
    }
    lastNumber += 1
    pending[ObjectIdentifier(observer)] = Entry(observer: observer, number: lastNumber)
  }

  static func remove(_ observer: StateObserver) {
    pending[ObjectIdentifier(observer)] = nil
  }
}
