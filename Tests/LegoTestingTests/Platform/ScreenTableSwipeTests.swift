import LegoTesting
import Testing
import UIKit

// tvOS has no swipe actions.
#if !os(tvOS)
  @MainActor @Suite("Swipes of a screen over rows of a table", .enabled(if: isTouchAvailable))
  struct ScreenTableSwipeTests {
    @Test("A swipe over a row of a table reveals the actions of its delegate") func actions() throws
    {
      let controller = GroceriesTable(style: .plain)
      let screen = Screen(controller)
      try screen.swipe("Bread", .left, choosing: "Delete")
      #expect(controller.log == ["delete Bread"])
      try screen.swipe("Milk", .right, choosing: "Pin")
      #expect(controller.log == ["delete Bread", "pin Milk"])
    }
  }

  /// A table with actions at both edges of its rows.
  private final class GroceriesTable: UITableViewController {
    private let names = ["Milk", "Bread"]
    private(set) var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = names[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      configuration("Pin", row: indexPath.row)
    }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      configuration("Delete", row: indexPath.row)
    }

    private func configuration(_ title: String, row: Int) -> UISwipeActionsConfiguration {
      let action = UIContextualAction(style: .normal, title: title) { [unowned self] _, _, done in
        log.append("\(title.lowercased()) \(names[row])")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
  }
#endif
