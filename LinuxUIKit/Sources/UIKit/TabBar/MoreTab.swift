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

  /// Updates the list, and removes others than the given view controllers from the stack.
  func update(for controllers: [UIViewController]) {
    let kept = navigation.viewControllers.filter { shown in
      shown === list || !list.hasListed(shown) || controllers.contains { $0 === shown }
    }
    if kept.count < navigation.viewControllers.count { navigation.viewControllers = kept }
    list.reload(controllers)
  }

  /// The view controller above the list that has no tab.
  var pushed: UIViewController? {
    navigation.viewControllers.dropFirst().first(where: list.hasListed)
  }

  /// Whether a view controller is pushed over the list instead of replacing it.
  func canPush(_ controller: UIViewController) -> Bool {
    !(controller is UINavigationController)
  }

  /// Pushes a view controller over the list.
  func push(_ controller: UIViewController, animated: Bool) {
    guard controller !== pushed else { return }
    navigation.setViewControllers([list, controller], animated: animated)
  }
}

/// The list of the view controllers without a tab.
private final class MoreListController: UITableViewController {
  private static let cellIdentifier = "UIMoreListCell"
  private weak var tabs: UITabBarController?
  private var controllers: [UIViewController] = []

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

  /// Displays the view controllers without a tab.
  func reload(_ controllers: [UIViewController]) {
    self.controllers = controllers
    if isViewLoaded { tableView.reloadData() }
  }

  /// Returns whether a view controller is one of those that are listed.
  func hasListed(_ controller: UIViewController) -> Bool {
    controllers.contains { $0 === controller }
  }
}
