/// The comparison of two item lists: the runs that both have in common, and the rest.
///
/// Chunks are compared with those at the same distance from the start, then from the end. What is
/// between is compared item by item, with the help of tokens.
struct ItemListComparison {
  /// Items with the same identities in both lists.
  struct Run {
    let oldStart: Int
    let newStart: Int
    let count: Int
  }

  /// The runs in ascending order.
  private(set) var runs: [Run] = []
  /// The indexes in the new list of items in runs whose content has changed, in ascending order.
  private(set) var changed: [Int] = []
  private let oldCount: Int
  private let newCount: Int

  init(from old: ItemList, to new: ItemList) {
    (oldCount, newCount) = (old.count, new.count)
    compareChunks(ChunkCursor(old), ChunkCursor(new))
  }

  /// Whether all identities are the same, in the same order.
  var hasSameItems: Bool {
    oldCount == newCount && runs.reduce(0) { $0 + $1.count } == newCount
  }

  /// The ranges of the old list outside the runs.
  var releasedRanges: [Range<Int>] {
    gaps(runs.map { $0.oldStart..<$0.oldStart + $0.count }, end: oldCount)
  }

  /// The ranges of the new list outside the runs.
  var unassignedRanges: [Range<Int>] {
    gaps(runs.map { $0.newStart..<$0.newStart + $0.count }, end: newCount)
  }

  private func gaps(_ ranges: [Range<Int>], end: Int) -> [Range<Int>] {
    zip([0] + ranges.map(\.upperBound), ranges.map(\.lowerBound) + [end])
      .filter { $0 < $1 }.map { $0..<$1 }
  }
}

// MARK: Chunks

/// The chunks of a list with the index of the first item of each.
private struct ChunkCursor {
  let chunks: [any ItemChunk]
  let starts: [Int]

  init(_ list: ItemList) {
    (chunks, starts) = (list.chunks, list.chunkStarts)
  }
}

extension ItemListComparison {
  private mutating func compareChunks(_ old: ChunkCursor, _ new: ChunkCursor) {
    let limit = min(old.chunks.count, new.chunks.count)
    var front = 0
    while front < limit, appendIfSame(old, front, new, front) { front += 1 }
    // The runs at the end are found backward, and belong after those between.
    var tail = ItemListComparison(emptyOf: self)
    var back = 0
    while front + back < limit {
      let (oldIndex, newIndex) = (old.chunks.count - back - 1, new.chunks.count - back - 1)
      guard tail.appendIfSame(old, oldIndex, new, newIndex) else { break }
      back += 1
    }
    if old.chunks.count == new.chunks.count {
      for index in front..<limit - back { appendParts(old, index, new, index) }
    }
    append(tail.reversed)
  }

  private init(emptyOf other: ItemListComparison) {
    (oldCount, newCount) = (other.oldCount, other.newCount)
  }

  /// Appends a run of a whole chunk if both chunks have the same identities.
  private mutating func appendIfSame(
    _ old: ChunkCursor, _ oldIndex: Int, _ new: ChunkCursor, _ newIndex: Int
  ) -> Bool {
    let (one, other) = (old.chunks[oldIndex], new.chunks[newIndex])
    guard one.count == other.count else { return false }
    let (oldStart, newStart) = (old.starts[oldIndex], new.starts[newIndex])
    let run = Run(oldStart: oldStart, newStart: newStart, count: one.count)
    if other.hasSameStorage(as: one) {
      runs.append(run)
      return true
    }
    guard let comparison = other.comparison(with: one), comparison.prefix == one.count else {
      return false
    }
    runs.append(run)
    changed += comparison.changed.map { newStart + $0 }
    return true
  }

  /// Appends the runs at both ends of two chunks.
  private mutating func appendParts(
    _ old: ChunkCursor, _ oldIndex: Int, _ new: ChunkCursor, _ newIndex: Int
  ) {
    let (one, other) = (old.chunks[oldIndex], new.chunks[newIndex])
    guard let comparison = other.comparison(with: one) else { return }
    let (oldStart, newStart) = (old.starts[oldIndex], new.starts[newIndex])
    if comparison.prefix > 0 {
      runs.append(Run(oldStart: oldStart, newStart: newStart, count: comparison.prefix))
    }
    if comparison.suffix > 0 {
      runs.append(
        Run(
          oldStart: oldStart + one.count - comparison.suffix,
          newStart: newStart + other.count - comparison.suffix, count: comparison.suffix))
    }
    changed += comparison.changed.map { newStart + $0 }
  }

  private var reversed: ItemListComparison {
    var copy = self
    copy.runs.reverse()
    copy.changed.sort()
    return copy
  }

  private mutating func append(_ other: ItemListComparison) {
    runs += other.runs
    changed += other.changed
  }
}
