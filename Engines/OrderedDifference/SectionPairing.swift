/// The pairs of sections of the old list and sections of the new one.
struct SectionPairing: Sendable {
  /// For each section of the new list its index in the old one; `nil` if it is inserted.
  let sources: [Int?]
  /// For each section of the old list its index in the new one; `nil` if it is deleted.
  let targets: [Int?]
  // Whether both lists have the same sections in the same order.
  private let isIdentity: Bool

  /// Pairs equal sections; only those between a common beginning and end are hashed.
  init<Section: Hashable>(from old: [Section], to new: [Section]) {
    let changed = ChangedRanges(from: old, to: new)
    isIdentity = changed.source.isEmpty && changed.target.isEmpty
    guard !isIdentity else {
      sources = old.indices.map { $0 }
      targets = sources
      return
    }
    var pairs = PairedElements(
      sourceCount: changed.source.count, targetCount: changed.target.count)
    OccurrenceMatcher(old[changed.source]).addPairs(with: new[changed.target], to: &pairs)
    let shift = old.count - new.count
    sources = new.indices.map { target in
      guard target >= changed.target.lowerBound else { return target }
      guard target < changed.target.upperBound else { return target + shift }
      let source = Int(pairs.sources[target - changed.target.lowerBound])
      return source >= 0 ? source + changed.source.lowerBound : nil
    }
    targets = Self.inverse(of: sources, count: old.count)
  }

  private static func inverse(of sources: [Int?], count: Int) -> [Int?] {
    var targets = [Int?](repeating: nil, count: count)
    for (target, source) in sources.enumerated() {
      if let source { targets[source] = target }
    }
    return targets
  }

  /// Adds the deleted, inserted and moved sections to a difference.
  func report(to difference: inout OrderedDifference) {
    guard !isIdentity else { return }
    difference.deletedSections = targets.indices.filter { targets[$0] == nil }
    difference.insertedSections = sources.indices.filter { sources[$0] == nil }
    difference.movedSections = moves()
  }

  private func moves() -> [PositionMove<Int>] {
    let staying = stayingSections()
    return sources.enumerated().compactMap { target, source in
      guard let source, !staying[source] else { return nil }
      return PositionMove(from: source, to: target)
    }
  }

  // The old sections that stay in a longest increasing subsequence.
  private func stayingSections() -> [Bool] {
    var subsequence = IncreasingSubsequence(below: targets.count)
    for case let source? in sources { subsequence.append(source) }
    var staying = Array(repeating: false, count: targets.count)
    for member in subsequence.members { staying[member] = true }
    return staying
  }
}
