import Observation

/// The state that one evaluation has read, and whether it has changed since.
@MainActor package final class TrackedReads {
  package private(set) var reads: AccessList
  // Raised when an observable model changes; nil if none was read.
  private var flag: ObservationFlag?
  private var observers = ObserverReferences()
  private let time: Int
  private var trackingDepth = 0

  private init(reads: AccessList, flag: ObservationFlag?, time: Int) {
    (self.reads, self.flag, self.time) = (reads, flag, time)
  }

  /// Creates the reads of an evaluation that has read nothing so far; `time` is that of its end.
  package init(time: Int, observers: ObserverReferences) {
    (reads, self.time, self.observers) = (AccessList(), time, observers)
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
  ) -> (result: Result, reads: TrackedReads) {
    let (result, reads) = trackingAny(isNested: isNested, body)
    return (result, reads ?? TrackedReads(time: StateClock.now, observers: .init()))
  }

  /// Runs `body` and returns its result with what it has read, or `nil` if it has read nothing.
  ///
  /// - Parameters:
  ///   - isNested: Whether the reads count for the evaluation around this one, too.
  ///   - body: The function to run.
  /// - Returns: The result and the reads.
  package static func trackingAny<Result>(
    isNested: Bool, _ body: () -> Result
  ) -> (result: Result, reads: TrackedReads?) {
    let recording = AccessList.beginRecording()
    var flag: ObservationFlag?
    let result = observing(with: &flag, body)
    return (result, end(recording, isNested: isNested, flag))
  }

  /// Ends a recording and returns its reads, or `nil` if nothing was read.
  ///
  /// A function that runs for each section calls this and ``AccessList/beginRecording()``: in another
  /// module, generic functions of the package are not specialized.
  package static func end(
    _ recording: AccessList.Recording, isNested: Bool, _ flag: ObservationFlag? = nil
  ) -> TrackedReads? {
    let reads = AccessList.end(recording, isNested: isNested)
    guard flag != nil || reads != nil else { return nil }
    return TrackedReads(reads: reads ?? AccessList(), flag: flag, time: StateClock.now)
  }

  /// Runs `body` and adds what it reads, which observers observe as well.
  package func trackingAlso<Result>(_ body: () -> Result) -> Result {
    trackingDepth += 1
    defer { trackingDepth -= 1 }
    var flag = flag
    let recorded = Self.observing(with: &flag) { AccessList.recordingAny(isNested: true, body) }
    add(recorded.reads, flag)
    return recorded.result
  }

  /// Adds what another recording has read, which observers observe as well.
  package func add(_ other: TrackedReads) { add(other.reads, other.flag) }

  private func add(_ other: AccessList?, _ newFlag: ObservationFlag?) {
    if flag == nil, let newFlag {
      flag = newFlag
      connectFlag()
    }
    guard let added = other?.subtracting(reads), !added.isEmpty else { return }
    reads = reads.merging(added)
    for observer in observers.observers { observer.add(added) }
  }

  /// Whether an `@Observable` model was read.
  package var hasReadModels: Bool { flag != nil }

  /// Whether what is read is added already.
  package var isTrackingAlso: Bool { trackingDepth > 0 }

  /// Whether something has changed that the evaluation has read.
  package var isStale: Bool {
    flag?.isRaised == true || reads.sources.values.contains { $0.changeTime > time }
  }

  /// The names of the properties that have changed, as far as they are known.
  package var changedNames: [String] {
    reads.sources.values.filter { $0.changeTime > time }.compactMap(\.name)
  }

  /// Adds an observer of everything that the evaluation has read and is going to read.
  package func add(_ observer: StateObserver) {
    observers.append(observer)
    observer.add(reads)
    connectFlag()
  }

  /// Removes an observer.
  package func remove(_ observer: StateObserver) {
    observers.remove(observer)
    observer.remove(reads)
    connectFlag()
  }

  /// Whether another thread has changed a model that the evaluation has read.
  package var isChangedElsewhere: Bool { flag?.isRaisedElsewhere == true }

  /// Counts as changed once more in a moment.
  ///
  /// This is for an evaluation after a write of a model by another thread. Swift's observation calls
  /// back before the value is stored, so that the evaluation may have read the old one.
  package func recheckLater() {
    guard let flag else { return }
    Task { @MainActor in
      try? await Task.sleep(for: Self.longestWrite)
      flag.raise()
    }
  }

  /// The time from the callback of a write to the storage of its value, at most.
  // Unverified: a few instructions, during which the system may suspend the writing thread.
  private static let longestWrite = Duration.milliseconds(100)

  // The handler runs on the thread of the write, where only flags can be raised.
  private func connectFlag() {
    guard let flag else { return }
    flag.onRaise { [flags = observers.modelFlags] in for flag in flags { flag.raise() } }
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

/// The order of changes of state.
@MainActor package enum StateClock {
  /// The number of changes so far.
  package private(set) static var now = 0

  /// Counts a change and returns its time.
  static func tick() -> Int {
    now += 1
    return now
  }
}
