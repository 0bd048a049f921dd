/// A matcher of the elements of a list with the equal elements of another one.
///
/// Each element is hashed at most once and none is copied. Of elements that occur more than once,
/// each is paired once: first those that follow a pair in both lists, then the others in order.
///
/// The cost is one hash for each element whose position changed.
struct OccurrenceMatcher<Element: Hashable> {
  private let source: ArraySlice<Element>

  /// Creates a matcher for a part of a list; the first element has the number 0.
  init(_ source: ArraySlice<Element>) {
    self.source = source
  }

  /// Pairs elements of `target` with equal elements of the source that have no partner yet.
  func addPairs(with target: ArraySlice<Element>, to pairs: inout PairedElements) {
    // 1. Pair elements that keep their order.
    pairInStep(with: target, pairs: &pairs)
    guard !pairs.isComplete else { return }
    // 2. Insert the rest of the source into a table, and look up the rest of the target.
    var table = table(without: pairs)
    lookUp(target, in: &table, pairs: &pairs)
  }

  @_specialize(where Element == String)
  private func pairInStep(with target: ArraySlice<Element>, pairs: inout PairedElements) {
    source.withUnsafeBufferPointer { source in
      target.withUnsafeBufferPointer { target in
        pairs.pairInStep { source[$0] == target[$1] }
      }
    }
  }

  // Inserted from back to front, so that the first of equal elements is found first.
  @_specialize(where Element == String)
  private func table(without pairs: PairedElements) -> OccurrenceTable {
    var table = OccurrenceTable(
      capacity: source.count - pairs.count, numbers: source.count)
    source.withUnsafeBufferPointer { source in
      for number in source.indices.reversed() where !pairs.isPaired[number] {
        table.enter(number, hash: Self.hash(of: source[number])) { source[$0] == source[number] }
      }
    }
    return table
  }

  @_specialize(where Element == String)
  private func lookUp(
    _ target: ArraySlice<Element>, in table: inout OccurrenceTable, pairs: inout PairedElements
  ) {
    source.withUnsafeBufferPointer { source in
      target.withUnsafeBufferPointer { target in
        for number in target.indices where pairs.sources[number] == PairedElements.none {
          let hash = Self.hash(of: target[number])
          let partner = table.unpaired(hash: hash, in: pairs) { source[$0] == target[number] }
          if let partner { pairs.pair(partner, with: number) }
        }
      }
    }
  }

  @inline(__always)
  private static func hash(of element: Element) -> UInt64 {
    UInt64(truncatingIfNeeded: element.hashValue)
  }
}
