import UIKit

/// An item of the plain arrays: who it is, and which version of its content.
struct SoakItem: Hashable, Sendable {
  /// Who it is.
  var id: Int
  /// How often its content has changed.
  var version = 0
}

/// A section of the plain arrays.
struct SoakSection: Hashable, Sendable {
  /// Which section it is.
  var id: Int
  /// Its items, in order.
  var items: [SoakItem] = []
}

/// What a screen shows, as plain arrays: what everything is compared with.
struct SoakModel: Hashable, Sendable {
  /// The sections, in order.
  var sections: [SoakSection] = []

  /// All items, in order.
  var items: [SoakItem] { sections.flatMap(\.items) }

  /// The item at a place, nil where there is none.
  func item(at path: IndexPath) -> SoakItem? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// Where each item is.
  var places: [Int: IndexPath] {
    var places: [Int: IndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, element) in content.items.enumerated() {
        places[element.id] = IndexPath(item: item, section: section)
      }
    }
    return places
  }

  /// Where a section is, nil where there is none.
  func place(ofSection id: Int) -> Int? { sections.firstIndex { $0.id == id } }

  /// Takes items out, wherever they are.
  mutating func remove(_ ids: [Int]) {
    for section in sections.indices { sections[section].items.removeAll { ids.contains($0.id) } }
  }

  /// Gives items another version.
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
