/// The place of an item: the number of its section, and its own number in that section.
///
/// Positions are ordered as the items are read: section by section, item by item.
package struct ItemPosition: Hashable, Comparable, Sendable {
  /// The number of the section, counted from 0.
  package var section: Int
  /// The number of the item in its section, counted from 0.
  package var item: Int

  /// Makes the position of item number `item` in section number `section`.
  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  package static func < (first: ItemPosition, second: ItemPosition) -> Bool {
    (first.section, first.item) < (second.section, second.item)
  }
}

extension ItemPosition: CustomStringConvertible {
  package var description: String { "\(section)-\(item)" }
}
