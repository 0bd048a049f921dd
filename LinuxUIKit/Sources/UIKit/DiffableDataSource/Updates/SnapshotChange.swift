import CompositionalLayout
import OrderedDifference

/// What changes from one snapshot to another, worked out on any queue.
struct SnapshotChange<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  private typealias List = SectionedList<Section, Item>

  /// The snapshot before.
  let source: Snapshot
  /// The steps from one to the other.
  let difference: OrderedDifference

  /// Compares two snapshots, of which the first has no item twice.
  ///
  /// Where few items are new, only those are looked for among the others: none was repeated before,
  /// so only they can be repeated now. Otherwise, or where one is, all are looked through.
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

  // An inserted section stands for its items, which are not named.
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
