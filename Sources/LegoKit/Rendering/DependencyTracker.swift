import UIKit

/// The state that a renderer's description depends on, and the container that describes it.
///
/// `onChange` is called once for all changes of a turn, and only if something has changed that the
/// last evaluation, or the description that was applied since, has read.
@MainActor final class DependencyTracker {
  private var onChange: ((LegoAnimation?) -> Void)?
  private var onMistakes: (([any LegoMistake]) -> Void)?

  private var isNaming = false
  /// The names of the properties whose changes led to the last evaluation.
  private(set) var names: [String] = []

  private weak var container: (any LegoContainer)?
  private var hasCheckedRetention = false
  // The state that the last evaluation has read outside the sections.
  private var reads: TrackedReads?
  private var records: [SectionRecord] = []
  private var applied: (reads: TrackedReads?, records: [SectionRecord])?
  private lazy var observer = StateObserver(phase: .screens) { [weak self] in self?.runIfStale() }

  /// Calls closures when state has changed: `onNotify` at once, `onChange` in the next turn.
  func connect(
    onChange: @escaping (LegoAnimation?) -> Void, onNotify: @escaping () -> Void
  ) {
    self.onChange = onChange
    observer.setNotificationHandler(onNotify)
  }

  /// Calls `handler` with mistakes that were made during an evaluation.
  func connect(onMistakes handler: @escaping ([any LegoMistake]) -> Void) {
    onMistakes = handler
  }

  /// Collects the names of changed properties in evaluations, which takes time, or does not.
  func setNaming(_ isNaming: Bool) {
    self.isNaming = isNaming
  }

  /// Evaluates the first description and observes what it reads.
  func evaluateFirst(_ lego: () -> Lego) -> Lego {
    let lego = evaluate(reusing: [], lego)
    // A description that existed before brings what was recorded for it.
    if lego.reads != nil { observeApplied(lego) }
    return lego
  }

  /// Observes what `lego` has read in addition to what the last evaluation has read.
  func observeApplied(_ lego: Lego) {
    stopObservingApplied()
    let records = lego.sections.map(\.record)
    lego.reads?.add(observer)
    for record in records { record.add(observer) }
    applied = (lego.reads, records)
  }

  /// Calls `onChange` now if something has changed.
  func flush() {
    observer.runIfNotified()
  }

  private func runIfStale() {
    let animation = observer.takeAnimation()
    if isStale { onChange?(animation) }
  }

  /// The names of the properties that have changed since the description was evaluated.
  private var changedNames: [String] {
    Set(allReads.flatMap(\.changedNames)).sorted()
  }

  /// What the displayed description has read, its sections included.
  private var allReads: [TrackedReads] {
    [reads, applied?.reads].compactMap { $0 }
      + (records + (applied?.records ?? [])).compactMap(\.knownReads)
  }

  /// Whether something has changed that the displayed description has read.
  private var isStale: Bool {
    reads?.isStale == true || applied?.reads?.isStale == true
      || records.contains(where: \.isStale)
      || applied?.records.contains(where: \.isStale) == true
  }
}

// MARK: Evaluation

extension DependencyTracker {
  /// Finds the container that owns `renderer`: one whose state was read, or one above `view` in
  /// the responder chain.
  func findContainer(of renderer: LegoRenderer, around view: UIView) {
    container = containerAmongReads(of: renderer) ?? container(of: renderer, above: view)
  }

  /// Evaluates the container's description if something has changed since the last evaluation, or
  /// if the renderer was created with a description that existed already.
  func evaluateIfStale(for renderer: LegoRenderer) -> Lego? {
    isStale || applied != nil ? evaluate(for: renderer) : nil
  }

  /// Evaluates the container's description and observes what it reads; returns `nil` without a
  /// container.
  ///
  /// Only the blocks of sections run that have read something that has changed, unless something
  /// has changed that the description has read outside its sections.
  func evaluate(for renderer: LegoRenderer) -> Lego? {
    guard let container = container ?? containerAmongReads(of: renderer) else { return nil }
    self.container = container
    let isUnchanged = reads?.isStale == false
    return evaluate(reusing: isUnchanged ? records : []) { container.lego }
  }

  private func evaluate(reusing previous: [SectionRecord], _ lego: () -> Lego) -> Lego {
    names = isNaming ? changedNames : []
    let outcome = LegoEvaluation.run(reusing: previous, lego)
    let records = outcome.result.reads == nil ? outcome.result.sections.map(\.record) : []
    recheckLater(outcome.reads, records)
    outcome.reads.add(observer)
    reads?.remove(observer)
    reads = outcome.reads
    replaceRecords(with: records)
    stopObservingApplied()
    onMistakes?(outcome.mistakes)
    return outcome.result
  }

  // What another thread has written may not have been stored when it was read.
  private func recheckLater(_ reads: TrackedReads, _ records: [SectionRecord]) {
    if self.reads?.isChangedElsewhere == true { reads.recheckLater() }
    let changed = self.records.filter(\.isChangedElsewhere)
    guard !changed.isEmpty else { return }
    let keys = Set(changed.map(\.key))
    for record in records where keys.contains(record.key) { record.recheckLater() }
  }

  // Most sections keep their record, and those need no change.
  private func replaceRecords(with records: [SectionRecord]) {
    let old = self.records
    let common = min(old.count, records.count)
    for (index, record) in records.enumerated() where index >= common || record !== old[index] {
      record.add(observer)
    }
    for (index, record) in old.enumerated() where index >= common || record !== records[index] {
      record.remove(observer)
    }
    self.records = records
  }

  private func stopObservingApplied() {
    applied?.reads?.remove(observer)
    for record in applied?.records ?? [] { record.remove(observer) }
    applied = nil
  }

  /// Checks in the next turn whether the description retains its container, once, in debug builds.
  ///
  /// A container that has been released by then needs no check.
  func checkRetentionLater() {
    guard !hasCheckedRetention, StrongReferences.areCounted else { return }
    Task { @MainActor [weak self] in self?.checkRetention() }
  }

  private func checkRetention() {
    guard !hasCheckedRetention, let container else { return }
    hasCheckedRetention = true
    onMistakes?(RetainedContainer.mistakes(of: container))
  }

  private func containerAmongReads(of renderer: LegoRenderer) -> (any LegoContainer)? {
    allReads.lazy.flatMap(\.reads.containers).first { $0.legoRenderer === renderer }
  }

  private func container(
    of renderer: LegoRenderer, above view: UIView
  ) -> (any LegoContainer)? {
    let containers = sequence(first: view as UIResponder, next: \.next).lazy
      .compactMap { $0 as? any LegoContainer }
    return containers.first { container in
      let found = container.legoRenderer
      if found !== container.legoRenderer { report(container) }
      return found === renderer
    }
  }

  private func report(_ container: any LegoContainer) {
    onMistakes?([ComputedRenderer(container: String(reflecting: type(of: container)))])
  }
}
