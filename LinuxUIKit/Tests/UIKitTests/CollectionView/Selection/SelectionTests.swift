import Testing
import UIKit

@MainActor struct SelectionTests {
  private func makeScreen() -> ListScreen {
    let screen = ListScreen(count: 10)
    _ = screen.pass()
    return screen
  }

  @Test("Selecting in code updates the cell and does not call the delegate")
  func selectInCode() {
    let screen = makeScreen()

    screen.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])

    #expect(screen.view.indexPathsForSelectedItems == [[0, 1]])
    #expect(screen.view.cellForItem(at: [0, 1])?.isSelected == true)
    #expect(screen.log == [])
  }

  @Test("With single selection another item replaces the selected one")
  func single() {
    let screen = makeScreen()

    screen.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    screen.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])

    #expect(screen.view.indexPathsForSelectedItems == [[0, 2]])
    #expect(screen.view.cellForItem(at: [0, 1])?.isSelected == false)
  }

  @Test("Several items can be selected, deselected one by one, or all together by nil")
  func multiple() {
    let screen = makeScreen()
    screen.view.allowsMultipleSelection = true
    for item in [3, 1, 2] {
      screen.view.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }

    screen.view.deselectItem(at: [0, 1], animated: false)
    #expect(screen.view.indexPathsForSelectedItems == [[0, 2], [0, 3]])
    screen.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(screen.view.indexPathsForSelectedItems == [])
    #expect(screen.view.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test("Selecting can scroll to the item, which then shows as selected")
  func selectAndScroll() {
    let screen = makeScreen()

    screen.view.selectItem(at: [0, 9], animated: false, scrollPosition: .bottom)
    _ = screen.pass()

    #expect(screen.view.contentOffset.y == 300)
    #expect(screen.view.cellForItem(at: [0, 9])?.isSelected == true)
  }

  @Test("Without selection nothing can be selected, and items that are not there never can")
  func notAllowed() {
    let screen = makeScreen()
    screen.view.selectItem(at: [0, 99], animated: false, scrollPosition: [])
    screen.view.allowsSelection = false
    screen.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])

    #expect(screen.view.indexPathsForSelectedItems == [])
  }

  @Test("Selection follows its item through an update and ends with a reload")
  func followsItems() {
    let screen = makeScreen()
    screen.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    screen.sections[0].insert("x", at: 0)

    screen.view.insertItems(at: [[0, 0]])
    #expect(screen.view.indexPathsForSelectedItems == [[0, 2]])
    #expect(screen.view.cellForItem(at: [0, 2])?.isSelected == true)

    screen.view.reloadData()
    #expect(screen.view.indexPathsForSelectedItems == [])
    _ = screen.pass()
    #expect(screen.view.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test("A selected background shows while the cell is selected or highlighted")
  func selectedBackground() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let (back, selected) = (UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = back

    #expect(cell.subviews == [back, cell.contentView])
    cell.isHighlighted = true
    #expect(cell.subviews == [back, selected, cell.contentView])
    #expect(selected.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(selected.superview === cell)
    cell.isSelected = false
    #expect(cell.subviews == [back, cell.contentView])
  }
}
