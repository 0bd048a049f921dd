import SeededNumbers
import UIKit

/// A random valid change that applies to a snapshot and to a model.
enum SnapshotOperation {
  case append([Int], section: Int?)
  case insert([Int], at: Int, after: Bool)
  case delete([Int])
  case move(Int, to: Int, after: Bool)
  case reload([Int])
  case appendSections([Int])
  case insertSections([Int], at: Int, after: Bool)
  case deleteSections([Int])
  case moveSection(Int, to: Int, after: Bool)

  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// Creates a random operation that is valid for `model`; some name items that exist already.
  static func random(for model: SnapshotModel, using random: inout SeededGenerator) -> Self {
    guard !model.sections.isEmpty else { return .appendSections([0]) }
    let after = Bool.random(using: &random)
    let present = model.items.joined().shuffled(using: &random)
    let isRepeating = Int.random(in: 0..<40, using: &random) == 0
    let some = (0..<60).filter { isRepeating || !present.contains($0) }.shuffled(using: &random)
      .prefix(Int.random(in: 0...4, using: &random))
    let sections = model.sections.shuffled(using: &random)
    let fresh = (0..<9).filter { !sections.contains($0) }.shuffled(using: &random).prefix(2)
    switch (Int.random(in: 0..<10, using: &random), present.first) {
    case (0, _): return .append(Array(some), section: after ? sections.first : nil)
    case (1...2, let item?): return .insert(some.filter { $0 != item }, at: item, after: after)
    case (3, _): return .delete(Array(some) + present.suffix(2))
    case (4...5, let item?) where present.count > 1:
      return .move(item, to: present[1], after: after)
    case (6, _): return .reload(Array(present.prefix(2)))
    case (7, _) where !fresh.isEmpty:
      return .insertSections(Array(fresh), at: sections[0], after: after)
    case (8, _) where sections.count > 4: return .deleteSections([sections[0], 99])
    case (9, _) where sections.count > 1:
      return .moveSection(sections[0], to: sections[1], after: after)
    default: return .appendSections(Array(fresh))
    }
  }

  func play(on model: inout SnapshotModel) {
    switch self {
    case .append(let items, let section): model.append(items, to: section)
    case .insert(let items, let other, let after): model.insert(items, at: other, after: after)
    case .delete(let items): model.delete(items)
    case .move(let item, let other, let after): model.insert([item], at: other, after: after)
    case .reload(let items): model.reloaded += items.filter { !model.reloaded.contains($0) }
    case .appendSections(let sections):
      model.sections += sections
      model.items += sections.map { _ in [] }
    case .insertSections(let sections, let other, let after):
      model.insertSections(sections, at: other, after: after)
    case .deleteSections(let sections): model.deleteSections(sections)
    case .moveSection(let section, let other, let after):
      model.moveSection(section, to: other, after: after)
    }
  }

  func play(on snapshot: inout Snapshot) {
    switch self {
    case .append(let items, let section): snapshot.appendItems(items, toSection: section)
    case .insert(let items, let other, true): snapshot.insertItems(items, afterItem: other)
    case .insert(let items, let other, false): snapshot.insertItems(items, beforeItem: other)
    case .delete(let items): snapshot.deleteItems(items)
    case .move(let item, let other, true): snapshot.moveItem(item, afterItem: other)
    case .move(let item, let other, false): snapshot.moveItem(item, beforeItem: other)
    case .reload(let items): snapshot.reloadItems(items)
    case .appendSections(let sections): snapshot.appendSections(sections)
    case .insertSections(let added, let other, true):
      snapshot.insertSections(added, afterSection: other)
    case .insertSections(let added, let other, false):
      snapshot.insertSections(added, beforeSection: other)
    case .deleteSections(let sections): snapshot.deleteSections(sections)
    case .moveSection(let section, let other, true):
      snapshot.moveSection(section, afterSection: other)
    case .moveSection(let section, let other, false):
      snapshot.moveSection(section, beforeSection: other)
    }
  }
}
