import SeededNumbers
import Testing
import UIKit

/// Tests queries of section snapshots after changes (uikit.md, 7.3).
struct NSDiffableDataSourceSectionSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// Returns Fruit with Apple and Pear, Pear with Williams, and Roots with Carrot, all collapsed.
  private func food() -> Snapshot {
    var food = Snapshot()
    food.append(["Fruit", "Roots"])
    food.append(["Apple", "Pear"], to: "Fruit")
    food.append(["Williams"], to: "Pear")
    food.append(["Carrot"], to: "Roots")
    return food
  }

  @Test("An empty section snapshot has no items")
  func empty() {
    #expect(Snapshot().items.isEmpty)
    #expect(Snapshot().visibleItems.isEmpty)
    #expect(Snapshot().rootItems.isEmpty)
    #expect(Snapshot().visualDescription().isEmpty)
    #expect(!Snapshot().contains("Fruit"))
    #expect(Snapshot().index(of: "Fruit") == nil)
  }

  @Test("Items are in depth-first order, root items at level 0")
  func order() {
    let food = food()
    #expect(food.items == ["Fruit", "Apple", "Pear", "Williams", "Roots", "Carrot"])
    #expect(food.rootItems == ["Fruit", "Roots"])
    #expect(food.items.map(food.level) == [0, 1, 1, 2, 0, 1])
    #expect(food.items.map(food.index) == [0, 1, 2, 3, 4, 5])
    #expect(food.parent(of: "Williams") == "Pear")
    #expect(food.parent(of: "Roots") == nil)
  }

  @Test("An item is visible when all items above it are expanded")
  func visibility() {
    var food = food()
    #expect(food.visibleItems == ["Fruit", "Roots"])
    food.expand(["Pear"])
    #expect(food.isExpanded("Pear"))
    #expect(!food.isVisible("Williams"))
    food.expand(["Fruit"])
    #expect(food.visibleItems == ["Fruit", "Apple", "Pear", "Williams", "Roots"])
    food.collapse(["Fruit"])
    #expect(food.visibleItems == ["Fruit", "Roots"])
    #expect(food.isExpanded("Pear"))
  }

  @Test("Expanding unknown items does nothing, and items without children can be expanded")
  func expandingOthers() {
    var food = food()
    food.expand(["Fish", "Apple"])
    food.collapse(["Fish"])
    #expect(food.isExpanded("Apple"))
    food.expand(["Fruit"])
    food.append(["Boskop"], to: "Apple")
    #expect(food.isVisible("Boskop"))
  }

  @Test("Items inserted after an item follow its descendants and have the same parent")
  func insertion() {
    var food = food()
    food.insert(["Fish"], after: "Fruit")
    food.insert(["Plum"], before: "Pear")
    food.insert(["Grape"], after: "Pear")
    #expect(
      food.items == [
        "Fruit", "Apple", "Plum", "Pear", "Williams", "Grape", "Fish", "Roots", "Carrot",
      ])
    #expect(food.parent(of: "Fish") == nil)
    #expect(food.parent(of: "Grape") == "Fruit")
  }

  @Test("Deleting an item deletes its descendants, also if they are deleted too")
  func deletion() {
    var food = food()
    food.delete(["Pear", "Williams", "Roots"])
    #expect(food.items == ["Fruit", "Apple"])
    food.append(["Williams"], to: "Apple")
    #expect(food.level(of: "Williams") == 2)
    food.deleteAll()
    #expect(food.items.isEmpty)
  }

  @Test("An item that is deleted and added again is collapsed")
  func comingBack() {
    var food = food()
    food.expand(["Fruit"])
    food.delete(["Fruit"])
    food.append(["Fruit"])
    #expect(!food.isExpanded("Fruit"))
  }

  @Test("Replacing children keeps the item and the new children expanded")
  func replacing() {
    var food = food()
    food.expand(["Fruit"])
    var stone = Snapshot()
    stone.append(["Cherry", "Apple"])
    stone.append(["Morello"], to: "Cherry")
    stone.expand(["Cherry"])
    food.replace(childrenOf: "Fruit", using: stone)
    #expect(food.visibleItems == ["Fruit", "Cherry", "Morello", "Apple", "Roots"])
    #expect(!food.contains("Williams"))
    food.replace(childrenOf: "Fruit", using: Snapshot())
    #expect(food.items == ["Fruit", "Roots", "Carrot"])
    #expect(food.isExpanded("Fruit"))
  }

  @Test("A whole snapshot is inserted beside an item")
  func insertingSnapshots() {
    var food = food()
    var fish = Snapshot()
    fish.append(["Fish"])
    fish.append(["Herring"], to: "Fish")
    #expect(food.insert(fish, before: "Roots") == nil)
    #expect(food.items.suffix(4) == ["Fish", "Herring", "Roots", "Carrot"])
    #expect(food.level(of: "Herring") == 1)
    food.delete(["Fish"])
    #expect(food.insert(fish, after: "Apple") == "Fruit")
    #expect(
      food.items == ["Fruit", "Apple", "Fish", "Herring", "Pear", "Williams", "Roots", "Carrot"])
  }

  @Test("A part of an outline is a separate snapshot, with or without its parent")
  func parts() {
    var food = food()
    food.expand(["Pear"])
    let fruit = food.snapshot(of: "Fruit")
    #expect(fruit.items == ["Apple", "Pear", "Williams"])
    #expect(fruit.visibleItems == ["Apple", "Pear", "Williams"])
    #expect(fruit.level(of: "Williams") == 1)
    #expect(food.snapshot(of: "Fruit", includingParent: true).rootItems == ["Fruit"])
    #expect(food.snapshot(of: "Carrot").items.isEmpty)
  }

  @Test("The description has a line for each item with its expanded and visible state")
  func description() {
    var food = food()
    food.expand(["Fruit"])
    #expect(
      food.visualDescription() == """
        +* Fruit
          -* Apple
          -* Pear
            - Williams
        -* Roots
          - Carrot
        """)
  }

  @Test("A copy is unaffected by changes")
  func copies() {
    var food = food()
    let copy = food
    food.delete(["Fruit"])
    food.expand(["Roots"])
    #expect(copy.items == ["Fruit", "Apple", "Pear", "Williams", "Roots", "Carrot"])
    #expect(copy.visibleItems == ["Fruit", "Roots"])
    #expect(food.visibleItems == ["Roots", "Carrot"])
  }

  @Test("A chain of ten thousand items can be built, searched and deleted")
  func depth() {
    var chain = NSDiffableDataSourceSectionSnapshot<Int>()
    chain.append([0])
    for item in 1..<10_000 { chain.append([item], to: item - 1) }
    chain.expand(Array(0..<10_000))
    #expect(chain.level(of: 9_999) == 9_999)
    #expect(chain.visibleItems == Array(0..<10_000))
    chain.delete(Array(1..<10_000))
    #expect(chain.items == [0])
  }

  @Test("Any sequence of changes has the result of the same changes of an indented list")
  func randomOperations() {
    for seed in 0..<PropertyRuns.count(full: 1_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      var model = SectionSnapshotModel()
      var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      for step in 0..<42 {
        let operation = SectionSnapshotOperation.random(for: model, using: &random)
        let (copy, before) = (snapshot, model.lines)
        operation.play(on: &model)
        operation.play(on: &snapshot)
        let place = "seed \(seed), step \(step), \(operation)"
        guard isEqual(snapshot, model), copy.items == before.map(\.item) else {
          Issue.record(Comment(rawValue: place))
          return
        }
      }
    }
  }

  /// Expects equal results of all queries.
  private func isEqual(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<Int>, _ model: SectionSnapshotModel
  ) -> Bool {
    let (items, visible) = (model.items, model.visibleItems)
    return snapshot.items == items && snapshot.rootItems == model.rootItems
      && snapshot.visibleItems == visible
      && items.allSatisfy { item in
        snapshot.level(of: item) == model.level(of: item)
          && snapshot.parent(of: item) == model.parent(of: item)
          && snapshot.isExpanded(item) == model.isExpanded(item)
          && snapshot.isVisible(item) == visible.contains(item)
          && snapshot.index(of: item) == model.index(of: item)
          && snapshot.snapshot(of: item).visibleItems == model.part(below: item).visibleItems
      }
  }
}
