import CompositionalLayout
import OrderedDifference

/// The sections and items to display, as identifiers in order.
///
/// Describe the content to display and apply it to a data source, which computes and animates the
/// changes:
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<Team, Person.ID>()
/// snapshot.appendSections([.red, .blue])
/// snapshot.appendItems(red.map(\.id), toSection: .red)
/// snapshot.appendItems(blue.map(\.id), toSection: .blue)
/// dataSource.apply(snapshot)
/// ```
///
/// Section identifiers are unique among the sections, and item identifiers in the whole snapshot. A
/// section and an item may have the same identifier. Snapshots are value types: changing a copy
/// never affects the original.
///
/// Appending costs a copy of the array. Identifiers are hashed, and duplicates detected, at the
/// first query that depends on it or when the snapshot is applied. After that, a query or a change
/// of one item costs a hash and a short search. Behavior and messages follow uikit.md, 7.1. Using
/// an identifier that doesn't exist, or exists twice, stops with Apple's message; deleting an
/// unknown one has no effect.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  typealias Content = SnapshotContent<SectionIdentifierType, ItemIdentifierType>

  private var storage: SnapshotStorage<SectionIdentifierType, ItemIdentifierType>

  /// Creates a snapshot without sections.
  public init() {
    storage = SnapshotStorage(Content())
  }

  /// Returns the result of a query, which may have to index the identifiers first.
  func read<Answer: Sendable>(_ question: (inout Content) -> Answer) -> Answer {
    storage.withContent(question)
  }

  /// Changes the content without affecting copies.
  mutating func edit(_ change: (inout Content) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    storage.withContent(change)
  }

  /// The identifiers as input of the ordered difference.
  var list: SectionedList<SectionIdentifierType, ItemIdentifierType> {
    read { $0.list }
  }

  /// The snapshot without marks for reloading and reconfiguring.
  var withoutMarks: NSDiffableDataSourceSnapshot {
    guard read({ !$0.marks.isEmpty }) else { return self }
    var plain = self
    plain.edit { $0.removeMarks() }
    return plain
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Returns whether both snapshots have the same sections and items in the same order, ignoring
  /// marks.
  public static func == (
    first: NSDiffableDataSourceSnapshot, second: NSDiffableDataSourceSnapshot
  ) -> Bool {
    first.storage === second.storage || first.list == second.list
  }
}
