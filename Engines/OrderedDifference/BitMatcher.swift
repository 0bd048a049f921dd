/// A matcher that pairs the elements of two lists whose bits are equal.
///
/// The table's hashes are seeded with a number that differs in each process, like Swift's own, so
/// that hostile identifiers can't all have the same hash.
///
/// The cost is some nanoseconds for each element of both lists.
struct BitMatcher {
  private let source: ElementBits
  private let target: ElementBits
  private let seed = UInt64(truncatingIfNeeded: Hasher().finalize()) | 1

  /// Creates a matcher of elements of `source` and elements of `target`.
  init(source: ElementBits, target: ElementBits) {
    self.source = source
    self.target = target
  }

  /// Returns the pairs.
  ///
  /// Of elements that occur more than once, each is paired once.
  func pairs() -> PairedElements {
    // Numbers have one word, identifiers and texts two: a constant width needs no loop.
    switch source.width {
    case 1: pairs(ofWidth: 1)
    case 2: pairs(ofWidth: 2)
    default: pairs(ofWidth: source.width)
    }
  }

  @inline(__always)
  private func pairs(ofWidth width: Int) -> PairedElements {
    var pairs = PairedElements(sourceCount: source.count, targetCount: target.count)
    // 1. Pair elements that keep their order.
    pairs.pairInStep { isSame($0, $1, width: width) }
    guard !pairs.isComplete else { return pairs }
    // 2. Insert the rest of the source into a table.
    var table = table(without: pairs, width: width)
    // 3. Look up the rest of the target.
    lookUp(in: &table, pairs: &pairs, width: width)
    return pairs
  }

  @inline(__always)
  private func table(without pairs: PairedElements, width: Int) -> OccurrenceTable {
    var table = OccurrenceTable(capacity: source.count - pairs.count, numbers: source.count)
    for number in (0..<source.count).reversed() where !pairs.isPaired[number] {
      table.enter(number, hash: source.hash(of: number, width: width, seed: seed)) {
        source.isSame($0, in: source, number, width: width)
      }
    }
    return table
  }

  @inline(__always)
  private func lookUp(in table: inout OccurrenceTable, pairs: inout PairedElements, width: Int) {
    // The elements after a pair are most often a pair too.
    var guess = 0
    for number in 0..<target.count where pairs.sources[number] == PairedElements.none {
      if guess < source.count, !pairs.isPaired[guess], isSame(guess, number, width: width) {
        pairs.pair(guess, with: number)
        guess += 1
        continue
      }
      let hash = target.hash(of: number, width: width, seed: seed)
      let partner = table.unpaired(hash: hash, in: pairs) { isSame($0, number, width: width) }
      guard let partner else { continue }
      pairs.pair(partner, with: number)
      guess = partner + 1
    }
  }

  @inline(__always)
  private func isSame(_ number: Int, _ targetNumber: Int, width: Int) -> Bool {
    source.isSame(number, in: target, targetNumber, width: width)
  }
}
