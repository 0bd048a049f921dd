import Testing
import UIKit

/// The controller whose view is a table.
@Suite("UITableViewController") @MainActor struct TableViewControllerTests {
  private final class Names: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 30 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test("Its view is a table of the style, of which it is the data source and delegate")
  func view() {
    let controller = Names(style: .insetGrouped)
    let window = show(controller)
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.style == .insetGrouped)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(controller.tableView.frame == window.bounds)
    #expect(controller.tableView.cellForRow(at: [0, 0])?.textLabel?.text == "0")
  }

  @Test("A controller that overrides nothing displays an empty table")
  func empty() {
    let controller = UITableViewController(style: .plain)
    let window = show(controller)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 0)
    #expect(controller.tableView.window === window)
  }

  @Test("Heights of the table are used unless the controller overrides those of the delegate")
  func heights() {
    let controller = Names(style: .plain)
    controller.tableView.rowHeight = 60
    let window = show(controller)
    #expect(controller.tableView.rectForRow(at: [0, 1]).minY == 60)
    #expect(window.subviews.count == 1)
  }

  @Test("The selection is cleared when the view appears again, unless that is turned off")
  func clearsSelection() {
    for clears in [true, false] {
      let controller = Names(style: .plain)
      controller.clearsSelectionOnViewWillAppear = clears
      let window = show(controller)
      controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      window.rootViewController = UIViewController()
      window.rootViewController = controller
      window.layoutIfNeeded()
      #expect(controller.tableView.indexPathsForSelectedRows == (clears ? nil : [[0, 1]]))
    }
  }

  @Test("Editing the controller edits its table")
  func editing() {
    let controller = Names(style: .plain)
    let window = show(controller)
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    window.layoutIfNeeded()
    #expect(controller.tableView.cellForRow(at: [0, 0])?.isEditing == true)
  }

  @Test("The keyboard increases the bottom inset by the height that it covers")
  func keyboard() {
    let controller = Names(style: .plain)
    let window = show(controller)
    let inset = controller.tableView.contentInset.bottom
    let safe = controller.tableView.safeAreaInsets.bottom
    func post(_ name: Notification.Name, y: CGFloat) {
      NotificationCenter.default.post(
        name: name, object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: y, width: 320, height: 200)
        ])
    }
    post(UIResponder.keyboardWillShowNotification, y: 280)
    #expect(controller.tableView.contentInset.bottom == inset + 200 - safe)
    post(UIResponder.keyboardWillHideNotification, y: 480)
    #expect(controller.tableView.contentInset.bottom == inset)
    #expect(window.rootViewController === controller)
  }
}
