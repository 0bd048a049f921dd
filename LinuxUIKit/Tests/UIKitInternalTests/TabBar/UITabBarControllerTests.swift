import Testing

@testable import UIKit

/// Tests of the container.
///
/// Heights are those of uikit.md, 3.2: a tab bar has 49 points above the home indicator.
@MainActor struct UITabBarControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let tabs = UITabBarController()
  private let screens = ["One", "Two", "Three"].map { screen($0) }

  init() {
    tabs.viewControllers = screens
    window.rootViewController = tabs
    // A home indicator of 34 points.
    tabs.additionalSafeAreaInsets.bottom = 34
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test("The first view controller is selected and fills the view")
  func first() {
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === screens[0])
    #expect(screens[0].view.window === window)
    #expect(screens[0].view.frame.size == window.bounds.size)
    #expect(!screens[1].isViewLoaded)
  }

  @Test("The bar is 49 points high above the home indicator, and the safe area ends at its top")
  func bar() {
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 34 - 49, width: 390, height: 34 + 49))
    #expect(screens[0].view.safeAreaInsets.bottom == CGFloat(34 + 49))
  }

  @Test("A content that doesn't extend under the bar ends at its top")
  func content() {
    screens[0].edgesForExtendedLayout = []
    window.layoutIfNeeded()

    #expect(screens[0].view.frame == CGRect(x: 0, y: 0, width: 390, height: 844 - 34 - 49))
    #expect(screens[0].view.safeAreaInsets.bottom == 0)
  }

  @Test("The view controllers are children with an item of their title")
  func children() {
    #expect(tabs.children == screens)
    #expect(screens[2].tabBarController === tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two", "Three"])
    #expect(tabs.tabBar.selectedItem === screens[0].tabBarItem)
  }

  @Test("A tap on a tab selects it")
  func tap() {
    Finger(on: window).tap(at: tabCenter(1))
    window.layoutIfNeeded()

    #expect(tabs.selectedIndex == 1)
    #expect(screens[1].view.window === window)
    #expect(screens[0].view.window == nil)
    #expect(tabs.tabBar.selectedItem === screens[1].tabBarItem)
  }

  @Test("In right-to-left layouts the first tab is on the right")
  func rightToLeft() {
    tabs.tabBar.semanticContentAttribute = .forceRightToLeft
    tabs.tabBar.setNeedsLayout()
    window.layoutIfNeeded()

    Finger(on: window).tap(at: tabCenter(0))

    #expect(tabs.selectedIndex == 2)
  }

  @Test("An index that is out of range is ignored")
  func outOfRange() {
    tabs.selectedIndex = 7
    tabs.selectedIndex = -1

    #expect(tabs.selectedIndex == 0)
  }

  @Test("The selected view controller stays selected when the tabs change, if it remains")
  func replacement() {
    tabs.selectedIndex = 1
    tabs.viewControllers = [screens[2], screens[1]]
    #expect(tabs.selectedViewController === screens[1])
    #expect(screens[0].parent == nil)

    tabs.viewControllers = [screens[2]]
    window.layoutIfNeeded()
    #expect(tabs.selectedViewController === screens[2])
    #expect(screens[2].view.window === window)
  }

  @Test("The appearance methods follow the selection")
  func appearance() {
    tabs.selectedIndex = 2
    window.layoutIfNeeded()

    #expect(screens[0].log == ["will appear", "did appear", "will disappear", "did disappear"])
    #expect(screens[2].log == ["will appear", "did appear"])
  }

  @Test("A tap on the selected tab pops its navigation controller to the root")
  func tapOnSelected() {
    let navigation = UINavigationController(rootViewController: screen("Root"))
    navigation.pushViewController(screen("Detail"), animated: false)
    tabs.viewControllers = [navigation, screens[0]]
    tabs.selectedIndex = 0
    window.layoutIfNeeded()

    Finger(on: window).tap(at: CGPoint(x: 97, y: 780))

    #expect(navigation.viewControllers.count == 1)
  }

  @Test("A pushed view controller with hidesBottomBarWhenPushed hides the bar until it is popped")
  func hidesBottomBar() {
    let navigation = UINavigationController(rootViewController: screen("Root"))
    tabs.viewControllers = [navigation]
    let detail = screen("Detail")
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame.maxX <= 0)
    #expect(detail.view.safeAreaInsets.bottom == 34)

    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame.minX == 0)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == CGFloat(34 + 49))
  }

  @Test("The delegate may refuse a selection by the user, and is notified of others")
  func delegate() {
    let delegate = SelectionLog(refused: screens[2])
    tabs.delegate = delegate
    Finger(on: window).tap(at: tabCenter(2))
    Finger(on: window).tap(at: tabCenter(1))
    tabs.selectedIndex = 0

    #expect(delegate.log == ["should Three", "should Two", "did Two"])
    #expect(tabs.selectedIndex == 0)
  }

  @Test("With six view controllers the fifth tab lists the last two")
  func more() {
    let six = (1...6).map { screen("Screen \($0)") }
    tabs.viewControllers = six
    window.layoutIfNeeded()
    #expect(
      tabs.tabBar.items?.map(\.title) == ["Screen 1", "Screen 2", "Screen 3", "Screen 4", "More"])

    Finger(on: window).tap(at: CGPoint(x: 351, y: 780))
    window.layoutIfNeeded()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    let list = tabs.moreNavigationController.topViewController as? UITableViewController
    #expect(list?.tableView.numberOfRows(inSection: 0) == 2)

    // The first row is below the navigation bar of 44 points.
    Finger(on: window).tap(at: CGPoint(x: 100, y: 44 + 20))
    window.layoutIfNeeded()
    #expect(tabs.selectedViewController === six[4])
    #expect(tabs.selectedIndex == 4)
    #expect(tabs.tabBar.selectedItem?.title == "More")
    // It is above the list, to which the user returns.
    #expect(tabs.moreNavigationController.viewControllers == [list, six[4]])
    #expect(six[4].tabBarController === tabs)
    tabs.moreNavigationController.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    tabs.selectedIndex = 5
    window.layoutIfNeeded()
    #expect(six[5].view.window === window)
    tabs.selectedIndex = 0
    window.layoutIfNeeded()
    #expect(six[0].view.window === window && six[5].view.window == nil)
    tabs.viewControllers = Array(six.suffix(2))
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(six[5].parent === tabs && six[5].view.window === window)
  }

  @Test("The bar's background appears while content is under it")
  func background() throws {
    let scrollView = UIScrollView()
    let long = UIViewController()
    long.view = scrollView
    scrollView.contentSize = CGSize(width: 390, height: 1_000)
    tabs.viewControllers = [long]
    window.layoutIfNeeded()
    #expect(isBackgroundVisible)

    // The content's end is at the bar's top: 1000 - (844 - 83).
    scrollView.contentOffset.y = 1_000 - 761
    window.layoutIfNeeded()
    #expect(!isBackgroundVisible)

    scrollView.contentOffset.y = 1_000 - 762
    window.layoutIfNeeded()
    #expect(isBackgroundVisible)
  }

  private var isBackgroundVisible: Bool {
    tabs.tabBar.subviews.contains { $0 is BarBackgroundView && !$0.isHidden }
  }

  private func tabCenter(_ index: Int) -> CGPoint {
    CGPoint(x: 130 * CGFloat(index) + 65, y: 844 - 34 - 25)
  }
}

@MainActor private func screen(_ title: String) -> LoggingScreen {
  let screen = LoggingScreen()
  screen.title = title
  return screen
}

/// A view controller that logs its appearance methods.
private final class LoggingScreen: UIViewController {
  private(set) var log: [String] = []

  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
}

private final class SelectionLog: NSObject, UITabBarControllerDelegate {
  private let refused: UIViewController
  private(set) var log: [String] = []

  init(refused: UIViewController) {
    self.refused = refused
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.append("should \(viewController.title ?? "")")
    return viewController !== refused
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    log.append("did \(viewController.title ?? "")")
  }
}
