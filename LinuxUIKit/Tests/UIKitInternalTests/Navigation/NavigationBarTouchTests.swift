import Testing

@testable import UIKit

@MainActor struct NavigationBarTouchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let first = UIViewController()
  private let second = UIViewController()
  private let navigation: UINavigationController

  init() {
    (first.title, second.title) = ("One", "Two")
    navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test("A tap on the back button pops the view controller")
  func back() {
    Finger(on: window).tap(at: CGPoint(x: 14, y: 22))

    #expect(navigation.viewControllers == [first])
  }

  @Test("A tap on a button performs its action with the button as its sender")
  func button() {
    weak var sender: AnyObject?
    let add = UIAction(title: "Add") { sender = $0.sender as AnyObject }
    let item = UIBarButtonItem(primaryAction: add)
    second.navigationItem.rightBarButtonItem = item
    window.layoutIfNeeded()

    Finger(on: window).tap(at: CGPoint(x: 320 - 20, y: 22))

    #expect(sender === item)
  }

  @Test("A tap on a disabled button does nothing")
  func disabledButton() {
    var calls = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in calls += 1 })
    item.isEnabled = false
    second.navigationItem.rightBarButtonItem = item
    window.layoutIfNeeded()

    Finger(on: window).tap(at: CGPoint(x: 320 - 20, y: 22))

    #expect(calls == 0)
  }

  @Test("Changes of a displayed button are displayed")
  func changedButton() {
    var calls = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in calls += 1 })
    item.isEnabled = false
    second.navigationItem.rightBarButtonItem = item
    window.layoutIfNeeded()

    item.title = "Append"
    item.isEnabled = true
    window.layoutIfNeeded()
    Finger(on: window).tap(at: CGPoint(x: 320 - 20, y: 22))

    #expect(buttonLabels() == ["One", "Append"])
    #expect(calls == 1)
  }

  @Test("In right-to-left layout, the bar is mirrored")
  func mirrored() {
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    let container = UIViewController()
    container.addChild(navigation)
    let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)
    container.setOverrideTraitCollection(rightToLeft, forChild: navigation)
    window.rootViewController = container
    navigation.view.frame = container.view.bounds
    container.view.addSubview(navigation.view)
    window.layoutIfNeeded()
    #expect(buttonLabels() == ["Edit", "One"])

    Finger(on: window).tap(at: CGPoint(x: 320 - 14, y: 22))

    #expect(navigation.viewControllers == [first])
  }

  @Test("Leading buttons replace the back button unless they supplement it")
  func leadingButtons() {
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit")
    window.layoutIfNeeded()
    #expect(buttonLabels() == ["Edit"])

    second.navigationItem.leftItemsSupplementBackButton = true
    window.layoutIfNeeded()

    #expect(buttonLabels() == ["One", "Edit"])
  }

  @Test("The back button can be hidden, and its title can be set")
  func backTitle() {
    #expect(buttonLabels() == ["One"])
    first.navigationItem.backButtonTitle = "Start"
    window.layoutIfNeeded()
    #expect(buttonLabels() == ["Start"])

    second.navigationItem.hidesBackButton = true
    window.layoutIfNeeded()

    #expect(buttonLabels() == [])
  }

  @Test("The background is visible while content is under the bar")
  func fill() throws {
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 320, height: 2_000)
    let screen = UIViewController()
    screen.view = scrollView
    navigation.pushViewController(screen, animated: false)
    window.layoutIfNeeded()
    let background = try #require(
      navigation.navigationBar.subviews.first { $0 is BarBackgroundView })
    #expect(background.isHidden)

    scrollView.contentOffset.y = -43
    window.layoutIfNeeded()
    #expect(!background.isHidden)
    scrollView.contentOffset.y = -44
    window.layoutIfNeeded()

    #expect(background.isHidden)
  }

  /// Returns the accessibility labels of the bar's controls, from left to right.
  private func buttonLabels() -> [String] {
    func controls(in view: UIView) -> [UIControl] {
      view.subviews.flatMap { ($0 as? UIControl).map { [$0] } ?? controls(in: $0) }
    }
    return controls(in: navigation.navigationBar)
      .sorted { $0.frame.minX < $1.frame.minX }
      .compactMap(\.accessibilityLabel)
  }
}
