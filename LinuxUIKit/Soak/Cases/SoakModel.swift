import UIKit

/// An item of the model with the version of its content.
struct SoakItem: Hashable, Sendable {
  /// The identifier.
  var id: Int
  /// The number of changes of the content.
  var version = 0
}

/// A section of the model.
struct SoakSection: Hashable, Sendable {
  /// The identifier.
  var id: Int
  /// The items in order.
  var items: [SoakItem] = []
}

/// The expected content of a screen as plain arrays.
struct SoakModel: Hashable, Sendable {
  /// The sections, in order.
  var sections: [SoakSection] = []

  /// All items, in order.
  var items: [SoakItem] { sections.flatMap(\.items) }

  /// Returns the item at an index path, or nil.
  func item(at path: IndexPath) -> SoakItem? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The index path of each item.
  var places: [Int: IndexPath] {
    var places: [Int: IndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, element) in content.items.enumerated() {
        places[element.id] = IndexPath(item: item, section: section)
      }
    }
    return places
  }

  /// Returns the index of a section, or nil.
  func place(ofSection id: Int) -> Int? { sections.firstIndex { $0.id == id } }

  /// Removes items from all sections.
  mutating func remove(_ ids: [Int]) {
    for section in sections.indices { sections[section].items.removeAll { ids.contains($0.id) } }
  }

  /// Increments the version of items.
  mutating func change(_ ids: Set<Int>) {
    for section in sections.indices {
      for item in sections[section].items.indices
      where ids.contains(sections[section].items[item].id) {
        sections[section].items[item].version += 1
      }
    }
  }
}

extension SoakModel: CustomStringConvertible {
  /// The sections with their items, such as "7[1 2] 8[]".
  var description: String {
    let lists = sections.map { section in
      "\(section.id)[\(section.items.map { "\($0.id)" }.joined(separator: " "))]"
    }
    return lists.joined(separator: " ")
  }
}
