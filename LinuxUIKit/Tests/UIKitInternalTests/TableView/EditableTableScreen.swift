@testable import UIKit

/// A table of six rows of 50 points in a window of 320 by 300 points, with a finger, whose rows can
/// be deleted, inserted and moved.
@MainActor final class EditableTableScreen: NSObject {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  let table: UITableView
  let finger: Finger
  var items = ["A", "B", "C", "D", "E", "F"]
  var log: [String] = []
  var style = UITableViewCell.EditingStyle.delete
  /// The title of the button that confirms a deletion.
  var deleteTitle: String?
  /// The titles of the leading actions; `nil` for none.
  var leading: [String]?
  /// The row to which a row is moved in place of another one.
  var target: IndexPath?
  var completions: [(Bool) -> Void] = []

  /// Creates a table; without a delegate, rows have the actions that tables provide.
  init(
    hasDelegate: Bool = true, direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    table = UITableView(frame: window.bounds, style: .plain)
    finger = Finger(on: window)
    super.init()
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = hasDelegate ? self : nil
    window.show(table, direction)
    window.layoutIfNeeded()
  }

  /// Returns the cell of a row after layout.
  func cell(_ row: Int) -> UITableViewCell? {
    window.layoutIfNeeded()
    return table.cellForRow(at: [0, row])
  }

  /// The texts of the displayed cells.
  var texts: [String] {
    window.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  /// The titles of the buttons beside the open row, from left to right.
  var buttons: [String] {
    window.layoutIfNeeded()
    return (table.rows.swipeInteraction?.swipe?.actions.subviews ?? [])
      .sorted { $0.frame.minX < $1.frame.minX }
      .map { $0.accessibilityLabel ?? "" }
  }

  func removeLog() -> [String] {
    defer { log = [] }
    return log
  }

  private func actions(_ titles: [String]?) -> UISwipeActionsConfiguration? {
    titles.map { titles in
      UISwipeActionsConfiguration(
        actions: titles.map { title in
          UIContextualAction(style: .normal, title: title) { [unowned self] _, _, completion in
            log.append(title)
            completions.append(completion)
          }
        })
    }
  }
}

extension EditableTableScreen: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    cell.accessoryType = .detailButton
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 5
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle.rawValue) \(indexPath.row)")
    switch editingStyle {
    case .delete:
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    case .insert:
      items.insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .fade)
    case .none: break
    }
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
    items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}

extension EditableTableScreen: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }

  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { deleteTitle }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions(leading) }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("begin \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    log.append("detail \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { target ?? proposed }
}

/// A delegate that also provides trailing actions.
@MainActor final class SwipeDelegate: NSObject, UITableViewDelegate {
  let titles: [String]?
  var log: [String] = []
  var completions: [(Bool) -> Void] = []

  /// Creates a delegate; without titles, rows have no actions.
  init(_ titles: [String]?) { self.titles = titles }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    titles.map { titles in
      UISwipeActionsConfiguration(
        actions: titles.map { title in
          UIContextualAction(style: .normal, title: title) { [unowned self] _, _, completion in
            log.append("\(title) \(indexPath.row)")
            completions.append(completion)
          }
        })
    }
  }
}
