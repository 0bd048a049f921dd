import TestSupport
import Testing
import UIKit

/// Animations of navigation and tab bar controllers that their delegates provide.
@MainActor struct NavigationAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let first = UIViewController()
  private let second = UIViewController()
  private let delegate = AnimatingDelegate()

  private func isNear(_ value: CGFloat?, _ expected: CGFloat) -> Bool {
    abs((value ?? .nan) - expected) < 0.01
  }

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func shownNavigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: first)
    show(navigation)
    navigation.delegate = delegate
    return navigation
  }

  @Test("The delegate's animation pushes, and it is called before and after the change")
  func push() {
    withHeldClock { clock in
      let navigation = shownNavigation()
      navigation.pushViewController(second, animated: true)
      #expect(delegate.log == ["push", "will show"])
      clock.advance(by: 0.2)
      #expect(isNear(second.presentedOffset, 240))
      clock.advance(by: 0.25)
      #expect(delegate.log == ["push", "will show", "did show"])
      #expect(first.view.window == nil)
      #expect(second.view.window === window)
      #expect(delegate.transition.ended == [true])
    }
  }

  @Test("A canceled push leaves the stack as it was")
  func canceledPush() {
    withHeldClock { clock in
      let navigation = shownNavigation()
      delegate.isInteractive = true
      navigation.pushViewController(second, animated: true)
      delegate.transition.interaction.update(0.25)
      #expect(isNear(second.presentedOffset, 360))
      delegate.transition.interaction.cancel()
      clock.advance(by: 0.2)
      #expect(navigation.viewControllers == [first])
      #expect(second.parent == nil && second.view.window == nil)
      #expect(first.view.window === window)
      #expect(navigation.navigationBar.topItem === first.navigationItem)
      #expect(delegate.log == ["push", "will show"])
    }
  }

  @Test("An interactive pop displays its progress and finishes")
  func pop() {
    withHeldClock { clock in
      let navigation = shownNavigation()
      navigation.pushViewController(second, animated: false)
      window.layoutIfNeeded()
      delegate.isInteractive = true
      navigation.popViewController(animated: true)
      delegate.transition.interaction.update(0.75)
      #expect(isNear(first.presentedOffset, 120))
      delegate.transition.interaction.finish()
      clock.advance(by: 0.15)
      #expect(navigation.viewControllers == [first])
      #expect(second.parent == nil && second.view.window == nil)
    }
  }

  @Test("A change of tabs follows an interaction, and a canceled one restores the selection")
  func tabs() {
    withHeldClock { clock in
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      show(tabs)
      tabs.delegate = delegate
      delegate.isInteractive = true
      tabs.selectedIndex = 1
      #expect(tabs.selectedViewController === second)
      delegate.transition.interaction.update(0.5)
      #expect(isNear(second.presentedOffset, 240))
      delegate.transition.interaction.cancel()
      clock.advance(by: 0.25)
      #expect(tabs.selectedIndex == 0)
      #expect(tabs.tabBar.selectedItem === first.tabBarItem)
      #expect(first.view.window === window && second.view.window == nil)

      tabs.selectedIndex = 1
      delegate.transition.interaction.update(0.5)
      delegate.transition.interaction.finish()
      clock.advance(by: 0.25)
      #expect(tabs.selectedIndex == 1)
      #expect(first.view.window == nil && second.view.window === window)
    }
  }
}

/// A delegate that slides each change, driven by percentages if it is interactive.
@MainActor
private final class AnimatingDelegate: NSObject, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  let transition = SlidingTransition()
  var isInteractive = false
  private(set) var log: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.append("\(operation)")
    return transition
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    isInteractive ? transition.interaction : nil
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.append("will show")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.append("did show")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { transition }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    isInteractive ? transition.interaction : nil
  }
}
