import UIKit

/// A snapshot of ten sections with as many made identifiers each, as the workload of the targets
/// has it.
struct MadeSnapshot<Identifier: MadeIdentifier> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Identifier>

  /// The identifiers, in order.
  let identifiers: [Identifier]
  /// An identifier that is not among them.
  let fresh: Identifier

  /// Identifiers for `count` items.
  init(_ count: Int) {
    let lists = MadeLists<Identifier>(count, change: .appending(1))
    identifiers = lists.source
    fresh = lists.target[count]
  }

  /// The same identifiers in another order.
  init(shuffling other: MadeSnapshot) {
    let lists = MadeLists<Identifier>(other.identifiers.count, change: .shuffle)
    (identifiers, fresh) = (lists.target, other.fresh)
  }

  /// The number of sections.
  static var sections: Int { 10 }

  /// The snapshot; nothing has been asked of it.
  func made() -> Snapshot {
    var snapshot = Snapshot()
    let length = identifiers.count / Self.sections
    snapshot.appendSections(Array(0..<Self.sections))
    for section in 0..<Self.sections {
      snapshot.appendItems(
        Array(identifiers[section * length..<(section + 1) * length]), toSection: section)
    }
    return snapshot
  }

  /// All identifiers in one section; nothing has been asked of it.
  func madeOfOneSection() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(identifiers)
    return snapshot
  }

  /// The identifier a part of the way through, and then some further.
  func identifier(at part: Double, offset: Int = 0) -> Identifier {
    identifiers[Int(Double(identifiers.count) * part) + offset]
  }
}
