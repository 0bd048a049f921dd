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

  /// The items of all sections in order.
  var itemIdentifiers: [Item] {
    mutating get {
      checkItems()
      // The array of a single section is returned without a copy.
      guard sections.count != 1 else { return sections[0].items }
      return sections.flatMap { $0.items }
    }
  }

  /// The identifiers as input of the ordered difference.
  var list: SectionedList<Section, Item> {
    mutating get {
      checkItems()
      return uncheckedList
    }
  }

  /// Returns the items of a section, which must exist.
  mutating func items(inSection identifier: Section) -> [Item] {
    checkItems()
    guard let place = position(ofSection: identifier) else {
      SnapshotMistake.sectionNotFound.raise()
    }
    return sections[place].items
  }

  /// Returns the index of an item among those of all sections, or `nil`.
  mutating func index(of item: Item) -> Int? {
    guard let position = position(of: item) else { return nil }
    return sections[..<position.section].reduce(position.item) { $0 + $1.items.count }
  }
}
