import OrderedDifference

/// The numbers of sections and items.
///
/// The collection view queries its data source once, and uses these counts until the data changes.
struct SectionCounts: Hashable {
  /// The number of items in each section.
  private(set) var items: [Int] = []

  /// The number of sections.
  var sections: Int { items.count }

  /// Returns the number of items in a section; 0 for a section that does not exist.
  func items(in section: Int) -> Int {
    items.indices.contains(section) ? items[section] : 0
  }

  /// Returns whether there is an item at an index path.
  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && contains(ItemPosition(indexPath))
  }

  /// Returns whether there is an item at a position.
  func contains(_ place: ItemPosition) -> Bool {
    place.item >= 0 && place.item < items(in: place.section)
  }

  /// Returns the counts after an item has moved from one index path to another in existing
  /// sections.
  func moving(_ from: IndexPath, to target: IndexPath) -> SectionCounts {
    var counts = self
    counts.items[from.section] -= 1
    counts.items[target.section] += 1
    return counts
  }
}

/// A data source that knows the numbers of items of all sections at once.
@MainActor protocol CountedDataSource {
  /// The number of items in each section; `nil` if a subclass may return others.
  var itemCounts: [Int]? { get }
}

extension SectionCounts: CustomStringConvertible {
  var description: String { text(ofEach: "item") }

  /// Returns the counts in Apple's messages, such as "2 sections with item counts: [3, 0]".
  func text(ofEach item: String) -> String {
    guard sections > 0 else { return "0 sections" }
    return "\(sections) section\(sections == 1 ? "" : "s") with \(item) counts: \(items)"
  }
}
