import TestSupport
import Testing

@testable import UIKit

/// The actions of rows in the form before iOS 11, as swipe actions.
@MainActor @Suite("Row actions") struct RowActionTests {
  /// A delegate with row actions for the second row; `nil` for the others, but none for the last one.
  private final class RowActionDelegate: NSObject, UITableViewDelegate {
    var log: [String] = []

    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      switch indexPath.row {
      case 1: ["Delete", "Archive"].map(action)
      case 4: []
      default: nil
      }
    }

    private func action(_ title: String) -> UITableViewRowAction {
      let style = title == "Delete" ? UITableViewRowAction.Style.destructive : .normal
      return UITableViewRowAction(style: style, title: title) { [unowned self] action, path in
        log.append("\(action.title ?? "") \(path.row)")
      }
    }
  }

  private let screen = EditableTableScreen()
  private let delegate = RowActionDelegate()

  init() {
    screen.table.delegate = delegate
  }

  /// Drags a row to the left, and pauses before the touch ends.
  private func swipe(_ row: Int) {
    withHeldClock { clock in
      let start = CGPoint(x: 250, y: 50 * row + 25)
      screen.finger.press(at: start)
      for step in 1...10 {
        clock.advance(by: 0.02)
        screen.finger.move(to: CGPoint(x: start.x - CGFloat(step) * 10, y: start.y))
      }
      clock.advance(by: 0.2)
      screen.finger.lift()
      clock.advance(by: 1)
    }
  }

  @Test("A swipe displays the row actions, the first one at the edge, and a tap performs one")
  func swiping() throws {
    swipe(1)
    #expect(screen.buttons == ["Archive", "Delete"])
    withHeldClock { clock in
      screen.finger.tap(at: CGPoint(x: 300, y: 75))
      clock.advance(by: 1)
    }
    #expect(delegate.log == ["Delete 1"])
    #expect(screen.buttons == [])
    // The action alone deletes nothing.
    #expect(screen.log.filter { $0.hasPrefix("commit") } == [])
    #expect(screen.cell(1)?.frame.minX == 0)
  }

  @Test("Without row actions a swipe displays the delete button, and nothing for an empty list")
  func defaults() {
    swipe(2)
    #expect(screen.buttons == ["Delete"])
    #expect(screen.table.swipeActions(at: [0, 4], .trailing)?.actions.isEmpty == true)
    // The row can't be edited.
    #expect(screen.table.swipeActions(at: [0, 5], .trailing) == nil)
    swipe(4)
    #expect(screen.cell(4)?.frame.minX == 0)
  }

  @Test("A swipe configuration comes before row actions")
  func order() {
    final class Both: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let action = UIContextualAction(style: .normal, title: "New") { _, _, done in done(true) }
        return indexPath.row == 0 ? UISwipeActionsConfiguration(actions: [action]) : nil
      }

      func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
      ) -> [UITableViewRowAction]? {
        [UITableViewRowAction(style: .normal, title: "Old") { _, _ in }]
      }
    }
    let both = Both()
    screen.table.delegate = both
    #expect(screen.table.swipeActions(at: [0, 0], .trailing)?.actions.map(\.title) == ["New"])
    // `nil` prevents the swipe.
    #expect(screen.table.swipeActions(at: [0, 1], .trailing) == nil)
  }

  @Test("Style and colors of a row action are those of its swipe action")
  func conversion() {
    let action = UITableViewRowAction(style: .default, title: "A") { _, _ in }
    #expect(action.style == .destructive && action.backgroundColor == nil)
    #expect(action.contextualAction(at: [0, 0]).style == .destructive)
    #expect(action.contextualAction(at: [0, 0]).backgroundColor == .systemRed)
    let normal = UITableViewRowAction(style: .normal, title: "B") { _, _ in }
    #expect(normal.contextualAction(at: [0, 0]).style == .normal)
    #expect(normal.contextualAction(at: [0, 0]).backgroundColor == .systemGray3)
    normal.backgroundColor = .systemTeal
    let copy = normal.copy() as? UITableViewRowAction
    #expect(copy?.title == "B" && copy?.style == .normal)
    #expect(copy?.contextualAction(at: [0, 0]).backgroundColor == .systemTeal)
  }

  @Test("A table view controller overrides the row actions")
  func controller() {
    final class Screen: UITableViewController {
      override func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
      ) -> [UITableViewRowAction]? {
        [UITableViewRowAction(style: .normal, title: "Own") { _, _ in }]
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }

      override func tableView(
        _ tableView: UITableView, canEditRowAt indexPath: IndexPath
      ) -> Bool { true }
    }
    let screen = Screen(style: .plain)
    #expect(screen.tableView.swipeActions(at: [0, 0], .trailing)?.actions.map(\.title) == ["Own"])
  }
}
