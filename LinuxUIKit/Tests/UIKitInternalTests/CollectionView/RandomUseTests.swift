import SeededNumbers
import Testing

@testable import UIKit

/// Random actions of the user and of the app in a list.
@MainActor struct RandomUseTests {
  /// A list and a model that is updated with it.
  @MainActor private struct Play {
    let screen: ModelScreen
    var random: SeededGenerator
    var nextID = 1_000

    init(seed: Int) {
      random = SeededGenerator(seed: UInt64(seed))
      screen = ModelScreen([])
      screen.view.layoutIfNeeded()
    }

    mutating func freshID() -> Int {
      nextID += 1
      return nextID
    }

    /// Returns an index path at which an item can be inserted; `nil` if there is no section.
    mutating func freePlace() -> IndexPath? {
      guard let section = screen.sections.indices.randomElement(using: &random) else { return nil }
      let count = screen.sections[section].items.count
      return IndexPath(item: .random(in: 0...count, using: &random), section: section)
    }

    /// Returns the index path of an item; `nil` if there is none.
    mutating func usedPlace() -> IndexPath? {
      let paths = screen.sections.indices.flatMap { section in
        screen.sections[section].items.indices.map { IndexPath(item: $0, section: section) }
      }
      return paths.randomElement(using: &random)
    }

    mutating func step() {
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1, 2: insertItem()
      case 3: deleteItem()
      case 4: moveItem()
      case 5: changeItem { $0.reloadItems(at: [$1]) }
      case 6: changeItem { $0.reconfigureItems(at: [$1]) }
      case 7: insertSection()
      case 8: changeSection()
      case 9: scroll()
      case 10: screen.view.collectionViewLayout = StackLayout()
      default: reload()
      }
    }

    private mutating func insertItem() {
      guard let path = freePlace() else { return }
      screen.sections[path.section].items.insert(ModelItem(id: freshID()), at: path.item)
      screen.view.insertItems(at: [path])
    }

    private mutating func deleteItem() {
      guard let path = usedPlace() else { return }
      screen.sections[path.section].items.remove(at: path.item)
      screen.view.deleteItems(at: [path])
    }

    private mutating func moveItem() {
      guard let path = usedPlace() else { return }
      let item = screen.sections[path.section].items.remove(at: path.item)
      guard let target = freePlace() else { return }
      screen.sections[target.section].items.insert(item, at: target.item)
      screen.view.moveItem(at: path, to: target)
    }

    private mutating func changeItem(_ tell: (UICollectionView, IndexPath) -> Void) {
      guard let path = usedPlace() else { return }
      screen.sections[path.section].items[path.item].version += 1
      tell(screen.view, path)
    }

    private mutating func insertSection() {
      let index = Int.random(in: 0...screen.sections.count, using: &random)
      let items = (0..<Int.random(in: 0...4, using: &random)).map { _ in ModelItem(id: freshID()) }
      screen.sections.insert(ModelSection(id: freshID(), items: items), at: index)
      screen.view.insertSections([index])
    }

    private mutating func changeSection() {
      guard let index = screen.sections.indices.randomElement(using: &random) else { return }
      if Bool.random(using: &random) {
        screen.sections.remove(at: index)
        screen.view.deleteSections([index])
      } else {
        screen.sections[index].items.append(ModelItem(id: freshID()))
        screen.view.reloadSections([index])
      }
    }

    private mutating func scroll() {
      screen.view.contentOffset.y = .random(in: -100...1_500, using: &random)
      screen.view.layoutIfNeeded()
    }

    private mutating func reload() {
      guard Int.random(in: 0..<4, using: &random) == 0 else { return }
      if !screen.sections.isEmpty { screen.sections.removeLast() }
      screen.view.reloadData()
      screen.view.layoutIfNeeded()
    }
  }

  @Test("Whatever is done to a list, it shows its model and keeps its views in order")
  func everything() {
    for seed in 0..<PropertyRuns.count(full: 150) { check(seed: seed) }
  }

  @Test("It does so with every choice that Apple leaves open")
  func choices() {
    for seed in 0..<PropertyRuns.count(full: 150) {
      OpenChoices(seed: UInt64(seed)).perform { check(seed: seed) }
    }
  }

  private func check(seed: Int) {
    var play = Play(seed: seed)
    for step in 0..<60 {
      play.step()
      // Some choices leave the work to the next pass.
      play.screen.view.layoutIfNeeded()
      let label: Comment = "seed \(seed), step \(step)"
      #expect(play.screen.displayed == play.screen.expected, label)
      #expect(play.screen.view.brokenInvariants == [], label)
    }
  }
}
