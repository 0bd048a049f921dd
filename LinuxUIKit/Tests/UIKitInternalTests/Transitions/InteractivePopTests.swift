import TestSupport
import Testing
import UIKit

/// The drag from the leading edge, in a window 320 points wide.
@MainActor struct InteractivePopTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let below = UIViewController()
  private let top = UIViewController()
  private let navigation: UINavigationController
  private let finger: Finger

  init() {
    (below.title, top.title) = ("Below", "Top")
    navigation = UINavigationController(rootViewController: below)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    navigation.pushViewController(top, animated: false)
    window.layoutIfNeeded()
    finger = Finger(on: window)
  }

  private func seen(_ screen: UIViewController) -> CGFloat? {
    screen.view.layer.presentation()?.affineTransform().tx
  }

  private func drag(from start: CGFloat, to end: CGFloat, by clock: HeldClock, steps: Int = 8) {
    finger.press(at: CGPoint(x: start, y: 240))
    for step in 1...steps {
      clock.advance(by: 0.05)
      finger.move(
        to: CGPoint(x: start + (end - start) * CGFloat(step) / CGFloat(steps), y: 240))
    }
  }

  @Test("A drag from the leading edge moves both screens by its distance")
  func progress() {
    withHeldClock { clock in
      // The first 10 points are needed to recognize the drag: 160 of 320 points are half.
      drag(from: 5, to: 175, by: clock)
      #expect(navigation.viewControllers == [below])
      let eased = (seen(top) ?? 0) / 320
      #expect(abs(eased - 0.5) < 0.01)
      #expect(abs((seen(below) ?? 0) + 48) < 0.5)
      finger.lift()
      clock.advance(by: 0.5)
    }
  }

  @Test("Lifting beyond half of the width pops")
  func finish() {
    withHeldClock { clock in
      drag(from: 5, to: 300, by: clock)
      finger.lift()
      clock.advance(by: 0.4)
      #expect(navigation.topViewController === below)
      #expect(top.view.window == nil)
      #expect(top.parent == nil)
      #expect(below.view.transform == .identity)
      #expect(navigation.navigationBar.topItem === below.navigationItem)
    }
  }

  @Test("Lifting before half of the width restores the stack and both screens")
  func cancel() {
    withHeldClock { clock in
      drag(from: 5, to: 60, by: clock)
      clock.advance(by: 0.2)
      finger.lift()
      clock.advance(by: 0.4)
      #expect(navigation.viewControllers == [below, top])
      #expect(top.parent === navigation)
      #expect(top.view.window === window)
      #expect(top.view.transform == .identity)
      #expect(below.view.window == nil)
      #expect(navigation.navigationBar.topItem === top.navigationItem)
      // Another drag pops.
      drag(from: 5, to: 300, by: clock)
      finger.lift()
      clock.advance(by: 0.4)
      #expect(navigation.viewControllers == [below])
    }
  }

  @Test("A touch that the system cancels cancels the pop")
  func interrupted() {
    withHeldClock { clock in
      drag(from: 5, to: 300, by: clock)
      finger.cancel()
      clock.advance(by: 0.4)
      #expect(navigation.viewControllers == [below, top])
    }
  }

  @Test("A drag that begins away from the edge doesn't pop")
  func elsewhere() {
    withHeldClock { clock in
      drag(from: 60, to: 300, by: clock)
      finger.lift()
      clock.advance(by: 0.4)
      #expect(navigation.viewControllers == [below, top])
    }
  }

  @Test("A hidden back button, a hidden bar, or a disabled recognizer prevents the drag")
  func prevented() {
    withHeldClock { clock in
      for prevent in [
        { top.navigationItem.hidesBackButton = $0 },
        { navigation.isNavigationBarHidden = $0 },
        { navigation.interactivePopGestureRecognizer?.isEnabled = !$0 },
      ] as [(Bool) -> Void] {
        prevent(true)
        window.layoutIfNeeded()
        drag(from: 5, to: 300, by: clock)
        finger.lift()
        clock.advance(by: 0.4)
        #expect(navigation.viewControllers.count == 2)
        prevent(false)
        window.layoutIfNeeded()
      }
      drag(from: 5, to: 300, by: clock)
      finger.lift()
      clock.advance(by: 0.4)
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test("In right-to-left layouts the drag begins at the right edge")
  func mirrored() {
    withHeldClock { clock in
      for view in [navigation.view, below.view, top.view] {
        view?.semanticContentAttribute = .forceRightToLeft
      }
      drag(from: 315, to: 20, by: clock)
      finger.lift()
      clock.advance(by: 0.4)
      #expect(navigation.viewControllers == [below])
    }
  }

  @Test("A vertical drag at the edge scrolls the content")
  func scrolling() {
    withHeldClock { clock in
      let scrollView = UIScrollView(frame: top.view.bounds)
      scrollView.contentSize = CGSize(width: 320, height: 2000)
      top.view.addSubview(scrollView)
      window.layoutIfNeeded()
      let start = scrollView.contentOffset.y
      finger.press(at: CGPoint(x: 5, y: 400))
      for y in [380, 350, 300, 250] {
        clock.advance(by: 0.05)
        finger.move(to: CGPoint(x: 5, y: y))
      }
      #expect(scrollView.contentOffset.y > start + 90)
      finger.lift()
      clock.advance(by: 2)
      #expect(navigation.viewControllers.count == 2)
    }
  }
}
