import Observation

/// The state that one evaluation has read, and whether it has changed since.
///
/// <!-- not compiled: the type is one of the package -->
/// ```swift
/// let (text, reads) = AccessList.tracking { model.title }
/// ```
///
/// An evaluation that has read nothing needs no list. One list is filled at a time, the innermost
/// one; those around it receive its reads when it ends.
@MainActor package final class AccessList {
  private(set) var sources: [ObjectIdentifier: ObservableSource] = [:]
  private var weakOwners: [ObjectIdentifier: WeakOwner] = [:]
  // Raised when an observable model changes; nil if none was read.
  private var modelFlag: ObservationFlag?
  private var pendingCheck: StorageCheck?
  private var observers: ObserverList
  // The time of the evaluation's end.
  private var time: Int
  private var trackingDepth = 0

  // The main actor alone accesses these, at each read of state, and no access calls other code: they
  // need no checks of exclusivity.

  // The list that is being filled; nil as long as nothing was read.
  @exclusivity(unchecked) private static var current: AccessList?
  // The number of evaluations that are running.
  @exclusivity(unchecked) private static var depth = 0
  @exclusivity(unchecked) private static var suspensionCount = 0

  /// Creates the list of an evaluation that has read nothing so far.
  ///
  /// - Parameters:
  ///   - time: The time of the evaluation's end; the default is now.
  ///   - observers: The observers of what is read from now on.
  package init(
    time: Int = ObservableSource.changeCount, observers: ObserverList = ObserverList()
  ) {
    (self.time, self.observers) = (time, observers)
  }

  /// Whether nothing was read.
  package var isEmpty: Bool { sources.isEmpty && weakOwners.isEmpty && modelFlag == nil }

  /// Whether an `@Observable` model was read.
  package var hasReadModels: Bool { modelFlag != nil }

  /// The objects with properties of state that were read, such as controllers and models, as far as they
  /// still exist.
  package var owners: [AnyObject] { weakOwners.values.compactMap(\.owner) }

  /// Whether something has changed that the evaluation has read.
  package var isStale: Bool {
    modelFlag?.isRaised == true || sources.values.contains { $0.changeTime > time }
  }

  /// Whether an `@Observable` model has changed.
  package var hasChangedModels: Bool { modelFlag?.isRaised == true }

  /// The names of the properties that have changed, as far as they are known.
  package var changedNames: [String] {
    sources.values.filter { $0.changeTime > time }.compactMap(\.name)
  }

  /// The check that the next evaluation has to schedule; `nil` unless another thread has changed a model.
  package var dueCheck: StorageCheck? {
    modelFlag?.dueDelay.map(StorageCheck.init(after:)) ?? pendingCheck
  }

  /// Schedules a check: the list counts as changed once more in a moment.
  ///
  /// Models that are read until then count, too: those of items that are made on demand are read after
  /// the evaluation. An evaluation before the check has to schedule it again.
  package func schedule(_ check: StorageCheck) {
    guard pendingCheck == nil else { return }
    pendingCheck = check
    Task { @MainActor [weak self] in
      await check.wait()
      self?.perform(check)
    }
  }

  private func perform(_ check: StorageCheck) {
    pendingCheck = nil
    modelFlag?.raise(delay: check.delay.next)
  }
}

/// A weak reference to an object that owns state.
private struct WeakOwner {
  weak var owner: AnyObject?
}

// MARK: Reading

extension AccessList {
  /// Whether reads are being recorded.
  static var isRecording: Bool { depth > 0 && suspensionCount == 0 }

  /// Adds `source` to the list that is being filled, if there is one.
  static func record(_ source: ObservableSource) {
    guard isRecording else { return }
    filled().sources[ObjectIdentifier(source)] = source
  }

  /// Adds `owner`, whose state is being read, to the list that is being filled, if there is one.
  static func record(owner: AnyObject) {
    guard isRecording else { return }
    filled().weakOwners[ObjectIdentifier(owner)] = WeakOwner(owner: owner)
  }

  private static func filled() -> AccessList {
    if let current { return current }
    let list = AccessList()
    current = list
    return list
  }

  /// Runs `body`, whose reads are not recorded.
  ///
  /// A modifier evaluates a binding in it that only writes of the user need: the description
  /// need not be evaluated again when the value changes.
  package static func withoutRecording<Result>(_ body: () -> Result) -> Result {
    suspensionCount += 1
    defer { suspensionCount -= 1 }
    return body()
  }

  /// Runs `body` and returns its result with what it has read.
  ///
  /// State that `body` writes does not count as changed: an evaluation that writes what it reads
  /// would otherwise have to be repeated for ever.
  ///
  /// - Parameters:
  ///   - isNested: Whether the reads count for the evaluation around this one, too. Reads of
  ///     `@Observable` models always do, which `LegoEvaluation` compensates for.
  ///   - body: The function to run.
  /// - Returns: The result and the reads.
  package static func tracking<Result>(
    isNested: Bool = true, _ body: () -> Result
  ) -> (result: Result, reads: AccessList) {
    let (result, reads) = trackingAny(isNested: isNested, body)
    return (result, reads ?? AccessList())
  }

