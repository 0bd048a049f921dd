import UIKit

/// The state that a renderer's description depends on, and the container that describes it.
///
/// `onChange` is called once for all changes before a run of the main queue, and only if something
/// has changed that the last evaluation, or the description that was applied since, has read.
@MainActor final class DependencyTracker {
  private var onChange: ((LegoAnimation?) -> Void)?
  private var onMistakes: (([any LegoMistake]) -> Void)?

  private let modelNames = ModelNames()
  /// The names of the properties whose changes led to the last evaluation.
  private(set) var names: [String] = []

  private weak var container: (any LegoContainer)?
  private var hasCheckedRetention = false
  // The state that the last evaluation has read outside the sections.
  private var reads: AccessList?
  private var mayReadModels = true
  // The sections of the last evaluation; empty if they were described before.
  private var sections: [Section] = []
  // The loops over sections of the last evaluation.
  private var loops: [SectionLoop] = []
  private var applied: (reads: AccessList?, sections: [Section])?
  private lazy var observer = StateObserver(phase: .screens) { [weak self] in self?.runIfStale() }

  /// Calls closures when state has changed: `onNotify` at once, `onChange` in the next run of the main
  /// queue.
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
    modelNames.setIsEnabled(isNaming, for: container)
  }

  /// Evaluates the first description and observes what it reads.
  func evaluateFirst(_ lego: () -> Lego) -> Lego {
    let lego = evaluate(after: .none, lego)
    // A description that existed before brings what was recorded for it.
    if lego.reads != nil { observeApplied(lego) }
    return lego
  }

  /// Observes what `lego` has read in addition to what the last evaluation has read.
  func observeApplied(_ lego: Lego) {
    lego.reads?.add(observer)
    applied?.reads?.remove(observer)
    observe(lego.sections, inPlaceOf: applied?.sections ?? [], besides: sections)
    applied = (lego.reads, lego.sections)
  }

  /// Calls `onChange` now if something has changed.
  func flush() {
    observer.runIfNotified()
  }

  private func runIfStale() {
    let animation = observer.takeAnimation()
    if isStale { onChange?(animation) }
  }

  /// The names of the properties that have changed since the description was evaluated, if they are
  /// collected.
  private var changedNames: [String] {
    guard modelNames.isEnabled else { return [] }
    let reads = allReads
    let names = reads.flatMap(\.changedNames)
    let hasChangedModels = reads.contains(where: \.hasChangedModels)
    return Set(names + (hasChangedModels ? modelNames.changed(in: container) : [])).sorted()
  }

  /// The reads of the displayed description, its sections included.
  private var allReads: [AccessList] {
    [reads, applied?.reads].compactMap { $0 } + loops.compactMap(\.reads)
      + (sections + (applied?.sections ?? [])).compactMap(\.record.knownReads)
  }

  /// Whether something has changed that the displayed description has read.
  private var isStale: Bool {
    reads?.isStale == true || applied?.reads?.isStale == true || loops.contains(where: \.isStale)
      || sections.contains { $0.record.isStale }
      || applied?.sections.contains { $0.record.isStale } == true
  }
}

// MARK: Evaluation

extension DependencyTracker {
  /// Finds the container that owns `renderer`: one whose state was read, or one above `view` in
  /// the responder chain.
  func findContainer(of renderer: LegoRenderer, around view: UIView) {
    container = containerAmongReads(of: renderer) ?? container(of: renderer, above: view)
    modelNames.record(container)
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
    let last = isUnchanged ? sections : applied?.sections ?? sections
    let described = PreviousSections(
      last, keepsItems: isUnchanged, mayReadModels: mayReadModels)
    return evaluate(after: described) { container.lego }
  }

  private func evaluate(after previous: PreviousSections, _ lego: () -> Lego) -> Lego {
    names = changedNames
    let outcome = LegoEvaluation.run(after: previous, loops: applied == nil ? loops : [], lego)
    mayReadModels = outcome.hasReadModels
    if outcome.result.reads == nil { outcome.result.setHasReadModels(mayReadModels) }
    let sections = outcome.result.reads == nil ? outcome.result.sections : []
    scheduleChecks(of: outcome.reads, sections, outcome.loops)
    outcome.reads.add(observer)
    reads?.remove(observer)
    reads = outcome.reads
    observe(outcome.loops)
    stopObservingApplied()
    observe(sections, inPlaceOf: self.sections)
    self.sections = sections
    modelNames.record(container)
    onMistakes?(outcome.mistakes)
    return outcome.result
  }

  // What another thread has written may not have been stored when it was read.
  private func scheduleChecks(
    of reads: AccessList, _ sections: [Section], _ loops: [SectionLoop]
  ) {
    (self.reads?.dueCheck).map(reads.schedule)
    if let check = self.loops.lazy.compactMap({ $0.reads?.dueCheck }).first {
      for reads in loops.compactMap(\.reads) { reads.schedule(check) }
    }
    let checks = self.sections.compactMap { section in
      section.record.dueCheck.map { (section.record.key, $0) }
    }
    guard !checks.isEmpty else { return }
    let checksByKey = Dictionary(checks) { first, _ in first }
    for section in sections { checksByKey[section.record.key].map(section.record.schedule) }
  }

  /// Observes what sections have read, and no longer what others have.
  ///
  /// Most sections keep their record, and those need no change; nor do those that are observed at
  /// the same position of `others`.
  private func observe(
    _ sections: [Section], inPlaceOf old: [Section], besides others: [Section] = []
  ) {
    for index in sections.indices
    where !sections[index].hasRecord(of: old, at: index)
      && !sections[index].hasRecord(of: others, at: index)
    {
      sections[index].record.add(observer)
    }
    for index in old.indices
    where !old[index].hasRecord(of: sections, at: index)
      && !old[index].hasRecord(of: others, at: index)
    {
      old[index].record.remove(observer)
    }
  }

  private func observe(_ loops: [SectionLoop]) {
    for reads in loops.compactMap(\.reads) { reads.add(observer) }
    for reads in self.loops.compactMap(\.reads) { reads.remove(observer) }
    self.loops = loops
  }

  private func stopObservingApplied() {
    applied?.reads?.remove(observer)
    observe([], inPlaceOf: applied?.sections ?? [], besides: sections)
    applied = nil
  }

  /// Checks in the next run of the main queue whether the description retains its container, once, in
  /// debug builds.
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
    allReads.lazy.flatMap(\.owners).compactMap { $0 as? any LegoContainer }
      .first { $0.legoRenderer === renderer }
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

extension Section {
  /// Returns whether the section has the record of the one at `index` among `sections`.
  fileprivate func hasRecord(of sections: [Section], at index: Int) -> Bool {
    index < sections.count && sections[index].record === record
  }
}
