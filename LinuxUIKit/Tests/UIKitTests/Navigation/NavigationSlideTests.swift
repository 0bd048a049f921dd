import TestSupport
import Testing
import UIKit

/// Tests the push and pop animations (uikit.md, 8.1), which take 0.35 s, in a window 320 points
/// wide.
@MainActor struct NavigationSlideTests {
  private let log = LifecycleLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let below: LoggingController
  private let top: LoggingController
  private let navigation: UINavigationController

  init() {
    below = LoggingController("below", log)
    top = LoggingController("top", log)
    navigation = UINavigationController(rootViewController: below)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    log.calls = []
  }

  private func seen(_ screen: UIViewController) -> CGFloat? {
    screen.view.layer.presentation()?.affineTransform().tx
  }

  @Test("A pushed screen slides in from the trailing edge, the one below moves by a third")
  func push() {
    withHeldClock { clock in
      navigation.pushViewController(top, animated: true)
      #expect(seen(top) == 320)
      #expect(seen(below) == 0)
      // With ease-in-ease-out timing, half of the time is half of the distance.
      clock.advance(by: 0.175)
      #expect(abs((seen(top) ?? 0) - 160) < 0.01)
      #expect(abs((seen(below) ?? 0) + 48) < 0.01)
      clock.advance(by: 0.175)
      #expect(seen(top) == 0)
      #expect(below.view.window == nil)
      #expect(below.view.transform == .identity)
    }
  }

  @Test("A popped screen slides out to the trailing edge")
  func pop() {
    withHeldClock { clock in
      navigation.pushViewController(top, animated: false)
      window.layoutIfNeeded()
      navigation.popViewController(animated: true)
      #expect(navigation.viewControllers == [below])
      #expect(seen(top) == 0)
      #expect(seen(below) == -96)
      clock.advance(by: 0.175)
      #expect(abs((seen(top) ?? 0) - 160) < 0.01)
      clock.advance(by: 0.175)
      #expect(top.view.window == nil)
      #expect(seen(below) == 0)
    }
  }

  @Test("A new screen that replaces two is pushed, although the stack gets shorter")
  func replacedStack() {
    withHeldClock { clock in
      navigation.pushViewController(UIViewController(), animated: false)
      window.layoutIfNeeded()
      navigation.setViewControllers([top], animated: true)
      #expect(seen(top) == 320)
      clock.advance(by: 0.4)
    }
  }

  @Test("In right-to-left layouts, screens slide in from the left")
  func mirrored() {
    withHeldClock { clock in
      for view in [navigation.view, below.view, top.view] {
        view?.semanticContentAttribute = .forceRightToLeft
      }
      navigation.pushViewController(top, animated: true)
      #expect(seen(top) == -320)
      clock.advance(by: 0.4)
    }
  }

  @Test("The animation runs between the will and did callbacks")
  func order() {
    withHeldClock { clock in
      navigation.pushViewController(top, animated: true)
      #expect(
        steps() == [
          "top viewDidLoad", "below viewWillDisappear", "top viewWillAppear", "top viewIsAppearing",
        ])
      log.calls = []
      clock.advance(by: 0.35)
      #expect(steps() == ["below viewDidDisappear", "top viewDidAppear"])
    }
  }

  @Test("A pop during a push completes the push first")
  func interrupted() {
    withHeldClock { clock in
      navigation.pushViewController(top, animated: true)
      clock.advance(by: 0.1)
      log.calls = []
      navigation.popViewController(animated: true)
      #expect(
        steps() == [
          "below viewDidDisappear", "top viewDidAppear", "top viewWillDisappear",
          "below viewWillAppear", "below viewIsAppearing",
        ])
      clock.advance(by: 0.4)
      #expect(steps().suffix(2) == ["top viewDidDisappear", "below viewDidAppear"])
      #expect(below.view.window === window)
      #expect(top.view.window == nil)
    }
  }

  @Test("Animations alongside a push have its duration")
  func coordinator() throws {
    try withHeldClock { clock in
      navigation.pushViewController(top, animated: true)
      let coordinator = try #require(top.transitionCoordinator)
      #expect(coordinator === navigation.transitionCoordinator)
      #expect(coordinator.transitionDuration == 0.35)
      #expect(coordinator.viewController(forKey: .from) === below)
      var isOver = false
      coordinator.animate(alongsideTransition: nil) { _ in isOver = true }
      clock.advance(by: 0.3)
      #expect(!isOver)
      clock.advance(by: 0.1)
      #expect(isOver)
      #expect(navigation.transitionCoordinator == nil)
    }
  }

  @Test("A bar that is hidden slides out at the top, and the screen fills its space")
  func barHidden() {
    withHeldClock { clock in
      navigation.setNavigationBarHidden(true, animated: true)
      #expect(navigation.isNavigationBarHidden)
      #expect(!navigation.navigationBar.isHidden)
      #expect(navigation.navigationBar.frame.maxY == 0)
      clock.advance(by: 0.2)
      #expect(navigation.navigationBar.isHidden)
      #expect(below.view.safeAreaInsets.top == 0)
      navigation.setNavigationBarHidden(false, animated: true)
      clock.advance(by: 0.2)
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
      #expect(below.view.safeAreaInsets.top == 44)
    }
  }

  /// The logged loading, appearance, and disappearance callbacks.
  private func steps() -> [String] {
    log.calls.filter { call in
      ["viewDidLoad", "Appear", "Appearing", "Disappear"].contains { call.hasSuffix($0) }
    }
  }
}
