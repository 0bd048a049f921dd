/// The "More" tab of a tab bar controller: its item and the list of the view controllers without a
/// tab.
@MainActor final class MoreTab {
  /// The item of the tab.
  let item = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  /// The navigation controller of the list.
  let navigation: UINavigationController
  private let list: MoreListController

  init(of controller: UITabBarController) {
    list = MoreListController(of: controller)
    navigation = UINavigationController(rootViewController: list)
    navigation.tabBarItem = item
  }

  /// Updates the list.
  func reload() {
    if list.isViewLoaded { list.tableView.reloadData() }
  }
}

/// The list of the view controllers without a tab.
private final class MoreListController: UITableViewController {
  private static let cellIdentifier = "UIMoreListCell"
  private weak var tabs: UITabBarController?

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = UITabBarItem.SystemItem.more.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    controllers.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: Self.cellIdentifier, for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = controllers[indexPath.row].tabBarItem.title
    content.image = controllers[indexPath.row].tabBarItem.image
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    tabs?.selectByUser(controllers[indexPath.row])
  }

  private var controllers: [UIViewController] { tabs?.controllersInMore ?? [] }
}
