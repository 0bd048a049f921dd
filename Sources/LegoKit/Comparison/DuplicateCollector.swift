import UIKit

/// A collector of the positions of all ids, for a message that lists those of repeated ones.
struct DuplicateCollector {
  private let policy: DuplicatePolicy
  private var items: [AnyID: [IndexPath]] = [:]
  private var sections: [AnyHashable: [Int]] = [:]
  // The ids that were repeated in the description before.
  private var earlier = RepeatedIDs()

  init(policy: DuplicatePolicy, earlier: RepeatedIDs = RepeatedIDs()) {
    (self.policy, self.earlier) = (policy, earlier)
  }

  /// The ids that are repeated.
  var repeatedIDs: RepeatedIDs {
    RepeatedIDs(
      items: Set(items.filter { $0.value.count > 1 }.keys),
      sections: Set(sections.filter { $0.value.count > 1 }.keys))
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
    DuplicateSection(
      id: "\(id)", places: places, policy: policy,
      isRepeatedAlready: earlier.sections.contains(id))
  }

  private func mistake(_ id: AnyID, _ places: [IndexPath]) -> any LegoMistake {
    DuplicateIdentifier(
      itemType: String(reflecting: id.type), id: "\(id.base)", places: places, policy: policy,
      isRepeatedAlready: earlier.items.contains(id))
  }
}

/// The ids that appear several times in a description.
struct RepeatedIDs {
  var items: Set<AnyID> = []
  var sections: Set<AnyHashable> = []
}

/// A filter that keeps one of all items and sections with the same id.
@MainActor struct DuplicateRemover {
  private let keepsFirst: Bool
  private var duplicates: DuplicateCollector

  /// Creates a filter for a policy that keeps the first or the last.
  init(policy: DuplicatePolicy, earlier: RepeatedIDs) {
    keepsFirst = policy == .keepFirst
    duplicates = DuplicateCollector(policy: policy, earlier: earlier)
  }

  /// The ids that were repeated.
  var repeatedIDs: RepeatedIDs { duplicates.repeatedIDs }

  /// Removes sections and items whose id appears before or after them, and returns what was removed
  /// as mistakes.
  mutating func removeDuplicates(_ sections: inout [Section]) -> [any LegoMistake] {
    let ids = sections.enumerated().map { $1.id ?? AnyHashable($0) }
    for (index, id) in ids.enumerated() { duplicates.addSection(at: index, id: id) }
    let kept = Self.indexes(ofOneOf: ids, first: keepsFirst)
    // The items of removed sections do not count.
    let items = kept.map { sections[$0].items }
    let itemIDs = items.map { list in list.indices.map { list.identity(at: $0) } }
    for (index, ids) in zip(kept, itemIDs) {
      for (position, id) in ids.enumerated() {
        duplicates.addItem(at: ItemLocation(section: index, item: position), id: id)
      }
    }
    let keptItems = Set(Self.indexes(ofOneOf: itemIDs.flatMap { $0 }, first: keepsFirst))
    var number = -1
    sections = zip(kept, items).map { index, list in
      let filtered = list.filtered { _ in
        number += 1
        return keptItems.contains(number)
      }
      return filtered.count == list.count
        ? sections[index] : sections[index].replacingItems(by: filtered)
    }
    return duplicates.mistakes()
  }

  /// Returns the indexes of the first or the last appearance of each id, in ascending order.
  private static func indexes<ID: Hashable>(ofOneOf ids: [ID], first: Bool) -> [Int] {
    let kept = Dictionary(zip(ids, ids.indices)) { one, other in first ? one : other }
    return Array(kept.values).sorted()
  }
}
