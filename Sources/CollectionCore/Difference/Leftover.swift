/// The items that lie between the common ends of their sections, read section by section.
struct Leftover<Item: Sendable>: Sendable {
  /// The items' identifiers.
  private(set) var items: [Item] = []
  /// The place of each of `items` in its list, ascending.
  private(set) var positions: [ItemPosition] = []

  /// Collects from each section's items those in its range.
  init(_ sections: [[Item]], in ranges: [Range<Int>]) {
    let count = ranges.reduce(0) { $0 + $1.count }
    items.reserveCapacity(count)
    positions.reserveCapacity(count)
    for (section, range) in ranges.enumerated() where !range.isEmpty {
      items += sections[section][range]
      positions += range.lazy.map { ItemPosition(section: section, item: $0) }
    }
  }
}
