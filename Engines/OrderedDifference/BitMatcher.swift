/// Pairs the elements of two lists whose bits are the same.
///
/// The table's hashes start from a number that is another one in each process, as Swift's own do, so
/// that nobody can make identifiers which all go to one place.
///
/// The cost is some nanoseconds for each element of both lists.
struct BitMatcher {
  private let source: ElementBits
  private let target: ElementBits
  private let seed = UInt64(truncatingIfNeeded: Hasher().finalize()) | 1

  /// Prepares to pair elements of `source` with elements of `target`.
  init(source: ElementBits, target: ElementBits) {
    self.source = source
    self.target = target
  }

  /// The pairs.
  ///
  /// Of elements that occur more than once, each is used once.
  func pairs() -> PairedElements {
    // Numbers have one word, identifiers and texts two: steps that know so need no loop.
    switch source.width {
    case 1: pairs(ofWidth: 1)
    case 2: pairs(ofWidth: 2)
    default: pairs(ofWidth: source.width)
    }
  }

  @inline(__always)
  private func pairs(ofWidth width: Int) -> PairedElements {
    var pairs = PairedElements(sourceCount: source.count, targetCount: target.count)
    // 1. Pair what keeps its order.
    pairs.pairInStep { isSame($0, $1, width: width) }
    guard !pairs.isComplete else { return pairs }
    // 2. Enter what is left of the source in a table.
    var table = table(without: pairs, width: width)
    // 3. Look up what is left of the target.
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
    // What follows a pair in both lists is most often a pair again.
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
