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
  static func run<Result>(
    reusing previous: [SectionRecord], _ body: () -> Result
  ) -> Outcome<Result> {
    let evaluation = LegoEvaluation(previous: previous)
    running.append(evaluation)
    defer { running.removeLast() }
    let tracked = TrackedReads.tracking(body)
    return Outcome(
      result: tracked.result, reads: tracked.reads, mistakes: evaluation.mistakes)
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
    let key = key(of: id)
    if let known = knownRecord(of: key), !known.isStale { return known }
    openSections.append(key)
    defer { openSections.removeLast() }
    return SectionRecord(key: key, isNested: false, evaluating: items)
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
