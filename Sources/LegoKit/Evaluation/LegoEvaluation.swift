/// One evaluation of a description, in which unchanged sections keep the items of the last one.
@MainActor final class LegoEvaluation {
  private static var running: [LegoEvaluation] = []

  private let previous: [SectionRecord]
  private var next = 0
  private var namelessCount = 0
  private lazy var remaining = Dictionary(
    previous.dropFirst(next).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  private var hasLostOrder = false
  // The sections whose blocks are running, the innermost last.
  private var openSections: [SectionRecord.Key] = []
  private var mistakes: [any LegoMistake] = []
  private var records: [SectionRecord] = []
  // The records of the blocks that have run and have read models.
  private var modelRecords: [SectionRecord] = []

  private init(previous: [SectionRecord]) {
    self.previous = previous
  }

  /// The evaluation that is running, the innermost one.
  static var current: LegoEvaluation? { running.last }

  /// The result of an evaluation.
  struct Outcome<Result> {
    let result: Result
    /// The state that was read outside the sections.
    let reads: TrackedReads
    /// The mistakes that were made meanwhile.
    let mistakes: [any LegoMistake]
  }

  /// Runs `body` so that sections whose record in `previous` is not stale keep their items.
  ///
  /// Swift's observation counts what a section's block reads for the description around it. If a
  /// block has read an `@Observable` model, `body` runs a second time, in which all sections keep
  /// their items, to find out what the description itself reads.
  static func run<Result>(
    reusing previous: [SectionRecord], _ body: () -> Result
  ) -> Outcome<Result> {
    let first = LegoEvaluation(previous: previous)
    let outcome = first.run(body)
    guard !first.modelRecords.isEmpty else { return outcome }
    let second = LegoEvaluation(previous: first.records).run(body)
    let isChanged =
      outcome.reads.isStale || first.modelRecords.contains(where: \.isStale)
      || !second.mistakes.isEmpty
    guard isChanged else {
      return Outcome(result: outcome.result, reads: second.reads, mistakes: outcome.mistakes)
    }
    // Another thread has written a model meanwhile, or `body` writes what it reads. The first run
    // must not be followed by a second one then: that would count as another change, for ever.
    return LegoEvaluation(previous: []).run(body)
  }

  private func run<Result>(_ body: () -> Result) -> Outcome<Result> {
    Self.running.append(self)
    defer { Self.running.removeLast() }
    let tracked = TrackedReads.tracking(body)
    return Outcome(result: tracked.result, reads: tracked.reads, mistakes: mistakes)
  }

  /// Records that state was written, which a description must not do.
  func noteWrite() {
    mistakes.append(WriteDuringEvaluation(section: openSections.last?.description))
  }

  /// Returns the record of a section: the one of the last evaluation, or one of `items`.
  ///
  /// Outside an evaluation the block runs, and its reads count for the recording around it.
  static func record(of id: AnyHashable?, items: () -> ItemList) -> SectionRecord {
    guard let current else {
      return SectionRecord(
        key: id.map { .id($0) } ?? .number(0), isNested: true, evaluating: items)
    }
    return current.record(of: id, items: items)
  }

  private func record(of id: AnyHashable?, items: () -> ItemList) -> SectionRecord {
    let record = evaluatedRecord(of: key(of: id), items: items)
    records.append(record)
    return record
  }

  private func evaluatedRecord(
    of key: SectionRecord.Key, items: () -> ItemList
  ) -> SectionRecord {
    if let known = knownRecord(of: key), !known.isStale { return known }
    openSections.append(key)
    defer { openSections.removeLast() }
    let record = SectionRecord(key: key, isNested: false, evaluating: items)
    if record.hasReadModels { modelRecords.append(record) }
    return record
  }

  private func key(of id: AnyHashable?) -> SectionRecord.Key {
    if let id { return .id(id) }
    defer { namelessCount += 1 }
    return .number(namelessCount)
  }

  // Sections usually keep their order; the first one that does not begins lookups.
  private func knownRecord(of key: SectionRecord.Key) -> SectionRecord? {
    if !hasLostOrder, next < previous.count, previous[next].key == key {
      defer { next += 1 }
      return previous[next]
    }
    guard !previous.isEmpty else { return nil }
    hasLostOrder = true
    return remaining.removeValue(forKey: key)
  }
}
