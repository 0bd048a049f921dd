/// The items that lie between the common ends of their sections, read section by section.
struct Leftover<Item: Sendable>: Sendable {
  /// Where each of them is.
  let places: LeftoverPlaces
  /// The items as one list; where they are all in one section they are not copied.
  let items: ArraySlice<Item>

  /// Takes from each section's items those in its range.
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
