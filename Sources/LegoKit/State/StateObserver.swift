/// Someone who has read state and wants to know when it changes.
///
/// However many sources change in one turn of the main actor, `onChange` runs once, in the next
/// turn: after the code that writes has come to its end, and with all its writes in place.
@MainActor final class StateObserver {
  private var sources: [ObjectIdentifier: ObservableSource] = [:]
  private var flag = ObservationFlag()
  private var isWoken = false
  private let onChange: @MainActor () -> Void

  /// A reader that has read nothing yet.
  init(onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
  }

  /// Runs `body`, and wakes from now on for exactly what it has read.
  func track<Result>(_ body: () -> Result) -> (result: Result, reads: AccessList) {
    // A new flag, so that changes of what an earlier round has read no longer count.
    let flag = ObservationFlag()
    self.flag = flag
    let tracked = observing(with: flag) { AccessList.recording(body) }
    follow(tracked.reads)
    return tracked
  }

  /// Wakes from now on for what `reads` holds, and for nothing else.
  func follow(_ reads: AccessList) {
    for (key, source) in sources where reads.sources[key] == nil { source.remove(self) }
    for source in reads.sources.values { source.add(self) }
    sources = reads.sources
  }

  /// Wakes also for what `reads` holds.
  func followAlso(_ reads: AccessList) {
    for source in reads.sources.values { source.add(self) }
    sources.merge(reads.sources) { mine, _ in mine }
  }

  /// Asks for one run of `onChange` in the next turn, unless one is asked for already.
  func notify() {
    guard !isWoken else { return }
    isWoken = true
    Task { @MainActor [weak self] in self?.runIfWoken() }
  }

  /// Runs `onChange` now if something has changed since it was read.
  func runIfWoken() {
    guard isWoken || flag.isRaised else { return }
    isWoken = false
    flag = ObservationFlag()
    onChange()
  }
}
