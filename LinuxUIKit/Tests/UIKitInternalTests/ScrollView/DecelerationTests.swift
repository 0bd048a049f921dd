import TestSupport
import Testing

@testable import UIKit

/// Motion after a drag, with the numbers of uikit.md, 5.2.
@MainActor struct DecelerationTests {
  private let tall = CGSize(width: 300, height: 4_000)

  /// Returns whether two offsets are equal within a pixel.
  private func isNear(_ offset: CGFloat, _ expected: CGFloat) -> Bool {
    abs(offset - expected) <= 0.51
  }

  @Test("The offset decelerates as x0 + v0 F (1 - r^t) and ends at x0 + (v0 - 10) F")
  func slowing() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      // 120 points in 0.2 s are 600 points per second; ten points are not part of the translation.
      screen.fling(by: CGPoint(x: 0, y: -120), clock)
      #expect(abs((screen.end?.velocity.y ?? 0) - 0.6) < 1e-6)
      // 110 + 590 * 0.499 = 404.41.
      #expect(abs((screen.end?.target.y ?? 0) - 404.41) < 0.001)
      clock.advance(by: 0.1)
      // 110 + 600 * 0.499 * (1 - 0.998^100 = 0.181433) = 164.32.
      #expect(isNear(screen.view.contentOffset.y, 164.32))
      #expect(screen.view.isDecelerating)
      // ln(600 / 10) / 2.002003 = 2.0451 s in all.
      clock.advance(by: 1.92)
      #expect(screen.view.isDecelerating)
      clock.advance(by: 0.05)
      #expect(!screen.view.isDecelerating)
      #expect(abs(screen.view.contentOffset.y - 404.41) < 0.001)
    }
  }

  @Test("A fast rate scrolls by 0.099 times the velocity")
  func fast() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.view.decelerationRate = .fast
      screen.fling(by: CGPoint(x: 0, y: -120), clock)
      // 110 + 590 * 0.099 = 168.41.
      clock.advance(by: 1)
      #expect(abs(screen.view.contentOffset.y - 168.41) < 0.001)
    }
  }

  @Test("A finger that paused before it was lifted leaves no velocity")
  func rested() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.drag(by: CGPoint(x: 0, y: -120), clock)
      clock.advance(by: 0.15)
      screen.finger.lift()
      #expect(screen.newCalls() == ["begin drag", "scroll", "will end", "end drag false"])
      #expect(screen.end?.velocity == .zero)
      clock.advance(by: 1)
      #expect(screen.view.contentOffset.y == 110)
    }
  }

  @Test("At an edge, the content overshoots by 1/29.9 of its velocity and returns")
  func bounce() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: CGSize(width: 300, height: 600))
      // At 110 of 200 points with 600 a second: 90 of 299.4 points leave 600 * 0.69940 = 419.64.
      screen.fling(by: CGPoint(x: 0, y: -120), clock)
      #expect(screen.end?.target.y == 200)
      clock.advance(by: 2, framesPerSecond: 240)
      let furthest = screen.offsets.map(\.y).max() ?? 0
      // 419.64 / (11 e) = 14.03.
      #expect(isNear(furthest, 214.03))
      #expect(screen.view.contentOffset.y == 200)
      #expect(
        screen.newCalls() == [
          "begin drag", "scroll", "will end", "end drag true", "begin slowing", "scroll",
          "end slowing",
        ])
    }
  }

  @Test("Without bouncing, the content stops at the edge")
  func hardEdge() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: CGSize(width: 300, height: 600))
      screen.view.bounces = false
      screen.fling(by: CGPoint(x: 0, y: -120), clock)
      clock.advance(by: 1)
      #expect(screen.offsets.map(\.y).max() == 200)
      #expect(screen.newCalls().last == "end slowing")
      screen.fling(by: CGPoint(x: 0, y: -120), clock)
      #expect(screen.newCalls().last == "end drag false")
    }
  }

  @Test("Content released at rest beyond an edge follows A e^(-9 t) + B e^(-46 t)")
  func releasedBeyond() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.view.contentInset.top = 20
      screen.drag(by: CGPoint(x: 0, y: 110), clock)
      clock.advance(by: 0.2)
      screen.finger.lift()
      // 100 points appear as 48.35; A = 46 / 37 of it, B = −9 / 37: after 0.1 s, 24.44 − 0.12.
      #expect(isNear(screen.view.contentOffset.y, -68.35))
      clock.advance(by: 0.1)
      #expect(isNear(screen.view.contentOffset.y, -44.32))
      clock.advance(by: 0.6)
      #expect(screen.view.contentOffset.y == -20)
      #expect(screen.newCalls().last == "end slowing")
    }
  }

  @Test("Content that a finger stopped beyond an edge returns when the finger is lifted")
  func stoppedBeyond() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: CGSize(width: 300, height: 600))
      screen.fling(by: CGPoint(x: 0, y: -190), in: 0.1, clock)
      clock.advance(by: 0.1)
      #expect(screen.view.contentOffset.y > 210)
      _ = screen.newCalls()
      screen.finger.press(at: CGPoint(x: 150, y: 200))
      clock.advance(by: 1)
      #expect(screen.view.contentOffset.y > 210)
      screen.finger.lift()
      clock.advance(by: 1)
      #expect(screen.view.contentOffset.y == 200)
      #expect(screen.newCalls() == ["scroll", "end slowing"])
    }
  }

  @Test("A new finger suppresses the end of the deceleration and drags from there")
  func caught() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.fling(by: CGPoint(x: 0, y: -120), clock)
      clock.advance(by: 0.1)
      _ = screen.newCalls()
      let offset = screen.view.contentOffset.y
      screen.fling(by: CGPoint(x: 0, y: -60), clock)
      #expect(screen.view.contentOffset.y == offset + 50)
      clock.advance(by: 5)
      #expect(
        screen.newCalls() == [
          "begin drag", "scroll", "will end", "end drag true", "begin slowing", "scroll",
          "end slowing",
        ])
    }
  }

  @Test("Another target is reached on the same curve with another velocity")
  func target() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.target = CGPoint(x: 0, y: 300)
      screen.fling(by: CGPoint(x: 0, y: -120), clock)
      clock.advance(by: 0.1)
      // v0 = 190 / 0.499 + 10 = 390.76: 110 + 390.76 * 0.499 * 0.181433 = 145.38.
      #expect(isNear(screen.view.contentOffset.y, 145.38))
      clock.advance(by: 3)
      #expect(screen.view.contentOffset.y == 300)
    }
  }

  @Test("Pages have the size of the bounds, one at a time, without overshooting")
  func paging() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.view.isPagingEnabled = true
      screen.fling(by: CGPoint(x: 0, y: -190), in: 0.1, clock)
      #expect(screen.end?.target.y == 400)
      clock.advance(by: 0.4)
      #expect(screen.view.contentOffset.y == 400)
      #expect(screen.offsets.allSatisfy { $0.y <= 400 })
      screen.drag(by: CGPoint(x: 0, y: -150), clock)
      clock.advance(by: 0.2)
      screen.finger.lift()
      clock.advance(by: 0.4)
      #expect(screen.view.contentOffset.y == 400)
    }
  }

  @Test("Pages that a finger stops stand still under it, and settle at the nearest one afterwards")
  func stoppedPages() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.view.isPagingEnabled = true
      for (time, page) in [(1.0 / 60, 0), (0.2, 400)] {
        screen.view.contentOffset = .zero
        screen.fling(by: CGPoint(x: 0, y: -120), clock)
        clock.advance(by: time)
        let stopped = screen.view.contentOffset.y
        screen.finger.press(at: CGPoint(x: 100, y: 100))
        clock.advance(by: 1)
        #expect(screen.view.contentOffset.y == stopped)
        #expect(stopped > 0 && stopped < 400)
        _ = screen.newCalls()
        screen.finger.lift()
        clock.advance(by: 1)
        #expect(screen.view.contentOffset.y == CGFloat(page), "stopped at \(stopped)")
        #expect(screen.newCalls().last == "end slowing")
      }
    }
  }

  @Test("Setting the offset stops deceleration, growing content continues it")
  func meanwhile() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: CGSize(width: 300, height: 600))
      screen.fling(by: CGPoint(x: 0, y: -120), clock)
      screen.view.contentSize.height = 4_000
      clock.advance(by: 3)
      // The end without an edge nearby: 404.41.
      #expect(isNear(screen.view.contentOffset.y, 404.41))
      screen.fling(by: CGPoint(x: 0, y: -120), clock)
      screen.view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
      #expect(screen.newCalls().suffix(2) == ["end slowing", "scroll"])
      clock.advance(by: 1)
      #expect(screen.view.contentOffset.y == 100)
    }
  }

  @Test("A layout that shifts the content does not change the item at which it ends")
  func shifted() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.fling(by: CGPoint(x: 0, y: -120), clock)
      clock.advance(by: 0.1)
      screen.view.contentOffset.y += 1_000
      clock.advance(by: 3)
      #expect(isNear(screen.view.contentOffset.y, 1_404.41))
    }
  }

  @Test("Removing the view from its window finishes the deceleration")
  func leavesWindow() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.fling(by: CGPoint(x: 0, y: -120), clock)
      screen.view.removeFromSuperview()
      clock.advance(by: 1 / 60.0)
      #expect(abs(screen.view.contentOffset.y - 404.41) < 0.001)
      #expect(!screen.view.isDecelerating)
    }
  }
}
