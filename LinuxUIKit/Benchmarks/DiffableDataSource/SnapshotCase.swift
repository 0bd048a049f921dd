import BenchmarkHarness
import EngineBenchmarkCases
import UIKit

/// The operations of a snapshot of one size and one kind of identifiers.
@MainActor struct SnapshotCase<Identifier: RandomIdentifier> {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Identifier>

  private let input: SnapshotInput<Identifier>
  private let name: String

  /// Creates the operations on snapshots of `input`, which the table calls `name`.
  init(_ input: SnapshotInput<Identifier>, name: String) {
    (self.input, self.name) = (input, name)
  }

  /// Measures the operations and checks the results.
  func measure(in run: BenchmarkRun) {
    measureBuilding(in: run)
    measureIndex(in: run)
    measureChanges(in: run)
    measureQuestions(in: run)
  }

  private func measureBuilding(in run: BenchmarkRun) {
    let input = input
    let works = [
      Work("appendItems of all, \(name)", target: .floors(3)) {
        input.snapshotWithOneSection().numberOfSections
      },
      Work("ten sections, \(name)") { input.snapshot().numberOfSections },
    ]
    run.measure(works, floor: IdentifierFloor.copying(input.identifiers))
    run.expect(
      input.snapshotWithOneSection().itemIdentifiers == input.identifiers, "\(name) in one section")
    run.expect(input.snapshot().itemIdentifiers == input.identifiers, "\(name) in ten sections")
  }

  private func measureIndex(in run: BenchmarkRun) {
    let (input, middle) = (input, input.identifier(at: 0.5))
    let works = [
      Work("made and indexed, \(name)", target: .floors(1.2)) {
        input.snapshot().indexOfItem(middle) ?? 0
      },
      Work("made and looked through, \(name)") { input.snapshot().numberOfItems },
    ]
    run.measure(works, floor: IdentifierFloor.entering(input.identifiers))
  }

  private func measureChanges(in run: BenchmarkRun) {
    let (fresh, middle) = ([input.fresh], input.identifier(at: 0.5))
    let (first, last) = (input.identifier(at: 0.25), input.identifier(at: 0.75))
    let before = input.identifier(at: 0.25, offset: -1)
    var inserted = indexed()
    var moved = indexed()
    var marked = indexed()
    run.measure([
      // Each pair restores the snapshot.
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
    run.expect(
      inserted.itemIdentifiers == input.identifiers, "\(name) after insertion and deletion")
    run.expect(moved.itemIdentifiers == input.identifiers, "\(name) after two moves")
    run.expect(marked.reloadedItemIdentifiers == [middle], "the mark of \(name)")
  }

  private func measureQuestions(in run: BenchmarkRun) {
    let (snapshot, middle, count) = (indexed(), input.identifier(at: 0.5), input.identifiers.count)
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
        == Array(input.identifiers[count / 2..<count / 10 * 6]), "section 5 of \(name)")
  }

  private func indexed() -> Snapshot {
    let snapshot = input.snapshot()
    _ = snapshot.indexOfItem(input.fresh)
    return snapshot
  }
}
