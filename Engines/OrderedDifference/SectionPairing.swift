/// Which section of the old list each section of the new one was.
struct SectionPairing: Sendable {
  /// For each section of the new list its place in the old one, nil when it is new.
  let sources: [Int?]
  /// For each section of the old list its place in the new one, nil when it is gone.
  let targets: [Int?]

  /// Pairs equal sections; only what lies between a common beginning and end is hashed.
  init<Section: Hashable>(from old: [Section], to new: [Section]) {
    let changed = ChangedRanges(from: old, to: new)
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

  /// Names the sections that went, came, or changed their order.
  func report(to difference: inout OrderedDifference) {
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

  // Which old sections stay in a longest run of sections that keep their order.
  private func stayingSections() -> [Bool] {
    var rising = IncreasingSubsequence(below: targets.count)
    for case let source? in sources { rising.append(source) }
    var staying = Array(repeating: false, count: targets.count)
    for member in rising.members { staying[member] = true }
    return staying
  }
}
