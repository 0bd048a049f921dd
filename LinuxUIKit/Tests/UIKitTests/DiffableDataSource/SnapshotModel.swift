import TestSupport
import UIKit

/// A reference model of a snapshot that uses plain arrays.
struct SnapshotModel {
  var sections: [Int] = []
  var items: [[Int]] = []
  var reloaded: [Int] = []

  /// Returns the position of an item.
  func place(of item: Int) -> (section: Int, offset: Int)? {
    for (section, items) in items.enumerated() {
      if let offset = items.firstIndex(of: item) { return (section, offset) }
    }
    return nil
  }

  mutating func append(_ added: [Int], to section: Int?) {
    remove(added)
    let place = section.flatMap { sections.firstIndex(of: $0) } ?? sections.count - 1
    items[place] += added
  }

  mutating func insert(_ added: [Int], at other: Int, after: Bool) {
    remove(added)
    guard let place = place(of: other) else { return }
    items[place.section].insert(contentsOf: added, at: place.offset + (after ? 1 : 0))
  }

  mutating func remove(_ removed: [Int]) {
    for section in items.indices { items[section].removeAll { removed.contains($0) } }
  }

  mutating func delete(_ removed: [Int]) {
    remove(removed)
    reloaded.removeAll { removed.contains($0) }
  }

  mutating func insertSections(_ added: [Int], at other: Int, after: Bool) {
    guard let place = sections.firstIndex(of: other) else { return }
    sections.insert(contentsOf: added, at: place + (after ? 1 : 0))
    items.insert(contentsOf: added.map { _ in [] }, at: place + (after ? 1 : 0))
  }

  mutating func deleteSections(_ removed: [Int]) {
    for section in removed {
      guard let place = sections.firstIndex(of: section) else { continue }
      sections.remove(at: place)
      delete(items.remove(at: place))
    }
  }

  mutating func moveSection(_ section: Int, to other: Int, after: Bool) {
    guard let source = sections.firstIndex(of: section) else { return }
    sections.remove(at: source)
    let moved = items.remove(at: source)
    guard let place = sections.firstIndex(of: other) else { return }
    sections.insert(section, at: place + (after ? 1 : 0))
    items.insert(moved, at: place + (after ? 1 : 0))
  }
}
