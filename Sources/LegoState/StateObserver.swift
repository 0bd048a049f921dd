/// An object that reads state and is notified when it changes.
///
/// However many sources change before the next run of the main queue, `onChange` runs once: in that
/// run, after the code that writes has returned, or earlier by a call of ``runIfNotified()``.
@MainActor package final class StateObserver {
  /// The order in which observers run that have been notified before the same run of the main queue.
  package enum Phase: Int {
    /// Screens, which display the new values.
    case screens
    /// Handlers, which may rely on the screens.
    case handlers
    /// Bindings of views, which run at once if the new value is stored, otherwise after handlers.
    case bindings
  }

  let phase: Phase
  private var sources: [ObjectIdentifier: (source: ObservableSource, count: Int)] = [:]
  private var tracked: AccessList?
  /// The flag that is raised when an observed `@Observable` model is about to change.
  package let modelFlag = ObservationFlag()
  private var onNotify: (() -> Void)?
  private var isNotified = false
  private var animation: LegoAnimation?
  private let onChange: @MainActor () -> Void

  /// Creates an observer that has read nothing yet.
  package init(phase: Phase = .handlers, onChange: @escaping @MainActor () -> Void) {
    (self.phase, self.onChange) = (phase, onChange)
    modelFlag.setObserver(self)
    modelFlag.onRaise { [weak self] _ in self?.modelWillChange() }
  }

  /// Runs `body` and from then on observes exactly what it has read.
  package func track<Result>(_ body: () -> Result) -> (result: Result, reads: AccessList) {
    let result = AccessList.tracking(body)
    result.reads.add(self)
    (tracked?.dueCheck).map(result.reads.schedule)
    tracked?.remove(self)
    tracked = result.reads
    return result
  }

  /// Observes a source.
  func add(_ source: ObservableSource) {
    let key = ObjectIdentifier(source)
    let count = sources[key]?.count ?? 0
    if count == 0 { source.add(self) }
    sources[key] = (source, count + 1)
  }

  /// Stops observing a source, unless it has been added several times.
  func remove(_ source: ObservableSource) {
    let key = ObjectIdentifier(source)
    guard let count = sources[key]?.count else { return }
    if count == 1 { source.remove(self) }
    sources[key] = count == 1 ? nil : (source, count - 1)
  }
}

/// The observers of what one evaluation has read, as their flags, which refer to them weakly.
@MainActor package struct ObserverList {
  // Usually there is one, which needs no array.
  private var first: ObservationFlag?
  private var others: [ObservationFlag] = []

  /// Creates an empty list.
  package init() {}

  /// Whether there is no observer.
  var isEmpty: Bool { first == nil }

  /// Adds an observer, which may have been added before.
  package mutating func append(_ observer: StateObserver) {
    let flag = observer.modelFlag
    if first == nil { first = flag } else { others.append(flag) }
  }

  /// Removes an observer, once if it was added several times, and those that no longer exist.
  package mutating func remove(_ observer: StateObserver) {
    if !others.isEmpty { others.removeAll { $0.observer == nil } }
    if let index = others.lastIndex(where: { $0 === observer.modelFlag }) {
      others.remove(at: index)
    } else if first === observer.modelFlag || first?.observer == nil {
      first = others.popLast()
    }
  }

  /// The flags of the observers.
  var flags: [ObservationFlag] { (first.map { [$0] } ?? []) + others }
  /// The observers that exist.
  var all: [StateObserver] { flags.compactMap(\.observer) }
}

// MARK: Notification

extension StateObserver {
  /// Calls `handler` when the observer is notified, before it runs.
  package func setNotificationHandler(_ handler: @escaping () -> Void) {
    onNotify = handler
  }

  /// Returns the animation of the last transaction since the call before, if there was one.
  package func takeAnimation() -> LegoAnimation? {
    defer { animation = nil }
    return animation
  }

  /// Schedules `onChange` for the next run of the main queue, unless it is scheduled already.
  ///
  /// - Parameter isStored: Whether the new value is stored: the observer of a binding then runs now.
  func notify(isStored: Bool = true) {
    animation = LegoTransaction.animation ?? animation
    if phase == .bindings, isStored {
      isNotified = true
      return runIfNotified()
    }
    guard !isNotified else { return }
    isNotified = true
    PendingObservers.append(self)
    onNotify?()
  }

  /// Runs `onChange` now if something has changed since it was read.
  package func runIfNotified() {
    guard isNotified || modelFlag.isRaised else { return }
    PendingObservers.remove(self)
    isNotified = false
    modelFlag.lower()
    onChange()
  }

  // Swift's observation calls back before the new value is stored, on the thread of the write.
  nonisolated private func modelWillChange() {
    if MainActorQueue.isCurrent {
      MainActor.assumeIsolated { notify(isStored: false) }
    } else {
      Task { @MainActor in self.notify(isStored: false) }
    }
  }
}

/// The observers that have been notified and have not run yet.
///
/// They run in the next run of the main queue, screens before handlers, each in the order of
/// notification. A headless screen runs them before it is read, without waiting for that run.
@MainActor package enum PendingObservers {
  private struct Entry {
    weak var observer: StateObserver?
    let number: Int
  }

  private static var pending: [ObjectIdentifier: Entry] = [:]
  private static var lastNumber = 0
  private static var isScheduled = false

  /// Whether no observer has been notified that has not run yet.
  package static var isEmpty: Bool {
    pending.values.allSatisfy { $0.observer == nil }
  }

  /// Runs the observers that are pending now.
  package static func run() {
    while let observer = next() { observer.runIfNotified() }
  }

  // A handler may notify screens, which run before the next handler.
  private static func next() -> StateObserver? {
    let first = pending.min { one, other in
      (one.value.observer?.phase.rawValue ?? -1, one.value.number)
        < (other.value.observer?.phase.rawValue ?? -1, other.value.number)
    }
    guard let first else { return nil }
    pending[first.key] = nil
    return first.value.observer ?? next()
  }

  static func append(_ observer: StateObserver) {
    lastNumber += 1
    pending[ObjectIdentifier(observer)] = Entry(observer: observer, number: lastNumber)
    guard !isScheduled else { return }
    isScheduled = true
    Task { @MainActor in
      isScheduled = false
      run()
    }
  }

  static func remove(_ observer: StateObserver) {
    pending[ObjectIdentifier(observer)] = nil
  }
}
