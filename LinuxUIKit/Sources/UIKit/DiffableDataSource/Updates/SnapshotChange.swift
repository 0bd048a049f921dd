import CompositionalLayout
import OrderedDifference

/// The difference of two snapshots, which can be computed on any queue.
struct SnapshotChange<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  private typealias List = SectionedList<Section, Item>

  /// The snapshot before.
  let source: Snapshot
  /// The changes from `source` to the snapshot after.
  let difference: OrderedDifference

  /// Compares two snapshots, the first of which has no duplicate items.
  ///
  /// If only a few items are new, only these are checked for duplicates, since the others had none
  /// before. Otherwise, or if one is found, all items are checked.
  init(from source: Snapshot, to target: Snapshot) {
    self.source = source
    let (old, new) = (source.list, target.read { $0.uncheckedList })
    let first = OrderedDifferenceSolver(from: old, to: new).solve()
    guard !Self.hasNoDuplicates(first, from: source, to: new) else {
      target.read { $0.markItemsUnique() }
      difference = first
      return
    }
    let checked = target.list
    difference = checked == new ? first : OrderedDifferenceSolver(from: old, to: checked).solve()
  }

  // The difference doesn't list the items of inserted sections.
  private static func hasNoDuplicates(
    _ difference: OrderedDifference, from source: Snapshot, to list: List
  ) -> Bool {
    guard difference.insertedSections.allSatisfy({ list.items[$0].isEmpty }) else { return false }
    let inserted = difference.insertedItems.compactMap(list.item(at:))
    guard let isThere = source.read({ $0.containsAny(of: inserted) }), !isThere else {
      return false
    }
    return Set(inserted).count == inserted.count
  }
}
