import CompositionalLayout
import OrderedDifference

extension SnapshotContent {
  /// The number of items in all sections.
  var numberOfItems: Int {
    mutating get {
      checkItems()
      return sections.reduce(0) { $0 + $1.items.count }
    }
  }

  /// The items of all sections, in order.
  var itemIdentifiers: [Item] {
    mutating get {
      checkItems()
      // One section's array is answered as it is, without a copy.
      guard sections.count != 1 else { return sections[0].items }
      return sections.flatMap { $0.items }
    }
  }

  /// The identifiers alone, as the ordered difference reads them.
  var list: SectionedList<Section, Item> {
    mutating get {
      checkItems()
      return uncheckedList
    }
  }

  /// The same without looking whether an item is repeated, as long as that is not known.
  ///
  /// A key path in place of a closure is made anew with each call in code for any type.
  var uncheckedList: SectionedList<Section, Item> {
    SectionedList(
      sections: sections.map { $0.identifier }, items: sections.map { $0.items })
  }

  /// The items of a section, which must be there.
  mutating func items(inSection identifier: Section) -> [Item] {
    checkItems()
    guard let place = position(ofSection: identifier) else {
      SnapshotMistake.sectionNotFound.raise()
    }
    return sections[place].items
  }

  /// The number of an item among those of all sections, nil when it is not there.
  mutating func index(of item: Item) -> Int? {
    guard let position = position(of: item) else { return nil }
    return sections[..<position.section].reduce(position.item) { $0 + $1.items.count }
  }
}
