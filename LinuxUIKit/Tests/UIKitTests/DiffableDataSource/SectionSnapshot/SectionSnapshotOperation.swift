import SeededNumbers
import UIKit

/// A random valid change that applies to a section snapshot and to a model.
enum SectionSnapshotOperation {
  case append([Int], to: Int?)
  case insert([Int], next: Int, after: Bool)
  case delete([Int])
  case setExpanded(Bool, [Int])
  /// Replaces the children of an item with items and children of the first of these.
  case replace(Int, [Int], children: [Int])
  case insertSnapshot([Int], children: [Int], next: Int, after: Bool)
  case deleteAll

  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

  /// Creates a random operation that is valid for `model`.
  static func random(
    for model: SectionSnapshotModel, using random: inout SeededGenerator
  ) -> SectionSnapshotOperation {
    let after = Bool.random(using: &random)
    let present = model.items.shuffled(using: &random)
    let fresh = (0..<40).filter { !present.contains($0) }.shuffled(using: &random)
    let some = Array(fresh.prefix(Int.random(in: 0...4, using: &random)))
    let children = Array(fresh.dropFirst(4).prefix(Int.random(in: 0...3, using: &random)))
    switch (Int.random(in: 0..<24, using: &random), present.first) {
    case (0...2, _): return .append(some, to: nil)
    case (3...7, let item?): return .append(some, to: item)
    case (8...11, let item?): return .insert(some, next: item, after: after)
    case (12...14, _): return .delete(Array(present.prefix(2)))
    case (15...18, _): return .setExpanded(after, Array(present.prefix(3)) + [99])
    case (19...20, let item?): return .replace(item, some, children: children)
    case (21...22, let item?):
      return .insertSnapshot(some, children: children, next: item, after: after)
    case (23, _) where present.count > 25: return .deleteAll
    default: return .append(some, to: present.last)
    }
  }

  func play(on model: inout SectionSnapshotModel) {
    switch self {
    case .append(let items, let parent): model.append(items, to: parent)
    case .insert(let items, let item, let after):
      model.insert(SectionSnapshotModel(roots: items), next: item, after: after)
    case .delete(let items): model.delete(items)
    case .setExpanded(let isExpanded, let items): model.setExpanded(isExpanded, items)
    case .replace(let parent, let items, let children):
      model.replace(childrenOf: parent, using: Self.model(items, children: children))
    case .insertSnapshot(let items, let children, let item, let after):
      model.insert(Self.model(items, children: children), next: item, after: after)
    case .deleteAll: model.lines = []
    }
  }

  func play(on snapshot: inout Snapshot) {
    switch self {
    case .append(let items, let parent): snapshot.append(items, to: parent)
    case .insert(let items, let item, true): snapshot.insert(items, after: item)
    case .insert(let items, let item, false): snapshot.insert(items, before: item)
    case .delete(let items): snapshot.delete(items)
    case .setExpanded(true, let items): snapshot.expand(items)
    case .setExpanded(false, let items): snapshot.collapse(items)
    case .replace(let parent, let items, let children):
      snapshot.replace(childrenOf: parent, using: Self.snapshot(items, children: children))
    case .insertSnapshot(let items, let children, let item, true):
      snapshot.insert(Self.snapshot(items, children: children), after: item)
    case .insertSnapshot(let items, let children, let item, false):
      snapshot.insert(Self.snapshot(items, children: children), before: item)
    case .deleteAll: snapshot.deleteAll()
    }
  }

  private static func model(_ items: [Int], children: [Int]) -> SectionSnapshotModel {
    var model = SectionSnapshotModel(roots: items)
    guard let first = items.first else { return model }
    model.append(children, to: first)
    model.setExpanded(true, [first])
    return model
  }

  private static func snapshot(_ items: [Int], children: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.append(items)
    guard let first = items.first else { return snapshot }
    snapshot.append(children, to: first)
    snapshot.expand([first])
    return snapshot
  }
}
