/// Which of the old list's changed items each changed item of the new one was.
struct ItemPairing: Sendable {
  private let oldPositions: [ItemPosition]
  private let newPositions: [ItemPosition]
  private let sections: SectionPairing
  // For each changed item of the new list the number of its partner among the old ones.
  private let sources: [Int?]

  /// Pairs equal items among those that lie between the common ends of their sections.
  init<Item: Hashable & Sendable>(
    from old: Leftover<Item>, to new: Leftover<Item>, sections: SectionPairing
  ) {
    var matcher = OccurrenceMatcher(source: old.items)
    sources = matcher.match(new.items)
    oldPositions = old.positions
    newPositions = new.positions
    self.sections = sections
  }

  /// Names the items that went, came, or changed their order or their section.
  func report(to difference: inout OrderedDifference) {
    difference.deletedItems = deletions()
    difference.insertedItems = insertions()
    difference.movedItems = moves()
  }

  // A deleted section stands for its items.
  private func deletions() -> [ItemPosition] {
    var isGone = Array(repeating: true, count: oldPositions.count)
    for case let source? in sources { isGone[source] = false }
    return oldPositions.indices.lazy
      .filter { isGone[$0] && sections.targets[oldPositions[$0].section] != nil }
      .map { oldPositions[$0] }
  }

  // An inserted section stands for its items.
  private func insertions() -> [ItemPosition] {
    newPositions.indices.lazy
      .filter { sources[$0] == nil && sections.sources[newPositions[$0].section] != nil }
      .map { newPositions[$0] }
  }

  private func moves() -> [PositionMove<ItemPosition>] {
    let stays = stayingItems()
    return sources.enumerated().compactMap { target, source in
      guard let source, !stays[target] else { return nil }
      return PositionMove(from: oldPositions[source], to: newPositions[target])
    }
  }

  // The items that stay in their section and in a longest run of items that keep their order.
  private func stayingItems() -> [Bool] {
    var stays = Array(repeating: false, count: newPositions.count)
    var start = 0
    while start < newPositions.count {
      let end = endOfSection(from: start)
      markStaying(in: start..<end, stays: &stays)
      start = end
    }
    return stays
  }

  private func endOfSection(from start: Int) -> Int {
    let section = newPositions[start].section
    var end = start + 1
    while end < newPositions.count, newPositions[end].section == section { end += 1 }
    return end
  }

  private func markStaying(in range: Range<Int>, stays: inout [Bool]) {
    guard let oldSection = sections.sources[newPositions[range.lowerBound].section] else { return }
    var targets: [Int] = []
    var places: [Int] = []
    for target in range {
      guard let source = sources[target], oldPositions[source].section == oldSection else {
        continue
      }
      targets.append(target)
      places.append(source)
    }
    let rising = IncreasingSubsequence(of: places)
    for (index, target) in targets.enumerated() { stays[target] = rising.contains[index] }
  }
}
