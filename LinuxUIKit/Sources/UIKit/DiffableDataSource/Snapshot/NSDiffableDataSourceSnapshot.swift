import CompositionalLayout
import OrderedDifference

/// The sections and items that a screen shows at one moment, as identifiers in order.
///
/// Describe what should be on the screen, and hand it to a data source, which finds out what
/// changed and plays the changes:
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<Team, Person.ID>()
/// snapshot.appendSections([.red, .blue])
/// snapshot.appendItems(red.map(\.id), toSection: .red)
/// snapshot.appendItems(blue.map(\.id), toSection: .blue)
/// dataSource.apply(snapshot)
/// ```
///
/// A section identifier occurs once among the sections and an item identifier once in the whole
/// snapshot; a section and an item may share one. A snapshot is a value: a copy keeps what it has.
///
/// Appending costs a copy of the array. Identifiers are hashed when somebody first asks for what
/// depends on it, or applies the snapshot, and only then are repeated ones found; from then on a
/// lookup or a change of one item costs a hash and a short search. Behavior and texts are those of
/// uikit.md 7.1. Every use of an identifier that is not there, or twice there, ends the program
/// with Apple's message, as Apple's does; deleting one that is not there does nothing.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  typealias Content = SnapshotContent<SectionIdentifierType, ItemIdentifierType>

  private var storage: SnapshotStorage<SectionIdentifierType, ItemIdentifierType>

  /// Makes a snapshot without sections.
  public init() {
    storage = SnapshotStorage(Content())
  }

  /// Answers from the content, which may first have to look its identifiers through.
  func read<Answer: Sendable>(_ question: (inout Content) -> Answer) -> Answer {
    storage.withContent(question)
  }

  /// Changes the content; copies of this snapshot keep theirs.
  mutating func edit(_ change: (inout Content) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    storage.withContent(change)
  }

  /// The identifiers alone, as the ordered difference reads them.
  var list: SectionedList<SectionIdentifierType, ItemIdentifierType> {
    read { $0.list }
  }

  /// The same sections and items without marks for reloading and reconfiguring.
  var withoutMarks: NSDiffableDataSourceSnapshot {
    guard read({ $0.hasMarks }) else { return self }
    var plain = self
    plain.edit { $0.removeMarks() }
    return plain
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Whether both have the same sections and items in the same order, whatever their marks.
  public static func == (
    first: NSDiffableDataSourceSnapshot, second: NSDiffableDataSourceSnapshot
  ) -> Bool {
    first.storage === second.storage || first.list == second.list
  }
}
