/// The position of an item: the index of its section, and its index in that section.
///
/// Positions are ordered section by section, item by item.
package struct ItemPosition: Hashable, Comparable, Sendable {
  /// The index of the section.
  package var section: Int
  /// The index of the item in its section.
  package var item: Int

  /// Creates the position of the item with index `item` in the section with index `section`.
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
