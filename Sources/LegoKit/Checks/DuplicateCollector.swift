import UIKit

/// A collector of the positions of all ids, for a message that lists those of repeated ones.
struct DuplicateCollector {
  private var items: [AnyID: [IndexPath]] = [:]
  private var sections: [AnyHashable: [Int]] = [:]

  /// Adds the position of an item.
  mutating func addItem(at location: ItemLocation, id: AnyID) {
    items[id, default: []].append(
      IndexPath(item: location.item, section: location.section))
  }

  /// Adds the index of a section.
  mutating func addSection(at index: Int, id: AnyHashable) {
    sections[id, default: []].append(index)
  }

  /// Whether every id appears once.
  var isEmpty: Bool {
    items.values.allSatisfy { $0.count == 1 } && sections.values.allSatisfy { $0.count == 1 }
  }

  /// Returns one mistake for each repeated id, in the order of the first positions.
  func mistakes() -> [any LegoMistake] {
    let repeatedSections = sections.filter { $0.value.count > 1 }.map { id, places in
      (first: IndexPath(item: -1, section: places[0]), mistake: mistake(id, places))
    }
    let repeatedItems = items.filter { $0.value.count > 1 }.map { id, places in
      (first: places[0], mistake: mistake(id, places))
    }
    let mistakes = repeatedSections + repeatedItems
    return mistakes.sorted { $0.first < $1.first }.map(\.mistake)
  }

  private func mistake(_ id: AnyHashable, _ places: [Int]) -> any LegoMistake {
    DuplicateSection(id: "\(id)", places: places)
  }

  private func mistake(_ id: AnyID, _ places: [IndexPath]) -> any LegoMistake {
    DuplicateIdentifier(
      itemType: String(reflecting: id.type), id: "\(id.base)", places: places)
  }
}
