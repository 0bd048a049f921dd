import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Focus by a keyboard in a grid.
///
///     0 1 2
///     3 4 5
///     6 7 8
///     9
@MainActor struct FocusTests {
  @Test("Tab focuses the first item of a grid, and arrow keys move between its items")
  func grid() {
    let screen = FocusScreen(count: 10)
    #expect(screen.press(.keyboardTab) == 0)
    #expect(screen.press(.keyboardRightArrow) == 1)
    #expect(screen.press(.keyboardDownArrow) == 4)
    #expect(screen.press(.keyboardLeftArrow) == 3)
    #expect(screen.press(.keyboardLeftArrow) == 3)
    #expect(screen.press(.keyboardUpArrow) == 0)
    #expect(screen.focusedCells == [0])
    #expect(screen.moves == [[nil, 0], [0, 1], [1, 4], [4, 3], [3, 0]])
  }

  @Test("Focus moves to items that have no cell yet, which are scrolled into view")
  func scrolling() {
    let screen = FocusScreen(count: 10)
    withHeldClock { clock in
      for key in [UIKeyboardHIDUsage.keyboardTab, .keyboardDownArrow, .keyboardDownArrow] {
        screen.press(key)
      }
      #expect(screen.focused == 6 && screen.view.contentOffset.y == 0)
      // The fourth row is at 330 to 430; 320 points are visible.
      #expect(screen.press(.keyboardDownArrow) == 9)
      clock.advance(by: 0.5)
      screen.screen.window.layoutIfNeeded()
      #expect(screen.view.contentOffset.y == 110)
      #expect(screen.focusedCells == [9])
    }
  }

