/// Works out the ordered difference between two lists of sections and items.
///
/// What the lists have in common at both ends of a section is passed over by comparing; only what
/// lies between is hashed. The moves are as few as possible: an element stays when it belongs to a
/// longest run of elements that keep their order. An identifier that occurs more than once does not
/// trap: its occurrences are paired in order, and those left over are deleted or inserted.
///
/// The cost is one comparison for each element in common at the ends, and one hash and O(log n)
/// integer steps for each element between.
package struct OrderedDifferenceSolver<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  Sendable
{
  private let old: SectionedList<Section, Item>
  private let new: SectionedList<Section, Item>

  /// Prepares the difference that turns the list `old` into the list `new`.
  package init(from old: SectionedList<Section, Item>, to new: SectionedList<Section, Item>) {
    self.old = old
    self.new = new
  }

  /// Works out the difference.
  package func solve() -> OrderedDifference {
    var difference = OrderedDifference()
    // 1. Pair the sections.
    let sections = SectionPairing(from: old.sections, to: new.sections)
    // 2. Name the sections that went, came, or changed their order.
    sections.report(to: &difference)
    // 3. Pass over what each pair of sections has in common at its ends.
    let changed = changedRanges(of: sections)
    // 4. Pair the items that lie between, across all sections.
    let items = ItemPairing(
      from: Leftover(old.items, in: changed.old), to: Leftover(new.items, in: changed.new),
      sections: sections)
    // 5. Name the items that went, came, or changed their order or section.
    items.report(to: &difference)
    return difference
  }

  private func changedRanges(of sections: SectionPairing) -> (old: [Range<Int>], new: [Range<Int>])
  {
    var oldRanges = old.items.map { 0..<$0.count }
    var newRanges = new.items.map { 0..<$0.count }
    for (target, source) in sections.sources.enumerated() {
      guard let source else { continue }
      let changed = ChangedRanges(from: old.items[source], to: new.items[target])
      oldRanges[source] = changed.source
      newRanges[target] = changed.target
    }
    return (oldRanges, newRanges)
  }
}
