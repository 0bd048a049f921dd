import Testing
import TestSupport

@testable import UIKit

@MainActor struct PressAndSwipeTests {
  private let middle = CGPoint(x: 150, y: 150)

  @Test("A long press begins after 0.5 seconds, changes with the finger and ends when it is lifted")
  func press() {
    withHeldClock { clock in
      let screen = GestureScreen()
      let press = screen.add(UILongPressGestureRecognizer(), "press")
      screen.finger.press(at: middle)
      clock.advance(by: 0.49)
      #expect(press.state == .possible)
      clock.advance(by: 0.01)
      #expect(screen.newCalls() == ["inner touched", "press began", "inner lost"])
      screen.finger.move(to: CGPoint(x: 250, y: 150))
      screen.finger.lift()
      #expect(screen.newCalls() == ["press changed", "press ended"])
      #expect(press.state == .possible)
    }
  }

  @Test("A finger that moves more than ten points or is lifted early does not press")
  func noPress() {
    withHeldClock { clock in
      let screen = GestureScreen()
      screen.add(UILongPressGestureRecognizer(), "press")
      screen.drag(by: CGPoint(x: 0, y: 11))
      clock.advance(by: 1)
      screen.finger.lift()
      screen.finger.press(at: middle)
      clock.advance(by: 0.4)
      screen.finger.lift()
      clock.advance(by: 1)
      #expect(screen.newCalls().allSatisfy { !$0.hasPrefix("press") })
    }
  }

  @Test("A press has a configurable duration and number of fingers")
  func ownTime() {
    withHeldClock { clock in
      let screen = GestureScreen(fingers: 2)
      let press = screen.add(UILongPressGestureRecognizer(), "press")
      press.minimumPressDuration = 0.2
      press.numberOfTouchesRequired = 2
      screen.finger.press(at: middle)
      clock.advance(by: 0.2)
      #expect(press.state == .began)
      #expect(press.location(in: nil) == middle)
    }
  }

  @Test("A press after a tap begins if the finger returns within 0.35 seconds")
  func tapAndPress() {
    withHeldClock { clock in
      let screen = GestureScreen()
      let press = screen.add(UILongPressGestureRecognizer(), "press")
      press.numberOfTapsRequired = 1
      // A press alone does not begin.
      screen.finger.press(at: middle)
      clock.advance(by: 1)
      #expect(press.state == .failed)
      screen.finger.lift()
      #expect(press.state == .possible)
      // A tap and a press within the interval.
      screen.finger.tap(at: middle)
      clock.advance(by: 0.3)
      screen.finger.press(at: middle)
      clock.advance(by: 0.5)
      #expect(press.state == .began)
      screen.finger.lift()
      #expect(press.state == .possible)
      // A press that comes too late.
      screen.finger.tap(at: middle)
      clock.advance(by: 0.4)
      screen.finger.press(at: middle)
      clock.advance(by: 0.6)
      #expect(press.state == .failed)
    }
  }

  @Test("A swipe is a movement of 50 points in its direction within 0.5 seconds")
  func swipe() {
    withHeldClock { clock in
      let screen = GestureScreen()
      let swipe = screen.add(UISwipeGestureRecognizer(), "swipe")
      swipe.direction = [.left, .up]
      screen.drag(by: CGPoint(x: -49, y: 0))
      #expect(!screen.newCalls().contains("swipe ended"))
      screen.finger.move(to: CGPoint(x: 100, y: 170))
      #expect(screen.newCalls().contains("swipe ended"))
      screen.finger.lift()
      screen.drag(by: CGPoint(x: 0, y: -20))
      clock.advance(by: 0.5)
      screen.finger.move(to: CGPoint(x: 150, y: 60))
      screen.finger.lift()
      #expect(!screen.newCalls().contains("swipe ended"))
    }
  }

  @Test(
    "A movement to another side is no swipe",
    arguments: [CGPoint(x: 60, y: 0), .init(x: -20, y: 60)])
  func otherDirection(way: CGPoint) {
    let screen = GestureScreen()
    screen.add(UISwipeGestureRecognizer(), "swipe").direction = .left
    screen.drag(by: way, CGPoint(x: -60, y: 0))
    #expect(!screen.newCalls().contains("swipe ended"))
  }
}
