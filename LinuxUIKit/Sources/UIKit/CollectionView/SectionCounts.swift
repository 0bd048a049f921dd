import OrderedDifference

/// How many sections there are, and how many items each has.
///
/// The collection view asks its data source once and answers from this until data changes.
struct SectionCounts: Hashable {
  /// The number of items of each section.
  var items: [Int] = []

  /// The number of sections.
  var sections: Int { items.count }

  /// The number of items of a section; zero for a section that is not there.
  func items(in section: Int) -> Int {
    items.indices.contains(section) ? items[section] : 0
  }

  /// Whether there is such an item.
  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && contains(ItemPosition(indexPath))
  }

  /// Whether there is an item at such a place.
  func contains(_ place: ItemPosition) -> Bool {
    place.item >= 0 && place.item < items(in: place.section)
  }
}

extension SectionCounts: CustomStringConvertible {
  /// The counts as Apple's prints them, such as "2 sections with item counts: [3, 0]".
  var description: String {
    guard sections > 0 else { return "0 sections" }
    return "\(sections) section\(sections == 1 ? "" : "s") with item counts: \(items)"
  }
}
