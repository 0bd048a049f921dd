import UIKit

/// The operations of a snapshot of one size and one kind of identifiers.
@MainActor struct SnapshotCase<Identifier: MadeIdentifier> {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Identifier>

  private let made: MadeSnapshot<Identifier>
  private let name: String

  /// The operations on `made`, which the table calls `name`.
  init(_ made: MadeSnapshot<Identifier>, name: String) {
    (self.made, self.name) = (made, name)
  }

  /// Takes the times and checks the answers.
  func measure(in run: BenchmarkRun) {
    measureBuilding(in: run)
    measureIndex(in: run)
    measureChanges(in: run)
    measureQuestions(in: run)
  }

  private func measureBuilding(in run: BenchmarkRun) {
    let made = made
    let works = [
      Work("appendItems of all, \(name)", target: .floors(3)) {
        made.madeOfOneSection().numberOfSections
      },
      Work("ten sections, \(name)") { made.made().numberOfSections },
    ]
    run.measure(works, floor: IdentifierFloor.copying(made.identifiers))
    run.expect(
      made.madeOfOneSection().itemIdentifiers == made.identifiers, "\(name) in one section")
    run.expect(made.made().itemIdentifiers == made.identifiers, "\(name) in ten sections")
  }

  private func measureIndex(in run: BenchmarkRun) {
    let (made, middle) = (made, made.identifier(at: 0.5))
    let works = [
      Work("made and indexed, \(name)", target: .floors(1.2)) {
        made.made().indexOfItem(middle) ?? 0
      },
      Work("made and looked through, \(name)") { made.made().numberOfItems },
    ]
    run.measure(works, floor: IdentifierFloor.entering(made.identifiers))
  }

  private func measureChanges(in run: BenchmarkRun) {
    let (fresh, middle) = ([made.fresh], made.identifier(at: 0.5))
    let (first, last) = (made.identifier(at: 0.25), made.identifier(at: 0.75))
    let before = made.identifier(at: 0.25, offset: -1)
    var inserted = indexed()
    var moved = indexed()
    var marked = indexed()
    run.measure([
      // Each pair leaves the snapshot as it was.
      Work("insertItems and deleteItems, \(name)", target: .microseconds(40)) {
        inserted.insertItems(fresh, beforeItem: middle)
        inserted.deleteItems(fresh)
        return inserted.numberOfSections
      },
      Work("moveItem there and back, \(name)", target: .microseconds(40)) {
        moved.moveItem(first, afterItem: last)
        moved.moveItem(first, afterItem: before)
        return moved.numberOfSections
      },
      Work("reloadItems, \(name)", target: .microseconds(20)) {
        marked.reloadItems([middle])
        return marked.numberOfSections
      },
    ])
    run.expect(inserted.itemIdentifiers == made.identifiers, "\(name) after insertion and deletion")
    run.expect(moved.itemIdentifiers == made.identifiers, "\(name) after two moves")
    run.expect(marked.reloadedItemIdentifiers == [middle], "the mark of \(name)")
  }

  private func measureQuestions(in run: BenchmarkRun) {
    let (snapshot, middle, count) = (indexed(), made.identifier(at: 0.5), made.identifiers.count)
    run.measure([
      Work("indexOfItem, \(name)", target: .microseconds(20)) { snapshot.indexOfItem(middle) ?? 0 },
      Work("sectionIdentifier, \(name)", target: .microseconds(20)) {
        snapshot.sectionIdentifier(containingItem: middle) ?? 0
      },
      Work("numberOfItems, \(name)", target: .microseconds(20)) { snapshot.numberOfItems },
      Work("itemIdentifiers(inSection:), \(name)", target: .microseconds(20)) {
        snapshot.itemIdentifiers(inSection: 5).count
      },
    ])
    run.expect(snapshot.indexOfItem(middle) == count / 2, "the middle of \(name)")
    run.expect(snapshot.sectionIdentifier(containingItem: middle) == 5, "its section")
    run.expect(snapshot.numberOfItems == count, "the number of \(name)")
    run.expect(
      snapshot.itemIdentifiers(inSection: 5)
        == Array(made.identifiers[count / 2..<count / 10 * 6]), "section 5 of \(name)")
  }

  private func indexed() -> Snapshot {
    let snapshot = made.made()
    _ = snapshot.indexOfItem(made.fresh)
    return snapshot
  }
}
