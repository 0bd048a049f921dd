import SeededNumbers
import UIKit

/// A random update of a model, with the calls that report it to a collection view.
///
/// The model after the update is determined by identity: the deleted, inserted and moved items. The
/// calls follow from both models.
@MainActor struct RandomUpdate {
  private(set) var after: [ModelSection]
  private(set) var steps: [(UICollectionView) -> Void] = []
  private(set) var reloaded = Set<Int>()
  private var nextID: Int

  /// Creates an update of `before`; the identifiers of new items and sections begin at `nextID`.
  init(of before: [ModelSection], nextID: inout Int, using random: inout SeededGenerator) {
    self.nextID = nextID
    after = before
    changeSections(before, using: &random)
    let kept = after
    changeItems(before, kept, using: &random)
    nextID = self.nextID
  }

  private mutating func freshID() -> Int {
    nextID += 1
    return nextID
  }

  private mutating func changeSections(
    _ before: [ModelSection], using random: inout SeededGenerator
  ) {
    // 1. Delete some sections.
    let deleted = before.indices.filter { _ in Int.random(in: 0..<8, using: &random) == 0 }
    // 2. Remove some sections to insert them elsewhere.
    let moved = before.indices.filter {
      !deleted.contains($0) && Int.random(in: 0..<8, using: &random) == 0
    }
    var list = before.indices.filter { !deleted.contains($0) && !moved.contains($0) }
      .map { before[$0] }
    var placed: [ModelSection] = moved.map { before[$0] }
    for _ in 0..<Int.random(in: 0...1, using: &random) {
      placed.append(ModelSection(id: freshID(), items: freshItems(using: &random)))
    }
    for section in placed {
      list.insert(section, at: .random(in: 0...list.count, using: &random))
    }
    after = list
    let (movedIDs, beforeIDs) = (Set(moved.map { before[$0].id }), Set(before.map(\.id)))
    for index in deleted { steps.append { $0.deleteSections([index]) } }
    for (index, section) in list.enumerated() {
      if !beforeIDs.contains(section.id) { steps.append { $0.insertSections([index]) } }
      guard movedIDs.contains(section.id) else { continue }
      guard let old = before.firstIndex(where: { $0.id == section.id }) else { continue }
      steps.append { $0.moveSection(old, toSection: index) }
    }
  }

  private mutating func freshItems(using random: inout SeededGenerator) -> [ModelItem] {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in ModelItem(id: freshID()) }
  }

  private mutating func changeItems(
    _ before: [ModelSection], _ kept: [ModelSection], using random: inout SeededGenerator
  ) {
    var lists: [Int: [ModelItem]] = [:]
    var taken: [(ModelItem, IndexPath)] = []
    let places = places(in: before)
    let known = Set(before.map(\.id))
    // 1. Delete, move or reload some items.
    for section in kept where known.contains(section.id) {
      lists[section.id] = []
      for item in section.items {
        guard let place = places[item.id] else { continue }
        switch Int.random(in: 0..<10, using: &random) {
        case 0: steps.append { $0.deleteItems(at: [place]) }
        case 1: taken.append((item, place))
        case 2:
          lists[section.id]?.append(ModelItem(id: item.id, version: item.version + 1))
          reloaded.insert(item.id)
          steps.append { $0.reloadItems(at: [place]) }
        default: lists[section.id]?.append(item)
        }
      }
    }
    // 2. Insert new and moved items.
    let targets = lists.keys.sorted()
    guard !targets.isEmpty else {
      for (_, place) in taken { steps.append { $0.deleteItems(at: [place]) } }
      return
    }
    var arrivals = taken.map(\.0)
    for _ in 0..<Int.random(in: 0...3, using: &random) { arrivals.append(ModelItem(id: freshID())) }
    for item in arrivals {
      guard let target = targets.randomElement(using: &random) else { continue }
      let count = lists[target]?.count ?? 0
      lists[target]?.insert(item, at: .random(in: 0...count, using: &random))
    }
    for index in after.indices { after[index].items = lists[after[index].id] ?? after[index].items }
    // 3. Derive the calls from the final positions.
    let final = self.places(in: after)
    let takenPlaces = Dictionary(uniqueKeysWithValues: taken.map { ($0.0.id, $0.1) })
    for item in arrivals {
      guard let place = final[item.id] else { continue }
      if let old = takenPlaces[item.id] {
        steps.append { $0.moveItem(at: old, to: place) }
      } else {
        steps.append { $0.insertItems(at: [place]) }
      }
    }
    steps.shuffle(using: &random)
  }

  private func places(in sections: [ModelSection]) -> [Int: IndexPath] {
    var result: [Int: IndexPath] = [:]
    for (section, value) in sections.enumerated() {
      for (item, element) in value.items.enumerated() {
        result[element.id] = IndexPath(item: item, section: section)
      }
    }
    return result
  }
}