  @Test("Return and the space bar select the focused item, as a tap does")
  func activation() {
    let screen = FocusScreen(count: 10)
    screen.press(.keyboardTab)
    screen.press(.keyboardSpacebar)
    screen.press(.keyboardRightArrow)
    #expect(screen.selected == [0])
    screen.press(.keyboardReturnOrEnter)
    #expect(screen.selected == [0, 1])
    #expect(screen.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test("Items are selected when they are focused if selection follows focus")
  func selectionFollowsFocus() {
    let screen = FocusScreen(count: 10)
    screen.view.selectionFollowsFocus = true
    screen.press(.keyboardTab)
    screen.press(.keyboardDownArrow)
    #expect(screen.selected == [0, 3])
  }

  @Test("Items that the delegate excludes are passed over")
  func excluded() {
    let screen = FocusScreen(count: 10)
    screen.excluded = [0, 4]
    #expect(screen.press(.keyboardTab) == 1)
    #expect(screen.press(.keyboardDownArrow) == 7)
  }

  @Test("A delegate that refuses an update keeps the focus where it is")
  func refused() {
    let screen = FocusScreen(count: 10)
    screen.press(.keyboardTab)
    screen.allowsUpdates = false
    #expect(screen.press(.keyboardRightArrow) == 0)
    #expect(screen.moves == [[nil, 0]])
  }

  @Test("Without focus, and with items that can't be focused, arrow keys scroll")
  func unfocused() {
    let screen = FocusScreen(count: 30)
    screen.view.allowsSelection = false
    screen.view.delegate = nil
    withHeldClock { clock in
      #expect(screen.screen.press(.keyboardDownArrow))
      clock.advance(by: 0.5)
      #expect(screen.view.contentOffset.y == 40 && screen.focused == nil)
    }
  }

  @Test("Escape and a touch end the focus; arrow keys continue from the item that was touched")
  func touches() {
    let screen = FocusScreen(count: 10)
    screen.press(.keyboardTab)
    #expect(screen.press(.keyboardEscape) == nil)
    #expect(screen.focusedCells.isEmpty)
    // The center of item 4.
    screen.press(.keyboardTab)
    screen.screen.click(CGPoint(x: 160, y: 160))
    #expect(screen.focused == nil && screen.selected == [4])
    #expect(screen.press(.keyboardRightArrow) == 5)
  }

  @Test("The selected item is focused first, or that of the last time if it is remembered")
  func preferred() {
    let field = UITextField(frame: CGRect(x: 0, y: 400, width: 200, height: 34))
    let screen = FocusScreen(count: 10, field)
    screen.view.selectItem(at: IndexPath(item: 5, section: 0), animated: false, scrollPosition: [])
    #expect(screen.press(.keyboardTab) == 5)
    screen.press(.keyboardLeftArrow)
    #expect(screen.press(.keyboardTab) == nil && field.isFirstResponder)
    #expect(screen.press(.keyboardTab) == 5 && !field.isFirstResponder)
    screen.press(.keyboardLeftArrow)
    screen.view.remembersLastFocusedIndexPath = true
    screen.press(.keyboardTab, .shift)
    #expect(field.isFirstResponder && field.isFocused)
    #expect(screen.press(.keyboardTab, .shift) == 4)
  }

  @Test("The focus stays on its item in updates, and moves to the next one if it is deleted")
  func updates() {
    let screen = FocusScreen(count: 10)
    screen.press(.keyboardTab)
    screen.press(.keyboardRightArrow)
    screen.setItems([5, 4, 3, 2, 1, 0])
    #expect(screen.focused == 1 && screen.focusedCells == [1])
    screen.setItems([5, 4, 3, 2, 0])
    #expect(screen.focused == 0)
    screen.setItems([5, 4])
    #expect(screen.focused == 4)
    screen.setItems([])
    #expect(screen.focused == nil)
  }

  @Test("New data keeps the focus at its index path")
  func reload() {
    let screen = FocusScreen(count: 10)
    screen.press(.keyboardTab)
    screen.press(.keyboardDownArrow)
    screen.view.reloadData()
    screen.screen.window.layoutIfNeeded()
    #expect(screen.focused == 3 && screen.focusedCells == [3])
  }

  @Test("The state of a cell contains the focus, and its effect is drawn in the cell")
  func cellState() throws {
    let screen = FocusScreen(count: 10)
    let cell = try #require(screen.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.canBecomeFocused && !cell.configurationState.isFocused)
    screen.press(.keyboardTab)
    #expect(cell.configurationState.isFocused)
    #expect(cell.layer.sublayers?.last?.borderWidth == 3)
    cell.focusEffect = nil
    screen.screen.window.layoutIfNeeded()
    #expect(cell.layer.sublayers?.contains { $0.borderWidth == 3 } == false)
  }

  @Test("The focus system moves the focus to an environment, and posts notifications")
  func system() throws {
    let screen = FocusScreen(count: 10)
    let system = try #require(UIFocusSystem.focusSystem(for: screen.view))
    var updates = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification, object: system, queue: nil
    ) { _ in MainActor.assumeIsolated { updates += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    system.requestFocusUpdate(to: screen.view)
    system.updateFocusIfNeeded()
    #expect(screen.focused == 0 && updates == 1)
    let cell = try #require(screen.view.cellForItem(at: IndexPath(item: 7, section: 0)))
    system.requestFocusUpdate(to: cell)
    system.updateFocusIfNeeded()
    #expect(screen.focused == 7 && system.focusedItem === cell)
    #expect(UIFocusSystem.environment(screen.view, contains: cell))
    #expect(!UIFocusSystem.environment(cell, contains: screen.view))
  }

  @Test("Views that can be focused are a group for Tab, and arrow keys move between them")
  func views() {
    final class Key: UIControl {
      var presses = 0
      override var canBecomeFocused: Bool { true }
    }
    let keys = (0..<4).map { index in
      let key = Key(
        frame: CGRect(x: 60 * (index % 2), y: 400 + 40 * (index / 2), width: 50, height: 30))
      key.addAction(UIAction { _ in key.presses += 1 }, for: .primaryActionTriggered)
      return key
    }
    let screen = FocusScreen(count: 3, keys[0], keys[1], keys[2], keys[3])
    #expect(screen.press(.keyboardTab) == 0)
    #expect(screen.press(.keyboardTab) == nil && keys[0].isFocused)
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardDownArrow)
    #expect(keys.map(\.isFocused) == [false, false, false, true])
    screen.press(.keyboardSpacebar)
    #expect(keys.map(\.presses) == [0, 0, 0, 1])
    #expect(screen.press(.keyboardTab) == 0)
  }
}

/// Focus by a keyboard in a table.
@MainActor struct TableFocusTests {
  @Test("Arrow keys move between the rows of a table, and Return selects")
  func rows() {
    let table = FocusTable()
    let screen = TypingScreen(table.view)
    screen.press(.keyboardTab)
    screen.press(.keyboardDownArrow)
    #expect(table.view.rows.focus.current == IndexPath(row: 1, section: 0))
    screen.press(.keyboardReturnOrEnter)
    #expect(table.selected == [1])
    // The row that can't be focused is passed over.
    screen.press(.keyboardDownArrow)
    #expect(table.moves == [[nil, 0], [0, 1], [1, 3]])
    #expect(table.view.cellForRow(at: IndexPath(row: 3, section: 0))?.isFocused == true)
  }
}

@MainActor private final class FocusTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var selected: [Int] = []
  var moves: [[Int?]] = []

  override init() {
    super.init()
    (view.dataSource, view.delegate) = (self, self)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 2
  }

  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    moves.append([context.previouslyFocusedIndexPath?.row, context.nextFocusedIndexPath?.row])
  }
}
