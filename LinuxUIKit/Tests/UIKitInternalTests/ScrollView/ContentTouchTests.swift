import TestSupport
import Testing

@testable import UIKit

/// The delivery of touches to the content of a scroll view (uikit.md, 5.2).
@MainActor struct ContentTouchTests {
  /// Creates a screen whose content contains a logging view of 300 by 300 points.
  private func makeScreen(_ view: UIScrollView? = nil) -> (ScrollScreen, GestureLog) {
    let screen = ScrollScreen(content: CGSize(width: 300, height: 2_000), view: view)
    let log = GestureLog()
    screen.view.addSubview(
      LoggedView("content", log, frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    return (screen, log)
  }

  @Test("Content receives a touch after 0.15 seconds")
  func delay() {
    withHeldClock { clock in
      let (screen, log) = makeScreen()
      screen.finger.press(at: CGPoint(x: 150, y: 200))
      clock.advance(by: 0.14)
      #expect(log.lines == [])
      clock.advance(by: 0.02)
      #expect(log.lines == ["content touched"])
      screen.finger.lift()
      #expect(log.lines == ["content touched", "content left"])
    }
  }

  @Test("A quick tap reaches the content at its end, an early drag does not")
  func quick() {
    withHeldClock { clock in
      let (screen, log) = makeScreen()
      screen.finger.tap(at: CGPoint(x: 150, y: 200))
      #expect(log.lines == ["content touched", "content left"])
      screen.drag(by: CGPoint(x: 0, y: -100), in: 0.1, clock)
      clock.advance(by: 0.5)
      screen.finger.lift()
      #expect(log.lines.count == 2)
    }
  }

  @Test("A later drag cancels the touch if this is allowed", arguments: [true, false])
  func cancels(isAllowed: Bool) {
    withHeldClock { clock in
      let (screen, log) = makeScreen()
      screen.view.canCancelContentTouches = isAllowed
      screen.finger.press(at: CGPoint(x: 150, y: 200))
      clock.advance(by: 0.2)
      screen.finger.move(to: CGPoint(x: 150, y: 150))
      #expect(log.lines.last == (isAllowed ? "content lost" : "content moved"))
      #expect(screen.view.contentOffset.y == (isAllowed ? 40 : 0))
    }
  }

  @Test("Content receives touches immediately without a delay")
  func noDelay() {
    let (screen, log) = makeScreen()
    screen.view.delaysContentTouches = false
    screen.finger.press(at: CGPoint(x: 150, y: 200))
    #expect(log.lines == ["content touched"])
  }

  @Test("A subclass decides which views receive touches and which lose them")
  func subclass() {
    final class Choosy: UIScrollView {
      var begins = false
      override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
      ) -> Bool { begins }
      override func touchesShouldCancel(in view: UIView) -> Bool { false }
    }
    let view = Choosy()
    let (screen, log) = makeScreen(view)
    view.delaysContentTouches = false
    screen.finger.tap(at: CGPoint(x: 150, y: 200))
    #expect(log.lines == [])
    view.begins = true
    screen.finger.press(at: CGPoint(x: 150, y: 200))
    screen.finger.move(to: CGPoint(x: 150, y: 150))
    #expect(log.lines == ["content touched", "content moved"])
  }

  @Test("A touch that stops deceleration is not delivered to content")
  func stopping() {
    withHeldClock { clock in
      let (screen, log) = makeScreen()
      screen.fling(by: CGPoint(x: 0, y: -60), clock)
      clock.advance(by: 0.1)
      #expect(screen.view.isDecelerating)
      let offset = screen.view.contentOffset
      screen.finger.press(at: CGPoint(x: 150, y: 10))
      #expect(!screen.view.isDecelerating && screen.view.isTracking)
      clock.advance(by: 0.5)
      screen.finger.lift()
      clock.advance(by: 0.5)
      #expect(screen.view.contentOffset == offset)
      #expect(log.lines == [])
      #expect(!screen.view.isTracking)
    }
  }
}
