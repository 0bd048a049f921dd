/// The position of an item in a content: the index of its section and its index in the section.
struct ItemLocation: Hashable {
  // Short, so that locations that are read in random order fit in the processor's cache.
  private let sectionNumber: Int32
  private let itemNumber: Int32

  init(section: Int, item: Int) {
    sectionNumber = Int32(truncatingIfNeeded: section)
    itemNumber = Int32(truncatingIfNeeded: item)
  }

  /// The location of an item that is not displayed.
  static let nowhere = ItemLocation(section: -1, item: -1)

  var section: Int { Int(sectionNumber) }
  var item: Int { Int(itemNumber) }
}

/// An item that has moved to another position among the others.
struct MovedItem {
  let source: ItemLocation
  let target: ItemLocation
}
