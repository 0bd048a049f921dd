import TestSupport
import Testing

@testable import UIKit

/// Deleting, inserting and moving rows by touches (uikit.md, 3.4.5 and 3.4.6).
@Suite("Editing tables by a finger") @MainActor struct TableEditingGestureTests {
  /// Drags slowly from a point, and pauses before the touch ends, so that the velocity is zero.
  private func drag(_ finger: Finger, from start: CGPoint, by distance: CGFloat) {
    withHeldClock { clock in
      finger.press(at: start)
      for step in 1...10 {
        clock.advance(by: 0.02)
        finger.move(to: CGPoint(x: start.x + distance * CGFloat(step) / 10, y: start.y))
      }
      clock.advance(by: 0.2)
      finger.lift()
      clock.advance(by: 1)
    }
  }

  /// Drags the reorder control of the first row by a distance, after the touch was delivered.
  private func dragControl(
    _ screen: EditableTableScreen, by distance: CGFloat, check: () -> Void = {}
  ) {
    withHeldClock { clock in
      // The control of 24 points ends at 304 points.
      screen.finger.press(at: CGPoint(x: 292, y: 25))
      clock.advance(by: 0.2)
      screen.finger.move(to: CGPoint(x: 292, y: 25 + distance / 2))
      check()
      screen.finger.move(to: CGPoint(x: 292, y: 25 + distance))
      clock.advance(by: 0.2)
      screen.finger.lift()
      clock.advance(by: 1)
    }
  }

  private let secondRow = CGPoint(x: 250, y: 75)

  @Test("A swipe displays a delete button, which deletes the row")
  func swipeToDelete() {
    let screen = EditableTableScreen()
    drag(screen.finger, from: secondRow, by: -100)
    // The title in 15 points, with margins of 15 points (uikit.md, 3.4.6).
    let title = UILabel()
    title.text = "Delete"
    title.font = .systemFont(ofSize: 15, weight: .medium)
    let width = max(74, title.sizeThatFits(.zero).width + 30)
    #expect(abs((screen.cell(1)?.frame.minX ?? 0) + width) < 0.5)
    #expect(screen.cell(1)?.showingDeleteConfirmation == true)
    #expect(screen.buttons == ["Delete"])
    #expect(screen.removeLog() == ["begin 1"])

    withHeldClock { clock in
      screen.finger.tap(at: CGPoint(x: 300, y: 75))
      clock.advance(by: 1)
    }
    #expect(screen.log.contains("commit 1 1"))
    #expect(screen.log.filter { $0.hasPrefix("end") }.count == 1)
    #expect(screen.texts == ["A", "C", "D", "E", "F"])
  }

  @Test("A full swipe deletes the row at once")
  func fullSwipe() {
    let screen = EditableTableScreen()
    drag(screen.finger, from: CGPoint(x: 310, y: 75), by: -260)
    #expect(screen.log.contains("commit 1 1"))
    #expect(screen.texts == ["A", "C", "D", "E", "F"])
  }

  @Test("A tap elsewhere closes the row, and the delegate is notified")
  func close() {
    let screen = EditableTableScreen()
    drag(screen.finger, from: secondRow, by: -100)
    _ = screen.removeLog()
    withHeldClock { clock in
      screen.finger.tap(at: CGPoint(x: 100, y: 225))
      clock.advance(by: 1)
    }
    #expect(screen.cell(1)?.frame.minX == 0)
    #expect(screen.removeLog() == ["end 1"])
  }

  @Test("The delegate names the delete button")
  func title() {
    let screen = EditableTableScreen()
    screen.deleteTitle = "Remove"
    drag(screen.finger, from: secondRow, by: -100)
    #expect(screen.buttons == ["Remove"])
  }

