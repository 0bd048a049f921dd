import SeededNumbers
import Testing

@testable import UIKit

@MainActor struct RandomUpdateTests {
  private func makeModel(using random: inout SeededGenerator, nextID: inout Int) -> [ModelSection] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      nextID += 1
      let section = nextID
      let items = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        nextID += 1
        return ModelItem(id: nextID)
      }
      return ModelSection(id: section, items: items)
    }
  }

  @Test("After any update the cells show the model, keep their items, and nothing is out of order")
  func modelIsShown() {
    for seed in 0..<PropertyRuns.count(full: 400) {
      var random = SeededGenerator(seed: UInt64(seed))
      var nextID = 0
      let screen = ModelScreen(makeModel(using: &random, nextID: &nextID))
      screen.view.layoutIfNeeded()
      for step in 0..<10 {
        let label: Comment = "seed \(seed), step \(step)"
        select(in: screen, using: &random)
        let update = RandomUpdate(of: screen.sections, nextID: &nextID, using: &random)
        let before = LayoutCase(of: screen)
        play(update, on: screen)

        #expect(screen.displayed == screen.expected, label)
        #expect(screen.view.brokenInvariants == [], label)
        before.checkCells(of: screen, after: update, label)
        before.checkSelection(of: screen, after: update, label)
        before.checkHeaders(of: screen, label)
      }
    }
  }

  private func select(in screen: ModelScreen, using random: inout SeededGenerator) {
    let y = CGFloat.random(in: 0...400, using: &random)
    screen.view.contentOffset.y = y
    screen.view.layoutIfNeeded()
    for path in screen.displayed.keys.sorted() where Bool.random(using: &random) {
      screen.view.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  private func play(_ update: RandomUpdate, on screen: ModelScreen) {
    var completions = 0
    screen.view.performBatchUpdates {
      screen.sections = update.after
      for step in update.steps { step(screen.view) }
    } completion: { finished in
      completions += finished ? 1 : 100
    }
    #expect(completions == 1)
  }
}

/// The displayed content before an update, by identity.
@MainActor private struct LayoutCase {
  let cells: [Int: UICollectionViewCell]
  let selected: Set<Int>
  let headers: [Int: UICollectionReusableView]

  init(of screen: ModelScreen) {
    let view = screen.view
    cells = Dictionary(
      uniqueKeysWithValues: screen.displayed.compactMap { path, item in
        view.cellForItem(at: path).map { (item.id, $0) }
      })
    selected = Self.selected(in: screen)
    headers = Self.headers(in: screen)
  }

  static func selected(in screen: ModelScreen) -> Set<Int> {
    Set(
      (screen.view.indexPathsForSelectedItems ?? []).map {
        screen.sections[$0.section].items[$0.item].id
      })
  }

  static func headers(in screen: ModelScreen) -> [Int: UICollectionReusableView] {
    let paths = screen.view.indexPathsForVisibleSupplementaryElements(ofKind: "header")
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        screen.view.supplementaryView(forElementKind: "header", at: path)
          .map { (screen.sections[path.section].id, $0) }
      })
  }

  /// Checks that items that remain visible and weren't reloaded keep their cells.
  func checkCells(of screen: ModelScreen, after update: RandomUpdate, _ label: Comment) {
    for (path, item) in screen.displayed where !update.reloaded.contains(item.id) {
      guard let cell = cells[item.id] else { continue }
      #expect(screen.view.cellForItem(at: path) === cell, label)
    }
  }

  /// Checks that the selection follows items and that deleted and reloaded ones are deselected.
  func checkSelection(of screen: ModelScreen, after update: RandomUpdate, _ label: Comment) {
    let left = Set(update.after.flatMap(\.items).map(\.id))
    let expected = selected.intersection(left).subtracting(update.reloaded)
    #expect(Self.selected(in: screen) == expected, label)
    for path in screen.view.indexPathsForVisibleItems {
      let item = screen.sections[path.section].items[path.item].id
      #expect(screen.view.cellForItem(at: path)?.isSelected == expected.contains(item), label)
    }
  }

  /// Checks that headers stay with their sections.
  func checkHeaders(of screen: ModelScreen, _ label: Comment) {
    for (section, header) in Self.headers(in: screen) {
      #expect((header as? ModelHeader)?.section == section, label)
      if let before = headers[section] { #expect(before === header, label) }
    }
  }
}
