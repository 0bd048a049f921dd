import Testing
import UIKit

@MainActor struct UIViewControllerContainmentTests {
  private let log = LifecycleLog()

  @Test("Adding a child calls willMove; the container calls didMove")
  func adding() {
    let (parent, child) = (UIViewController(), LoggingController(log))

    parent.addChild(child)
    #expect(log.calls == ["willMove parent"])
    #expect(child.parent === parent)
    #expect(parent.children == [child])
    child.didMove(toParent: parent)

    #expect(log.calls == ["willMove parent", "didMove parent"])
  }

  @Test("Removing a child notifies it at the end")
  func removing() {
    let (parent, child) = (UIViewController(), LoggingController(log))
    parent.addChild(child)
    log.calls = []

    child.willMove(toParent: nil)
    child.removeFromParent()

    #expect(log.calls == ["willMove nil", "didMove nil"])
    #expect(child.parent == nil)
    #expect(parent.children == [])
  }

  @Test("A child that is added elsewhere leaves its former parent")
  func moving() {
    let (former, next, child) = (UIViewController(), UIViewController(), UIViewController())
    former.addChild(child)

    next.addChild(child)

    #expect(former.children == [])
    #expect(next.children == [child])
    #expect(child.parent === next)
  }

  @Test("A child appears with its container, which starts first and ends last")
  func appearingTogether() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (parent, child) = (LoggingController("parent", log), LoggingController("child", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    log.calls = []

    window.rootViewController = parent
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    #expect(
      log.calls.filter { $0.hasSuffix("Appear") || $0.hasSuffix("Appearing") } == [
        "parent viewWillAppear", "child viewWillAppear", "parent viewIsAppearing",
        "child viewIsAppearing", "child viewDidAppear", "parent viewDidAppear",
      ])
  }

  @Test("A child whose view is added to a visible container appears by itself")
  func appearingLater() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (parent, child) = (UIViewController(), LoggingController(log))
    window.rootViewController = parent
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.layoutIfNeeded()

    #expect(
      log.calls == [
        "willMove parent", "loadView", "viewDidLoad", "viewWillAppear", "entered window",
        "didMove parent", "viewIsAppearing", "viewWillLayoutSubviews", "layoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ])
  }

  @Test("A child whose view is elsewhere does not appear with its container")
  func elsewhere() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (parent, child) = (UIViewController(), LoggingController(log))
    parent.addChild(child)
    child.loadViewIfNeeded()
    log.calls = []

    window.rootViewController = parent
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    #expect(log.calls == [])
  }

  @Test("A container that forwards appearance manually gets no automatic calls for its children")
  func byHand() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (parent, child) = (Container(), LoggingController(log))
    window.rootViewController = parent
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    parent.addChild(child)
    child.loadViewIfNeeded()
    log.calls = []

    parent.view.addSubview(child.view)
    #expect(log.calls == ["entered window"])
    log.calls = []
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()

    #expect(log.calls == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
  }

  @Test("A replaced view is no longer connected to the controller")
  func replacedView() {
    let controller = UIViewController()
    let former = controller.view
    controller.view = UIView()

    #expect(former?.next == nil)
    #expect(controller.view.next === controller)
  }

  @Test("Touches are passed from the view to its controller and on to the superview")
  func responders() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (parent, child) = (UIViewController(), UIViewController())
    window.rootViewController = parent
    window.makeKeyAndVisible()
    parent.addChild(child)
    parent.view.addSubview(child.view)

    #expect(child.view.next === child)
    #expect(child.next === parent.view)
    #expect(parent.view.next === parent)
    #expect(parent.next === window)
  }
}
