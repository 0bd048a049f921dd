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

/// A move of an element from its position before an update to its position after it.
///
/// Sections move between `Int` positions, items between `ItemPosition`s.
package struct PositionMove<Position: Hashable & Sendable>: Hashable, Sendable {
  /// The position before the update, in the old list.
  package var source: Position
  /// The position after the update, in the new list.
  package var target: Position

  // Otherwise the compiler creates the type again for each of a hundred thousand moves.
  /// Creates a move from a position in the old list to one in the new list.
  @inline(__always)
  package init(from source: Position, to target: Position) {
    self.source = source
    self.target = target
  }
}

extension PositionMove: CustomStringConvertible {
  package var description: String { "\(source) to \(target)" }
}
