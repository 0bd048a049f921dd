import Testing
import UIKit

@MainActor struct UINavigationControllerStackTests {
  private let first = UIViewController()
  private let second = UIViewController()
  private let third = UIViewController()

  @Test("A stack starts with its root")
  func root() {
    let navigation = UINavigationController(rootViewController: first)

    #expect(navigation.viewControllers == [first])
    #expect(navigation.topViewController === first)
    #expect(navigation.visibleViewController === first)
    #expect(first.navigationController === navigation)
    #expect(first.parent === navigation)
  }

  @Test("A stack without screens has no top")
  func empty() {
    let navigation = UINavigationController()

    #expect(navigation.viewControllers == [])
    #expect(navigation.topViewController == nil)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test("A push adds a screen on top and a pop removes it")
  func pushAndPop() {
    let navigation = UINavigationController(rootViewController: first)

    navigation.pushViewController(second, animated: false)
    #expect(navigation.viewControllers == [first, second])
    #expect(navigation.popViewController(animated: false) === second)

    #expect(navigation.viewControllers == [first])
    #expect(second.parent == nil)
    #expect(second.navigationController == nil)
  }

  @Test("The root cannot be popped")
  func lastOne() {
    let navigation = UINavigationController(rootViewController: first)

    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.viewControllers == [first])
  }

  @Test("Popping to a screen returns those above it, the lowest first")
  func popTo() {
    let navigation = UINavigationController()
    navigation.viewControllers = [first, second, third]

    #expect(navigation.popToRootViewController(animated: false) == [second, third])
    #expect(navigation.viewControllers == [first])

    navigation.viewControllers = [first, second, third]
    #expect(navigation.popToViewController(second, animated: false) == [third])
    #expect(navigation.popToViewController(third, animated: false) == nil)
  }

  @Test("Only the top screen's view is in the hierarchy")
  func topView() {
    let navigation = UINavigationController(rootViewController: first)
    navigation.loadViewIfNeeded()
    #expect(first.view.isDescendant(of: navigation.view))

    navigation.pushViewController(second, animated: false)

    #expect(first.view.superview == nil)
    #expect(second.view.isDescendant(of: navigation.view))
  }

  @Test("The bar's items are those of the screens")
  func items() {
    (first.title, second.title) = ("First", "Second")
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)

    #expect(navigation.navigationBar.items == [first.navigationItem, second.navigationItem])
    #expect(navigation.navigationBar.topItem?.title == "Second")
    #expect(navigation.navigationBar.backItem?.title == "First")
  }

  @Test("A nested child controller finds the navigation controller")
  func nested() {
    let navigation = UINavigationController(rootViewController: first)
    first.addChild(second)

    #expect(second.navigationController === navigation)
    #expect(navigation.navigationController == nil)
  }

  @Test("Buttons are set one by one or together")
  func buttons() {
    let item = UINavigationItem(title: "Title")
    let (add, edit) = (UIBarButtonItem(title: "Add"), UIBarButtonItem(title: "Edit"))

    item.rightBarButtonItems = [add, edit]
    #expect(item.rightBarButtonItem === add)
    item.rightBarButtonItem = edit
    #expect(item.rightBarButtonItems == [edit])
    item.rightBarButtonItem = nil

    #expect(item.rightBarButtonItems == nil)
    #expect(item.leftBarButtonItems == nil)
  }

  @Test("A bar button has the title and image of its action")
  func buttonOfAction() {
    let button = UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in })

    #expect(button.title == "Add")
    #expect(button.isEnabled)
    #expect(button.style == .plain)
    #expect(UIBarButtonItem(title: "Other", primaryAction: button.primaryAction).title == "Other")
  }
}
