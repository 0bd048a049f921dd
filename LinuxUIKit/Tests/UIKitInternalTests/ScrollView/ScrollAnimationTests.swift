import TestSupport
import Testing

@testable import UIKit

/// Programmatic scrolling (uikit.md, 5.3).
@MainActor struct ScrollAnimationTests {
  private let tall = CGSize(width: 300, height: 2_000)
  private let goal = CGPoint(x: 0, y: 600)

  @Test("An animated change takes 0.3 seconds, reports each step, and its end once")
  func animated() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.view.setContentOffset(goal, animated: true)
      #expect(screen.view.contentOffset == .zero)
      #expect(screen.view.isScrollAnimating)
      clock.advance(by: 0.15)
      // Half of the time is half of the distance on a symmetric curve.
      #expect(abs(screen.view.contentOffset.y - 300) < 0.5)
      clock.advance(by: 0.15)
      #expect(screen.view.contentOffset == goal)
      #expect(screen.offsets.count == 18)
      #expect(screen.newCalls() == ["scroll", "end animation"])
      #expect(!screen.view.isScrollAnimating)
    }
  }

  @Test("A change to the current offset, without animation, or outside a window reports no steps")
  func atOnce() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.view.setContentOffset(.zero, animated: true)
      clock.advance(by: 1)
      #expect(screen.newCalls() == [])
      screen.view.setContentOffset(goal, animated: false)
      #expect(screen.newCalls() == ["scroll"])
      screen.view.removeFromSuperview()
      screen.view.setContentOffset(.zero, animated: true)
      #expect(screen.view.contentOffset == .zero)
      #expect(screen.newCalls() == ["scroll", "end animation"])
    }
  }

  @Test("Another change during the animation replaces it, with one end")
  func replaced() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.view.setContentOffset(goal, animated: true)
      clock.advance(by: 0.1)
      screen.view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: true)
      clock.advance(by: 0.5)
      #expect(screen.view.contentOffset == .zero)
      #expect(screen.newCalls() == ["scroll", "end animation"])
    }
  }

  @Test("An animation can be stopped by code and by a drag")
  func stopped() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.view.setContentOffset(goal, animated: true)
      clock.advance(by: 0.1)
      screen.view.stopScrollingAndZooming()
      let offset = screen.view.contentOffset
      clock.advance(by: 1)
      #expect(screen.view.contentOffset == offset)
      #expect(screen.newCalls() == ["scroll", "end animation"])

      screen.view.setContentOffset(goal, animated: true)
      screen.finger.press(at: CGPoint(x: 150, y: 200))
      screen.finger.move(to: CGPoint(x: 150, y: 150))
      #expect(screen.newCalls() == ["end animation", "begin drag", "scroll"])
      #expect(screen.view.contentOffset.y == offset.y + 40)
      clock.advance(by: 1)
      #expect(screen.view.contentOffset.y == offset.y + 40)
    }
  }

  @Test("A tap on the status bar scrolls to the top if exactly one view allows it")
  func statusBar() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      screen.view.addSubview(inner)
      screen.view.contentInset.top = 30
      screen.view.contentOffset.y = 600
      _ = screen.newCalls()
      screen.window.tapStatusBar()
      clock.advance(by: 1)
      #expect(screen.view.contentOffset.y == 600)
      inner.scrollsToTop = false
      screen.window.tapStatusBar()
      clock.advance(by: 0.3)
      #expect(screen.view.contentOffset.y == -30)
      #expect(screen.newCalls() == ["scroll", "at top"])
    }
  }
}
