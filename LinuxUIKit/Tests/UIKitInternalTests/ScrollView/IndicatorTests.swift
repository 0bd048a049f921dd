import TestSupport
import Testing

@testable import UIKit

/// Scroll indicators, with the numbers of uikit.md, 5.4.
@MainActor struct IndicatorTests {
  private func bars(of screen: ScrollScreen) -> [ScrollIndicatorView] {
    screen.view.subviews.compactMap { $0 as? ScrollIndicatorView }
  }

  @Test(
    "An indicator is visible while a finger scrolls and fades after 0.3 seconds without scrolling")
  func fading() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: CGSize(width: 300, height: 1_600))
      #expect(bars(of: screen).isEmpty)
      screen.drag(by: CGPoint(x: 0, y: -100), clock)
      let bar = bars(of: screen).first
      #expect(bar?.alpha == 1)
      clock.advance(by: 0.5)
      screen.finger.lift()
      clock.advance(by: 0.3)
      #expect(bar?.alpha == 1)
      // Half of the 0.35 seconds.
      clock.advance(by: 0.175)
      #expect(abs((bar?.alpha ?? 0) - 0.5) < 0.001)
      clock.advance(by: 0.2)
      #expect(bar?.alpha == 0)
    }
  }

  @Test("An indicator that is shown again before it fades restarts its delay")
  func showingAgain() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: CGSize(width: 300, height: 1_600))
      screen.drag(by: CGPoint(x: 0, y: -100), clock)
      clock.advance(by: 0.5)
      screen.finger.lift()
      // Dragged again for 0.2 s and held for 0.5 s; the first fade-out would have ended.
      screen.drag(by: CGPoint(x: 0, y: -20), clock)
      clock.advance(by: 0.5)
      screen.finger.lift()
      clock.advance(by: 0.29)
      #expect(bars(of: screen).first?.alpha == 1)
    }
  }

  @Test("An indicator is 3 points thick, 3 points from the edge, and receives no touches")
  func place() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: CGSize(width: 300, height: 1_600))
      screen.drag(by: CGPoint(x: 0, y: -310), clock)
      // 394 * 400 / 1,600 = 98.5 points long; a quarter of the way down at 3 + 295.5 / 4.
      let bar = bars(of: screen)[0]
      #expect(bar.frame == CGRect(x: 294, y: 300 + 76.875, width: 3, height: 98.5))
      #expect(screen.window.hitTest(CGPoint(x: 295, y: 100), with: nil) === screen.view)
      screen.view.verticalScrollIndicatorInsets = UIEdgeInsets(
        top: 50, left: 0, bottom: 0, right: 9)
      // 344 * 400 / 1,600 = 86 points, at 53 + 258 / 4.
      #expect(bar.frame == CGRect(x: 285, y: 300 + 117.5, width: 3, height: 86))
      screen.view.showsVerticalScrollIndicator = false
      #expect(bar.isHidden)
    }
  }

  @Test("Both indicators can be flashed")
  func flash() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: CGSize(width: 900, height: 1_600))
      screen.view.flashScrollIndicators()
      #expect(bars(of: screen).map(\.alpha) == [1, 1])
      clock.advance(by: 1.2)
      #expect(bars(of: screen).map(\.alpha) == [1, 1])
      clock.advance(by: 0.4)
      #expect(bars(of: screen).map(\.alpha) == [0, 0])
    }
  }
}
