/// The items between the common ends of their sections, section by section.
struct Leftover<Item: Sendable>: Sendable {
  /// The position of each of them.
  let places: LeftoverPlaces
  /// The items as one list; items that are all in one section aren't copied.
  let items: ArraySlice<Item>

  /// Creates the list of the items in each section's range.
  init(_ sections: [[Item]], in ranges: [Range<Int>]) {
    places = LeftoverPlaces(ranges)
    guard let only = places.onlySection else {
      items = Self.joined(sections, in: ranges)
      return
    }
    items = sections[only][ranges[only]]
  }

  private static func joined(_ sections: [[Item]], in ranges: [Range<Int>]) -> ArraySlice<Item> {
    var items: [Item] = []
    items.reserveCapacity(ranges.reduce(0) { $0 + $1.count })
    for (section, range) in zip(sections, ranges) where !range.isEmpty { items += section[range] }
    return items[...]
  }
}
