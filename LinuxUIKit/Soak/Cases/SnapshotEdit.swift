import UIKit

/// A call that changes a snapshot.
enum SnapshotEdit: Sendable {
  case appendItems([Int], section: Int?)
  case insertItems([Int], at: Int, isAfter: Bool)
  case deleteItems([Int])
  case moveItem(Int, to: Int, isAfter: Bool)
  case appendSections([Int])
  case insertSections([Int], at: Int, isAfter: Bool)
  case deleteSections([Int])
  case moveSection(Int, to: Int, isAfter: Bool)
  case deleteAll
  case reloadItems([Int])
  case reconfigureItems([Int])
  case reloadSections([Int])
}

extension SnapshotEdit {
  /// Performs the call.
  func perform(on snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>) {
    switch self {
    case .appendItems(let items, let section): snapshot.appendItems(items, toSection: section)
    case .insertItems(let items, let other, true): snapshot.insertItems(items, afterItem: other)
    case .insertItems(let items, let other, false): snapshot.insertItems(items, beforeItem: other)
    case .deleteItems(let items): snapshot.deleteItems(items)
    case .moveItem(let item, let other, true): snapshot.moveItem(item, afterItem: other)
    case .moveItem(let item, let other, false): snapshot.moveItem(item, beforeItem: other)
    case .appendSections(let sections): snapshot.appendSections(sections)
    case .insertSections(let sections, let other, true):
      snapshot.insertSections(sections, afterSection: other)
    case .insertSections(let sections, let other, false):
      snapshot.insertSections(sections, beforeSection: other)
    case .deleteSections(let sections): snapshot.deleteSections(sections)
    case .moveSection(let section, let other, true):
      snapshot.moveSection(section, afterSection: other)
    case .moveSection(let section, let other, false):
      snapshot.moveSection(section, beforeSection: other)
    case .deleteAll: snapshot.deleteAllItems()
    case .reloadItems(let items): snapshot.reloadItems(items)
    case .reconfigureItems(let items): snapshot.reconfigureItems(items)
    case .reloadSections(let sections): snapshot.reloadSections(sections)
    }
  }
}

extension SoakModel {
  /// Applies the same change to the model; items keep their version in `versions`.
  mutating func apply(_ edit: SnapshotEdit, versions: [Int: Int]) {
    let items = { (ids: [Int]) in ids.map { SoakItem(id: $0, version: versions[$0] ?? 0) } }
    switch edit {
    case .appendItems(let ids, let section):
      remove(ids)
      let place = section.flatMap(place(ofSection:)) ?? sections.count - 1
      sections[place].items += items(ids)
    case .insertItems(let ids, let other, let isAfter):
      place(items(ids), at: other, isAfter: isAfter)
    case .deleteItems(let ids): remove(ids)
    case .moveItem(let id, let other, let isAfter):
      place(items([id]), at: other, isAfter: isAfter)
    case .appendSections(let ids): sections += ids.map { SoakSection(id: $0) }
    case .insertSections(let ids, let other, let isAfter):
      placeSections(ids.map { SoakSection(id: $0) }, at: other, isAfter: isAfter)
    case .deleteSections(let ids): sections.removeAll { ids.contains($0.id) }
    case .moveSection(let id, let other, let isAfter):
      guard let place = place(ofSection: id) else { return }
      let moved = sections.remove(at: place)
      placeSections([moved], at: other, isAfter: isAfter)
    case .deleteAll: sections = []
    case .reloadItems, .reconfigureItems, .reloadSections: break
    }
  }

  private mutating func place(_ items: [SoakItem], at other: Int, isAfter: Bool) {
    remove(items.map(\.id))
    guard let path = places[other] else { return }
    sections[path.section].items.insert(contentsOf: items, at: path.item + (isAfter ? 1 : 0))
  }

  private mutating func placeSections(_ added: [SoakSection], at other: Int, isAfter: Bool) {
    guard let place = place(ofSection: other) else { return }
    sections.insert(contentsOf: added, at: place + (isAfter ? 1 : 0))
  }
}

extension SnapshotEdit: CustomStringConvertible {
  /// A description such as "append [1, 2] to 7".
  var description: String {
    switch self {
    case .appendItems(let items, let section):
      "append \(items) to \(section.map(String.init) ?? "the last")"
    case .insertItems(let items, let other, let isAfter):
      "insert \(items) \(isAfter ? "after" : "before") \(other)"
    case .deleteItems(let items): "delete \(items)"
    case .moveItem(let item, let other, let isAfter):
      "move \(item) \(isAfter ? "after" : "before") \(other)"
    case .appendSections(let sections): "append sections \(sections)"
    case .insertSections(let sections, let other, let isAfter):
      "insert sections \(sections) \(isAfter ? "after" : "before") \(other)"
    case .deleteSections(let sections): "delete sections \(sections)"
    case .moveSection(let section, let other, let isAfter):
      "move section \(section) \(isAfter ? "after" : "before") \(other)"
    case .deleteAll: "delete all"
    case .reloadItems(let items): "reload \(items)"
    case .reconfigureItems(let items): "reconfigure \(items)"
    case .reloadSections(let sections): "reload sections \(sections)"
    }
  }
}
