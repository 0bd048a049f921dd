/// The pairs of changed items of the old list and changed items of the new one.
struct ItemPairing: Sendable {
  private let oldPositions: LeftoverPositions
  private let newPositions: LeftoverPositions
  private let sections: SectionPairing
  private let pairs: PairedElements

  /// Pairs equal items among those between the common ends of their sections.
  init<Item: Hashable & Sendable>(
    from old: LeftoverItems<Item>, to new: LeftoverItems<Item>, sections: SectionPairing
  ) {
    oldPositions = old.positions
    newPositions = new.positions
    self.sections = sections
    // 1. Pair items with equal bits.
    var pairs = ElementBits.with(old.items) { source in
      ElementBits.with(new.items) { BitMatcher(source: source, target: $0).pairs() }
    }
    // 2. Pair the remaining items that may be equal despite different bits.
    if !pairs.isComplete, !ElementBits.areCanonical(for: Item.self) {
      OccurrenceMatcher(old.items).addPairs(with: new.items, to: &pairs)
    }
    self.pairs = pairs
  }

  /// Adds the deleted, inserted and moved items to a difference.
  func report(to difference: inout OrderedDifference) {
    difference.deletedItems = deletions()
    difference.insertedItems = insertions()
    difference.movedItems = moves()
  }

  // The items of a deleted section aren't listed.
  private func deletions() -> [ItemPosition] {
    var deletions: [ItemPosition] = []
    deletions.reserveCapacity(pairs.isPaired.count - pairs.count)
    for section in oldPositions.sections where sections.targets[section] != nil {
      for number in oldPositions.numbers(in: section) where !pairs.isPaired[number] {
        deletions.append(oldPositions.position(of: number, in: section))
      }
    }
    return deletions
  }

  // The items of an inserted section aren't listed.
  private func insertions() -> [ItemPosition] {
    var insertions: [ItemPosition] = []
    insertions.reserveCapacity(pairs.sources.count - pairs.count)
    for section in newPositions.sections where sections.sources[section] != nil {
      for number in newPositions.numbers(in: section)
      where pairs.sources[number] == PairedElements.none {
        insertions.append(newPositions.position(of: number, in: section))
      }
    }
    return insertions
  }

  private func moves() -> [PositionMove<ItemPosition>] {
    let stays = stayingItems()
    var moves: [PositionMove<ItemPosition>] = []
    moves.reserveCapacity(pairs.count - stays.count { $0 })
    for section in newPositions.sections {
      for number in newPositions.numbers(in: section) {
        let source = Int(pairs.sources[number])
        guard source >= 0, !stays[source] else { continue }
        moves.append(
          PositionMove(
            from: oldPositions.position(of: source),
            to: newPositions.position(of: number, in: section)))
      }
    }
    return moves
  }

  // The old items that stay in their section and in a longest increasing subsequence.
  private func stayingItems() -> [Bool] {
    var stays = Array(repeating: false, count: pairs.isPaired.count)
    for section in newPositions.sections {
      guard let oldSection = sections.sources[section] else { continue }
      let oldNumbers = oldPositions.numbers(in: oldSection)
      guard !oldNumbers.isEmpty else { continue }
      markStaying(from: oldNumbers, in: newPositions.numbers(in: section), stays: &stays)
    }
    return stays
  }

  private func markStaying(from old: Range<Int>, in new: Range<Int>, stays: inout [Bool]) {
    var subsequence = IncreasingSubsequence(below: old.count)
    for source in pairs.sources[new] where old.contains(Int(source)) {
      subsequence.append(Int(source) - old.lowerBound)
    }
    for member in subsequence.members { stays[old.lowerBound + member] = true }
  }
}
