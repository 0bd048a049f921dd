import Testing
import UIKit

/// Tests the effect of updates on the selection: the last column of the table in uikit.md, 6.8.
@MainActor struct SelectionUpdateTests {
  /// Two sections of three rows, with the middle row of each selected.
  private func makeScreen() -> ListScreen {
    let screen = ListScreen([["a", "b", "c"], ["d", "e", "f"]])
    screen.view.frame.size.height = 400
    screen.view.allowsMultipleSelection = true
    _ = screen.pass()
    for section in 0...1 {
      screen.view.selectItem(at: [section, 1], animated: false, scrollPosition: [])
    }
    return screen
  }

  private func selectedCells(of screen: ListScreen) -> [IndexPath] {
    screen.view.indexPathsForVisibleItems.sorted().filter {
      screen.view.cellForItem(at: $0)?.isSelected == true
    }
  }

  @Test("A reloaded item is not selected any more, and its new cell does not show it so")
  func reloadedItem() {
    let screen = makeScreen()

    screen.view.reloadItems(at: [[0, 1], [0, 2]])

    #expect(screen.view.indexPathsForSelectedItems == [[1, 1]])
    #expect(selectedCells(of: screen) == [[1, 1]])
  }

  @Test("The items of a reloaded section are not selected any more")
  func reloadedSection() {
    let screen = makeScreen()

    screen.view.reloadSections([1])

    #expect(screen.view.indexPathsForSelectedItems == [[0, 1]])
    #expect(selectedCells(of: screen) == [[0, 1]])
  }

  @Test("A reconfigured item stays selected, and so do all items in an empty update")
  func kept() {
    let screen = makeScreen()

    screen.view.reconfigureItems(at: [[0, 1]])
    screen.view.performBatchUpdates({})

    #expect(screen.view.indexPathsForSelectedItems == [[0, 1], [1, 1]])
    #expect(selectedCells(of: screen) == [[0, 1], [1, 1]])
  }

  @Test("The selection follows a moved item and is removed with a deleted one")
  func movedAndDeleted() {
    let screen = makeScreen()

    screen.view.performBatchUpdates {
      screen.sections = [["a", "c"], ["d", "f", "b"]]
      screen.view.moveItem(at: [0, 1], to: [1, 2])
      screen.view.deleteItems(at: [[1, 1]])
    }

    #expect(screen.view.indexPathsForSelectedItems == [[1, 2]])
    #expect(selectedCells(of: screen) == [[1, 2]])
  }

  @Test("The selection follows moved sections and shifts by insertions before it")
  func sections() {
    let screen = makeScreen()

    screen.view.performBatchUpdates {
      screen.sections = [["x"], ["d", "e", "f"], ["a", "y", "b", "c"]]
      screen.view.insertSections([0])
      screen.view.moveSection(1, toSection: 1)
      screen.view.insertItems(at: [[2, 1]])
    }

    #expect(screen.view.indexPathsForSelectedItems == [[1, 1], [2, 2]])
  }
}