  /// Runs `body` and returns its result with what it has read, or `nil` if it has read nothing.
  ///
  /// - Parameters:
  ///   - isNested: Whether the reads count for the evaluation around this one, too.
  ///   - body: The function to run.
  /// - Returns: The result and the reads.
  package static func trackingAny<Result>(
    isNested: Bool, _ body: () -> Result
  ) -> (result: Result, reads: AccessList?) {
    let outer = beginRecording()
    var flag: ObservationFlag?
    let result = observing(with: &flag, body)
    return (result, endRecording(in: outer, isNested: isNested, flag: flag))
  }

  /// Begins a recording, which has to be ended, and returns the list around it.
  package static func beginRecording() -> AccessList? {
    let outer = current
    current = nil
    depth += 1
    return outer
  }

  /// Ends a recording and returns its reads, or `nil` if nothing was read.
  ///
  /// A function that runs for each section calls this and ``beginRecording()``: in another module,
  /// generic functions of the package are not specialized.
  ///
  /// - Parameters:
  ///   - outer: The list around the recording.
  ///   - isNested: Whether the reads count for the evaluation around this one, too.
  ///   - flag: The flag of the models that were read; `nil` if none was read.
  /// - Returns: The reads.
  package static func endRecording(
    in outer: AccessList?, isNested: Bool, flag: ObservationFlag? = nil
  ) -> AccessList? {
    depth -= 1
    var reads = current
    current = outer
    if isNested, depth > 0, let reads { filled().insert(reads) }
    if flag != nil { reads = reads ?? AccessList() }
    reads?.modelFlag = flag
    reads?.time = ObservableSource.changeCount
    return reads
  }

  // Swift's observation calls back once, just before the change, on the thread of the write. Only
  // the flag is raised there; the next evaluation observes again with another flag. The handler is
  // requested only if a model was read.
  private static func observing<Result>(
    with flag: inout ObservationFlag?, _ body: () -> Result
  ) -> Result {
    guard #available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, *) else { return body() }
    return withObservationTracking(body, onChange: raising(&flag))
  }

  private static func raising(_ flag: inout ObservationFlag?) -> @Sendable () -> Void {
    let known = flag ?? ObservationFlag()
    flag = known
    return { known.raise() }
  }
}

// MARK: Reading more

extension AccessList {
  /// Runs `body` and adds what it reads, which observers observe as well.
  package func trackingAlso<Result>(_ body: () -> Result) -> Result {
    trackingDepth += 1
    defer { trackingDepth -= 1 }
    var flag = modelFlag
    let outer = Self.beginRecording()
    let result = Self.observing(with: &flag, body)
    let reads = Self.endRecording(in: outer, isNested: true)
    connect(flag)
    if let reads { insert(reads) }
    return result
  }

  /// Adds what another evaluation has read, which observers observe as well.
  package func add(_ other: AccessList) {
    insert(other)
    connect(other.modelFlag)
    other.pendingCheck.map(schedule)
  }

  /// Whether what is read is added already.
  package var isTrackingAlso: Bool { trackingDepth > 0 }

  // Of two flags, the other one raises that of the list.
  private func connect(_ flag: ObservationFlag?) {
    guard let flag, flag !== modelFlag else { return }
    if let modelFlag { return flag.onRaise { modelFlag.raise(delay: $0) } }
    modelFlag = flag
    connectModelFlag()
  }

  private func insert(_ other: AccessList) {
    if sources.isEmpty, weakOwners.isEmpty, observers.isEmpty {
      (sources, weakOwners) = (other.sources, other.weakOwners)
      return
    }
    for (key, source) in other.sources where sources[key] == nil {
      sources[key] = source
      for observer in observers.all { observer.add(source) }
    }
    weakOwners.merge(other.weakOwners) { known, _ in known }
  }
}

// MARK: Observers

extension AccessList {
  /// Adds an observer of everything that the evaluation has read and is going to read.
  package func add(_ observer: StateObserver) {
    observers.append(observer)
    for source in sources.values { observer.add(source) }
    connectModelFlag()
  }

  /// Removes an observer.
  package func remove(_ observer: StateObserver) {
    observers.remove(observer)
    for source in sources.values { observer.remove(source) }
    connectModelFlag()
  }

  // The handler runs on the thread of the write, where only flags can be raised.
  private func connectModelFlag() {
    guard let modelFlag else { return }
    modelFlag.onRaise { [flags = observers.flags] delay in
      for flag in flags { flag.raise(delay: delay) }
    }
  }
}
