import Testing
import UIKit

@MainActor struct UINavigationControllerLifecycleTests {
  private let log = LifecycleLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("The root appears with its navigation controller")
  func root() {
    window.rootViewController = UINavigationController(
      rootViewController: LoggingController("root", log))
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    #expect(
      steps() == [
        "root viewDidLoad", "root viewWillAppear", "root viewIsAppearing", "root viewDidAppear",
      ])
  }

  @Test("A push hides the old screen and shows the new one")
  func push() {
    let navigation = UINavigationController(rootViewController: LoggingController("old", log))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    log.calls = []

    navigation.pushViewController(LoggingController("new", log), animated: false)
    window.layoutIfNeeded()

    #expect(
      steps() == [
        "new viewDidLoad", "old viewWillDisappear", "new viewWillAppear", "new viewIsAppearing",
        "old viewDidDisappear", "new viewDidAppear",
      ])
  }

  @Test("A pop shows the screen below again without loading it")
  func pop() {
    let navigation = UINavigationController(rootViewController: LoggingController("below", log))
    navigation.pushViewController(LoggingController("top", log), animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    navigation.pushViewController(LoggingController("next", log), animated: false)
    window.layoutIfNeeded()
    log.calls = []

    navigation.popViewController(animated: false)
    window.layoutIfNeeded()

    #expect(
      steps() == [
        "next viewWillDisappear", "below viewWillAppear", "below viewIsAppearing",
        "next viewDidDisappear", "below viewDidAppear",
      ])
  }

  @Test("A pushed screen is notified of its parent before and after, a popped one of nil")
  func containment() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.loadViewIfNeeded()

    navigation.pushViewController(LoggingController(log), animated: false)
    navigation.popViewController(animated: false)

    #expect(
      log.calls.filter { $0.contains("Move ") } == [
        "willMove parent", "didMove parent", "willMove nil", "didMove nil",
      ])
  }

  @Test("A screen that is replaced before it appears gets no unpaired callbacks")
  func exchangedWhileAppearing() {
    let navigation = UINavigationController(rootViewController: LoggingController("old", log))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.viewControllers = [LoggingController("new", log)]
    window.layoutIfNeeded()

    #expect(
      steps() == [
        "old viewDidLoad", "old viewWillAppear", "new viewDidLoad", "old viewWillDisappear",
        "old viewDidDisappear", "new viewWillAppear", "new viewIsAppearing", "new viewDidAppear",
      ])
  }

  /// The logged loading, appearance, and disappearance callbacks.
  private func steps() -> [String] {
    log.calls.filter { call in
      ["viewDidLoad", "Appear", "Appearing", "Disappear"].contains { call.hasSuffix($0) }
    }
  }
}
