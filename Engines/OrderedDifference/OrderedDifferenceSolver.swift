/// A solver of the ordered difference of two lists of sections and items.
///
/// The common beginning and end of a section are compared without hashing; only the elements
/// between are hashed. The number of moves is minimal: an element stays if it belongs to a longest
/// increasing subsequence. Identifiers may occur more than once: their occurrences are paired in
/// order, and the remaining ones are deleted or inserted.
///
/// The cost is one comparison for each element of the common ends, and one hash and O(log n)
/// integer steps for each element between.
package struct OrderedDifferenceSolver<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  Sendable
{
  private let old: SectionedList<Section, Item>
  private let new: SectionedList<Section, Item>

  /// Creates a solver of the difference that turns the list `old` into the list `new`.
  package init(from old: SectionedList<Section, Item>, to new: SectionedList<Section, Item>) {
    self.old = old
    self.new = new
  }

  /// Returns the difference.
  package func solve() -> OrderedDifference {
    var difference = OrderedDifference()
    guard !old.sharesStorage(with: new) else { return difference }
    // 1. Pair the sections.
    let sections = SectionPairing(from: old.sections, to: new.sections)
    // 2. Add the deleted, inserted and moved sections.
    sections.report(to: &difference)
    // 3. Skip the common ends of each pair of sections.
    let changed = changedRanges(of: sections)
    // 4. Pair the items between, across all sections.
    let items = ItemPairing(
      from: LeftoverItems(old.items, in: changed.old),
      to: LeftoverItems(new.items, in: changed.new),
      sections: sections)
    // 5. Add the deleted, inserted and moved items.
    items.report(to: &difference)
    return difference
  }

  /// Returns the parts of the sections between their common ends; empty ones for equal sections.
  private func changedRanges(of sections: SectionPairing) -> (old: [Range<Int>], new: [Range<Int>])
  {
    // Sections whose arrays share their storage are the majority, and are skipped by an address.
    var oldRanges = [Range<Int>](repeating: 0..<0, count: old.items.count)
    var newRanges = [Range<Int>](repeating: 0..<0, count: new.items.count)
    for (source, target) in sections.targets.enumerated() where target == nil {
      oldRanges[source] = 0..<old.items[source].count
    }
    let oldArrays = StorageAddresses(of: old.items)
    let newArrays = StorageAddresses(of: new.items)
    for (target, source) in sections.sources.enumerated() {
      guard let source else {
        newRanges[target] = 0..<new.items[target].count
        continue
      }
      guard oldArrays[source] != newArrays[target] else { continue }
      let changed = ChangedRanges(from: old.items[source], to: new.items[target])
      oldRanges[source] = changed.source
      newRanges[target] = changed.target
    }
    return (oldRanges, newRanges)
  }
}
