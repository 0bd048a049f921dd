import UIKit

/// A collector of the positions of all ids, for a message that lists those of repeated ones.
struct DuplicateCollector {
  private let policy: DuplicatePolicy
  private var items: [AnyID: [IndexPath]] = [:]
  private var sections: [AnyHashable: [Int]] = [:]

  init(policy: DuplicatePolicy) {
    self.policy = policy
  }

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
    DuplicateSection(id: "\(id)", places: places, policy: policy)
  }

  private func mistake(_ id: AnyID, _ places: [IndexPath]) -> any LegoMistake {
    DuplicateIdentifier(
      itemType: String(reflecting: id.type), id: "\(id.base)", places: places, policy: policy)
  }
}

/// A filter that keeps the first of all items and sections with the same id.
@MainActor enum DuplicateRemover {
  /// Removes sections and items whose id has appeared before, and returns what was removed as
  /// mistakes.
  static func removeDuplicates(_ sections: inout [Section]) -> [any LegoMistake] {
    var duplicates = DuplicateCollector(policy: .keepFirst)
    var (knownSections, knownItems): (Set<AnyHashable>, Set<AnyID>) = ([], [])
    sections = sections.enumerated().compactMap { index, section in
      let id = section.id ?? AnyHashable(index)
      duplicates.addSection(at: index, id: id)
      guard knownSections.insert(id).inserted else { return nil }
      var position = 0
      let items = section.items.filtered { id in
        defer { position += 1 }
        duplicates.addItem(at: ItemLocation(section: index, item: position), id: id)
        return knownItems.insert(id).inserted
      }
      return items.count == section.items.count ? section : section.replacingItems(items)
    }
    return duplicates.mistakes()
  }
}

extension Section {
  fileprivate func replacingItems(_ items: ItemList) -> Section {
    var copy = self
    copy.phaseItems = PhaseItems(items)
    return copy
  }
}
