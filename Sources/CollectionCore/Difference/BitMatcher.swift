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
    var pairs = PairedElements(sourceCount: source.count, targetCount: target.count)
    // 1. Pair what keeps its order.
    pairs.pairInStep { isSame(source, $0, target, $1) }
    guard !pairs.isComplete else { return pairs }
    // 2. Enter what is left of the source in a table.
    var table = table(without: pairs)
    // 3. Look up what is left of the target.
    lookUp(in: &table, pairs: &pairs)
    return pairs
  }

  private func table(without pairs: PairedElements) -> OccurrenceTable {
    var table = OccurrenceTable(capacity: source.count - pairs.count, numbers: source.count)
    for number in (0..<source.count).reversed() where !pairs.isPaired[number] {
      table.enter(number, hash: hash(source, number)) { isSame(source, $0, source, number) }
    }
    return table
  }

  private func lookUp(in table: inout OccurrenceTable, pairs: inout PairedElements) {
    // What follows a pair in both lists is most often a pair again.
    var guess = 0
    for number in 0..<target.count where pairs.sources[number] == PairedElements.none {
      if guess < source.count, !pairs.isPaired[guess], isSame(source, guess, target, number) {
        pairs.pair(guess, with: number)
        guess += 1
        continue
      }
      let partner = table.unpaired(hash: hash(target, number), in: pairs) {
        isSame(source, $0, target, number)
      }
      guard let partner else { continue }
      pairs.pair(partner, with: number)
      guess = partner + 1
    }
  }

  @inline(__always)
  private func isSame(
    _ first: ElementBits, _ firstNumber: Int, _ second: ElementBits, _ secondNumber: Int
  ) -> Bool {
    var difference: UInt64 = 0
    for place in 0..<source.width {
      difference |= first.word(place, of: firstNumber) ^ second.word(place, of: secondNumber)
    }
    return difference == 0
  }

  // Multiplies each word with what came before and folds the product, as wyhash does.
  @inline(__always)
  private func hash(_ bits: ElementBits, _ number: Int) -> UInt64 {
    var hash = seed
    for place in 0..<source.width {
      let product = (bits.word(place, of: number) ^ hash)
        .multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.high ^ product.low
    }
    return hash
  }
}
