import SeededNumbers
import Testing
import UIKit

struct NSDiffableDataSourceSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections.map(\.0))
    for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }

  @Test("A new snapshot is empty")
  func empty() {
    let snapshot = Snapshot()
    #expect(snapshot.numberOfItems == 0)
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.itemIdentifiers.isEmpty)
    #expect(snapshot.indexOfItem(1) == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 1) == nil)
    #expect(snapshot.indexOfSection("a") == nil)
  }

  @Test("Items are appended to the last section by default")
  func appendToLast() {
    var snapshot = snapshot([("a", [1]), ("b", [2])])
    snapshot.appendItems([3, 4])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [2, 3, 4])
    #expect(snapshot.numberOfItems(inSection: "a") == 1)
    #expect(snapshot.numberOfItems == 4)
  }

  @Test("Indices count across all sections")
  func lookups() {
    let snapshot = snapshot([("a", [1, 2]), ("b", []), ("c", [3, 4])])
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "c")
    #expect(snapshot.indexOfSection("c") == 2)
  }

  @Test("Items are inserted before and after another one, in its section")
  func insert() {
    var snapshot = snapshot([("a", [1, 2]), ("b", [3])])
    snapshot.insertItems([8, 9], beforeItem: 2)
    snapshot.insertItems([7], afterItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 8, 9, 2])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 7])
  }

  @Test("Appending or inserting an existing item moves it")
  func appendExisting() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.appendItems([1], toSection: "b")
    snapshot.insertItems([4], beforeItem: 2)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [4, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [1])
  }

  @Test("Deleting ignores unknown items and keeps empty sections")
  func delete() {
    var snapshot = snapshot([("a", [1, 2])])
    snapshot.deleteItems([2, 1, 77])
    #expect(snapshot.sectionIdentifiers == ["a"])
    #expect(snapshot.numberOfItems == 0)
    snapshot.deleteSections(["zzz"])
    #expect(snapshot.numberOfSections == 1)
  }

  @Test("Deleting all items deletes the sections too")
  func deleteAll() {
    var snapshot = snapshot([("a", [1, 2])])
    snapshot.deleteAllItems()
    #expect(snapshot.content == [])
  }

  @Test("Empty arrays change nothing")
  func emptyArguments() {
    var snapshot = Snapshot()
    snapshot.appendItems([])
    snapshot.appendSections([])
    snapshot.deleteItems([])
    snapshot.reloadItems([])
    #expect(snapshot.content == [])
  }

  @Test("A copy is unaffected by changes of the original")
  func valueSemantics() {
    let before = snapshot([("a", [1, 2, 3])])
    var after = before
    after.moveItem(1, afterItem: 3)
    after.appendSections(["b"])
    #expect(before.itemIdentifiers == [1, 2, 3])
    #expect(before.sectionIdentifiers == ["a"])
    #expect(after.itemIdentifiers == [2, 3, 1])
  }

  @Test("A section and an item may have the same identifier")
  func sharedIdentifier() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([1])
    snapshot.appendItems([1])
    #expect(snapshot.indexOfItem(1) == 0)
  }

  @Test("Marks are unique, in the order of marking, and are deleted with their item")
  func marks() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.reloadItems([3, 1])
    snapshot.reloadItems([1, 2])
    snapshot.reconfigureItems([4, 4])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [3, 1, 2])
    #expect(snapshot.reconfiguredItemIdentifiers == [4])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    snapshot.deleteItems([1])
    snapshot.deleteSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [3, 2])
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
  }

  @Test("Any sequence of changes has the result of the same changes of arrays")
  func randomOperations() {
    for seed in 0..<PropertyRuns.count(full: 600) {
      var random = SeededGenerator(seed: UInt64(seed))
      var model = SnapshotModel()
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      for step in 0..<20 {
        let operation = SnapshotOperation.random(for: model, using: &random)
        let copy = snapshot
        operation.play(on: &model)
        operation.play(on: &snapshot)
        // Without queries in between, later changes apply to a snapshot that was never queried.
        // A count alone doesn't build the index of items.
        let question = Int.random(in: 0..<4, using: &random)
        if question == 1 { #expect(snapshot.numberOfItems == model.items.joined().count) }
        guard question == 0 || step == 19 else { continue }
        expectEqual(snapshot, model, "seed \(seed), step \(step), \(operation)")
        #expect(copy.numberOfItems == copy.itemIdentifiers.count)
      }
    }
  }

  @Test("A thousand changes inside a long section can be queried")
  func drift() {
    var random = SeededGenerator(seed: 5)
    var model = SnapshotModel(sections: [0], items: [Array(0..<2_000)])
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<2_000))
    for step in 0..<1_000 {
      let item = model.items[0].randomElement(using: &random) ?? 0
      let other = model.items[0].first { $0 != item } ?? 0
      let changes: [SnapshotOperation] = [
        .move(item, to: other, after: true), .insert([3_000 + step], at: item, after: false),
        .delete([item]),
      ]
      let change = changes[step % 3]
      change.play(on: &model)
      change.play(on: &snapshot)
    }
    expectEqual(snapshot, model, "seed 5")
  }

  private func expectEqual(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, _ model: SnapshotModel, _ place: String
  ) {
    let comment = Comment(rawValue: place)
    #expect(snapshot.sectionIdentifiers == model.sections, comment)
    #expect(snapshot.itemIdentifiers == Array(model.items.joined()), comment)
    #expect(snapshot.reloadedItemIdentifiers == model.reloaded, comment)
    for (place, section) in model.sections.enumerated() {
      #expect(snapshot.indexOfSection(section) == place, comment)
      #expect(snapshot.itemIdentifiers(inSection: section) == model.items[place], comment)
    }
    for (index, item) in model.items.joined().enumerated() {
      let section = model.place(of: item).map { model.sections[$0.section] }
      #expect(snapshot.indexOfItem(item) == index, comment)
      #expect(snapshot.sectionIdentifier(containingItem: item) == section, comment)
    }
  }
}
