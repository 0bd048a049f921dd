import Observation

/// The state that one evaluation has read, and whether it has changed since.
@MainActor final class TrackedReads {
  private(set) var reads: AccessList
  private let flag: ObservationFlag
  private let time: Int

  private init(reads: AccessList, flag: ObservationFlag, time: Int) {
    (self.reads, self.flag, self.time) = (reads, flag, time)
  }

  /// Runs `body` and returns its result with what it has read.
  ///
  /// State that `body` writes does not count as changed: an evaluation that writes what it reads
  /// would otherwise have to be repeated for ever.
  ///
  /// - Parameter isNested: Whether the reads count for the evaluation around this one, too. Reads
  ///   of `@Observable` models always do.
  static func tracking<Result>(
    isNested: Bool = true, _ body: () -> Result
  ) -> (result: Result, reads: TrackedReads) {
    let flag = ObservationFlag()
    let recorded = observing(with: flag) { AccessList.recording(isNested: isNested, body) }
    let reads = TrackedReads(reads: recorded.reads, flag: flag, time: StateClock.now)
    return (recorded.result, reads)
  }

  /// Runs `body` and adds what it reads; returns its result and what it has read that was not known.
  func trackingAlso<Result>(_ body: () -> Result) -> (result: Result, added: AccessList) {
    let recorded = Self.observing(with: flag) { AccessList.recording(body) }
    guard !recorded.reads.isEmpty else { return (recorded.result, recorded.reads) }
    let added = recorded.reads.subtracting(reads)
    reads = reads.merging(added)
    return (recorded.result, added)
  }

  /// Whether something has changed that the evaluation has read.
  var isStale: Bool {
    flag.isRaised || reads.sources.values.contains { $0.changeTime > time }
  }

  /// Calls `handler` on any thread when an `@Observable` model is about to change, or now if that
  /// has happened already.
  func onModelChange(_ handler: @escaping @Sendable () -> Void) {
    flag.onRaise(handler)
  }

  // Swift's observation calls back once, just before the change, on the thread of the write. Only
  // the flag is raised there; the next evaluation observes again with another flag.
  private static func observing<Result>(
    with flag: ObservationFlag, _ body: () -> Result
  ) -> Result {
    guard #available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, *) else { return body() }
    return withObservationTracking(body) { flag.raise() }
  }
}

/// The order of changes of state.
@MainActor enum StateClock {
  /// The number of changes so far.
  private(set) static var now = 0

  /// Counts a change and returns its time.
  static func tick() -> Int {
    now += 1
    return now
  }
}
