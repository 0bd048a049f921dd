/// The items between the common ends of their sections, section by section.
struct LeftoverItems<Item: Sendable>: Sendable {
  /// The position of each of them.
  let positions: LeftoverPositions
  /// The items as one list; items that are all in one section aren't copied.
  let items: ArraySlice<Item>

  /// Creates the list of the items in each section's range.
  init(_ sections: [[Item]], in ranges: [Range<Int>]) {
    positions = LeftoverPositions(ranges)
    guard let only = positions.onlySection else {
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

/// The positions of the items between the common ends of their sections.
///
/// The items are numbered section by section, so that they can be paired as one list. The position
/// of a number is found by binary search among the sections.
struct LeftoverPositions: Sendable {
  // The remaining range of each section.
  private let ranges: [Range<Int>]
  // The number of each section's first item, then the number of all items.
  private let starts: [Int]
  /// The section that contains all items, if there is one.
  let onlySection: Int?

  /// Numbers the items in each section's range.
  init(_ ranges: [Range<Int>]) {
    self.ranges = ranges
    starts = ranges.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    let filled = ranges.indices.filter { !ranges[$0].isEmpty }
    onlySection = filled.count == 1 ? filled[0] : nil
  }

  /// The sections, in order.
  var sections: Range<Int> { ranges.indices }

  /// Returns the numbers of a section's items.
  func numbers(in section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// Returns the position of an item in its list.
  func position(of number: Int) -> ItemPosition { position(of: number, in: section(of: number)) }

  /// Returns the position of an item in its list, which is in the given section.
  func position(of number: Int, in section: Int) -> ItemPosition {
    ItemPosition(
      section: section, item: ranges[section].lowerBound + number - starts[section])
  }

  private func section(of number: Int) -> Int {
    if let onlySection { return onlySection }
    var (low, high) = (0, ranges.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }
}