  @Test("Rows that cannot be edited or deleted are not swiped")
  func notDeletable() {
    let screen = EditableTableScreen()
    drag(screen.finger, from: CGPoint(x: 250, y: 275), by: -100)
    #expect(screen.buttons == [])
    screen.style = .none
    drag(screen.finger, from: secondRow, by: -100)
    #expect(screen.buttons == [])
    #expect(!screen.log.contains { $0.hasPrefix("begin") || $0.hasPrefix("commit") })
  }

  @Test("A table whose data source does not implement editing is not swiped")
  func notImplemented() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let screen = EditableTableScreen(hasDelegate: false)
    let rows = Rows()
    screen.table.dataSource = rows
    screen.window.layoutIfNeeded()
    drag(screen.finger, from: secondRow, by: -100)
    #expect(screen.buttons == [])
    #expect(screen.cell(1)?.frame.minX == 0)
  }

  @Test("Trailing actions of the delegate replace the delete button, and none prevent the swipe")
  func trailingActions() {
    let screen = EditableTableScreen()
    let delegate = SwipeDelegate(["Flag", "More"])
    screen.table.delegate = delegate
    drag(screen.finger, from: secondRow, by: -160)
    #expect(screen.buttons == ["More", "Flag"])
    #expect(screen.cell(1)?.frame.minX == -148)
    screen.finger.tap(at: CGPoint(x: 300, y: 75))
    #expect(delegate.log == ["Flag 1"])
    withHeldClock { clock in
      delegate.completions.first?(true)
      clock.advance(by: 1)
    }
    #expect(screen.cell(1)?.frame.minX == 0)

    let none = SwipeDelegate(nil)
    screen.table.delegate = none
    drag(screen.finger, from: secondRow, by: -160)
    #expect(screen.buttons == [])
  }

  @Test("Leading actions are at the other side, also from right to left")
  func leadingActions() {
    let screen = EditableTableScreen()
    screen.leading = ["Pin"]
    drag(screen.finger, from: CGPoint(x: 100, y: 75), by: 60)
    #expect(screen.buttons == ["Pin"])
    #expect(screen.cell(1)?.frame.minX == 74)

    let reversed = EditableTableScreen(direction: .rightToLeft)
    reversed.leading = ["Pin"]
    drag(reversed.finger, from: CGPoint(x: 200, y: 75), by: -60)
    #expect(reversed.buttons == ["Pin"])
    #expect(reversed.cell(1)?.frame.minX == -74)
  }

  @Test("In editing mode the minus displays the delete button, and the plus inserts a row")
  func editingControls() {
    let screen = EditableTableScreen()
    screen.table.setEditing(true, animated: false)
    screen.window.layoutIfNeeded()
    withHeldClock { clock in
      // The control of 24 points begins at 16 points.
      screen.finger.tap(at: CGPoint(x: 28, y: 75))
      clock.advance(by: 1)
      #expect(screen.buttons == ["Delete"])
      screen.finger.tap(at: CGPoint(x: 300, y: 75))
      clock.advance(by: 1)
    }
    #expect(screen.removeLog() == ["commit 1 1"])
    #expect(screen.texts == ["A", "C", "D", "E", "F"])

    screen.table.setEditing(false, animated: false)
    screen.style = .insert
    screen.table.setEditing(true, animated: false)
    screen.window.layoutIfNeeded()
    withHeldClock { clock in
      screen.finger.tap(at: CGPoint(x: 28, y: 75))
      clock.advance(by: 1)
    }
    #expect(screen.removeLog() == ["commit 2 1"])
    #expect(screen.texts == ["A", "new", "C", "D", "E", "F"])
  }

  @Test("A reorder control moves its row, and the data source moves the item")
  func reorder() {
    let screen = EditableTableScreen()
    screen.table.setEditing(true, animated: false)
    let moved = screen.cell(0)
    dragControl(screen, by: 105) {
      // Half of the distance.
      #expect(moved?.frame.origin == CGPoint(x: 0, y: 52.5))
      #expect(moved?.configurationState.isReordering == true)
    }
    #expect(moved?.configurationState.isReordering == false)
    #expect(screen.removeLog() == ["move 0 2"])
    #expect(screen.items == ["B", "C", "A", "D", "E", "F"])
    #expect(screen.texts == screen.items)
    #expect(screen.cell(2) === moved)
    #expect(screen.table.contentOffset.y == 0)
  }

  @Test("The delegate chooses the row to which a row is moved")
  func reorderTarget() {
    let screen = EditableTableScreen()
    screen.target = [0, 1]
    screen.table.setEditing(true, animated: false)
    screen.window.layoutIfNeeded()
    dragControl(screen, by: 205)
    #expect(screen.removeLog() == ["move 0 1"])
    #expect(screen.texts == ["B", "A", "C", "D", "E", "F"])
  }

  @Test("A long press on a row moves nothing")
  func longPress() {
    let screen = EditableTableScreen()
    withHeldClock { clock in
      screen.finger.press(at: CGPoint(x: 100, y: 25))
      clock.advance(by: 1)
      screen.finger.move(to: CGPoint(x: 100, y: 130))
      screen.finger.lift()
    }
    #expect(!screen.log.contains { $0.hasPrefix("move") })
    #expect(screen.texts == ["A", "B", "C", "D", "E", "F"])
  }

  @Test("Taps select several rows during editing")
  func multipleSelection() {
    let screen = EditableTableScreen()
    screen.table.allowsMultipleSelectionDuringEditing = true
    screen.table.setEditing(true, animated: false)
    screen.window.layoutIfNeeded()
    for row in [0, 2] { screen.finger.tap(at: CGPoint(x: 100, y: CGFloat(row) * 50 + 25)) }
    #expect(screen.table.indexPathsForSelectedRows == [[0, 0], [0, 2]])
    #expect(screen.removeLog() == ["select 0", "select 2"])
    screen.finger.tap(at: CGPoint(x: 28, y: 25))
    #expect(screen.table.indexPathsForSelectedRows == [[0, 2]])
  }

  @Test("A tap on the detail button does not select the row")
  func detailButton() {
    let screen = EditableTableScreen()
    // The button of 24 points ends at 304 points.
    screen.finger.tap(at: CGPoint(x: 292, y: 75))
    #expect(screen.removeLog() == ["detail 1"])
    screen.finger.tap(at: CGPoint(x: 100, y: 75))
    #expect(screen.removeLog() == ["select 1"])
  }

  @Test("A diffable data source moves its item when it applies the new order")
  func diffableReorder() {
    final class Source: UITableViewDiffableDataSource<Int, String> {
      override func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool {
        true
      }

      override func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool {
        true
      }

      override func tableView(
        _ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath
      ) {
        var items = snapshot().itemIdentifiers
        items.insert(items.remove(at: source.row), at: target.row)
        var new = NSDiffableDataSourceSnapshot<Int, String>()
        new.appendSections([0])
        new.appendItems(items)
        apply(new, animatingDifferences: false)
      }
    }
    let screen = EditableTableScreen()
    let source = Source(tableView: screen.table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
    var first = NSDiffableDataSourceSnapshot<Int, String>()
    first.appendSections([0])
    first.appendItems(["A", "B", "C", "D"])
    source.apply(first, animatingDifferences: false)
    screen.table.setEditing(true, animated: false)
    screen.window.layoutIfNeeded()

    dragControl(screen, by: 105)
    #expect(source.snapshot().itemIdentifiers == ["B", "C", "A", "D"])
    #expect(screen.texts == ["B", "C", "A", "D"])
    #expect(!screen.table.hasUncommittedUpdates)
  }

  @Test("A cell provider that returns nil is reported with Apple's message")
  func noCell() {
    #expect(
      TableMistake.noRow("7", at: [0, 3], in: "TABLE")
        == "UITableViewDiffableDataSource cell provider returned nil for index path "
        + "\(IndexPath(row: 3, section: 0).objectDescription) with item identifier '7', which is "
        + "not allowed. You must always return a cell to the table view: TABLE")
  }
}
