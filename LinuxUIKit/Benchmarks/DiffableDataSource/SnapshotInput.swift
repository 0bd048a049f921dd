import EngineBenchmarkCases
import UIKit

/// Random identifiers, and snapshots of them in ten sections of equal size.
struct SnapshotInput<Identifier: RandomIdentifier> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Identifier>

  /// The identifiers, in order.
  let identifiers: [Identifier]
  /// An identifier that is not among them.
  let fresh: Identifier

  /// Generates identifiers for `count` items.
  init(_ count: Int) {
    let lists = IdentifierLists<Identifier>(count, change: .appending(1))
    identifiers = lists.source
    fresh = lists.target[count]
  }

  /// Shuffles the identifiers of another input.
  init(shuffling other: SnapshotInput) {
    let lists = IdentifierLists<Identifier>(other.identifiers.count, change: .shuffle)
    (identifiers, fresh) = (lists.target, other.fresh)
  }

  /// The number of sections.
  static var sections: Int { 10 }

  /// Returns a snapshot without an index, since nothing was looked up in it.
  func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    let length = identifiers.count / Self.sections
    snapshot.appendSections(Array(0..<Self.sections))
    for section in 0..<Self.sections {
      snapshot.appendItems(
        Array(identifiers[section * length..<(section + 1) * length]), toSection: section)
    }
    return snapshot
  }

  /// Returns a snapshot with all identifiers in one section, without an index.
  func snapshotWithOneSection() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(identifiers)
    return snapshot
  }

  /// Returns the identifier at a fraction of the count, plus an offset.
  func identifier(at part: Double, offset: Int = 0) -> Identifier {
    identifiers[Int(Double(identifiers.count) * part) + offset]
  }
}
