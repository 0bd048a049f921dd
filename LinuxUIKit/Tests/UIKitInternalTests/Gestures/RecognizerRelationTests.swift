import TestSupport
import Testing

@testable import UIKit

/// Prevention and failure requirements, and the touches that views receive (uikit.md, 4.6 and 9.5).
@MainActor struct RecognizerRelationTests {
  private let middle = CGPoint(x: 150, y: 150)
  private let far = CGPoint(x: 0, y: 20)

  @Test("A prevented recognizer fails as soon as the other one is recognized")
  func prevention() {
    let screen = GestureScreen()
    screen.add(UIPanGestureRecognizer(), "pan")
    let press = screen.add(UILongPressGestureRecognizer(), "press")
    press.allowableMovement = 30
    screen.drag(by: far)
    #expect(screen.newCalls().contains("pan began"))
    #expect(press.state == .failed)
  }

  @Test(
    "A recognizer fails when one that it requires to fail is recognized, even if both are simultaneous"
  )
  func requirementBesideAnother() {
    withHeldClock { clock in
      let screen = GestureScreen()
      let judge = GestureJudge()
      judge.allowsBoth = true
      let pan = screen.add(UIPanGestureRecognizer(), "pan")
      let press = screen.add(UILongPressGestureRecognizer(), "press")
      press.allowableMovement = 30
      pan.delegate = judge
      pan.require(toFail: press)
      screen.drag(by: far)
      clock.advance(by: 0.5)
      #expect(press.state == .began)
      #expect(pan.state == .failed)
    }
  }

  @Test("Each view from the touched one to that of the recognizer may refuse the gesture")
  func viewBetween() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
      ) -> Bool { false }
    }
    let screen = GestureScreen()
    let between = Refusing(frame: screen.outer.bounds)
    screen.outer.addSubview(between)
    between.addSubview(screen.inner)
    let pan = screen.add(UIPanGestureRecognizer(), "pan", to: screen.outer)
    screen.drag(by: far)
    #expect(screen.newCalls() == ["inner touched", "inner moved"])
    #expect(pan.state == .failed)
  }

  @Test("A view receives nothing of a delayed touch that the system canceled")
  func heldAndCancelled() {
    let screen = GestureScreen()
    screen.add(UIPanGestureRecognizer(), "pan").delaysTouchesBegan = true
    screen.drag(by: CGPoint(x: 5, y: 0))
    screen.finger.cancel()
    #expect(screen.newCalls().isEmpty)
  }

  @Test("A slow tap that requires a double tap to fail is recognized like a quick one")
  func slowTap() {
    withHeldClock { clock in
      let screen = GestureScreen()
      let twice = screen.add(UITapGestureRecognizer(), "twice")
      twice.numberOfTapsRequired = 2
      screen.add(UITapGestureRecognizer(), "once").require(toFail: twice)
      screen.finger.press(at: middle)
      clock.advance(by: 0.7)
      screen.finger.lift()
      // The maximum duration of a tap is 0.75 s.
      clock.advance(by: 0.35)
      #expect(screen.newCalls() == ["inner touched", "once ended", "inner lost"])
    }
  }

  @Test("The second of two taps is at most 45 points from the first", arguments: [45, 46])
  func distance(points: CGFloat) {
    let screen = GestureScreen()
    screen.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
    screen.finger.tap(at: middle)
    screen.finger.tap(at: CGPoint(x: 150 + points, y: 150))
    #expect(screen.newCalls().contains("tap ended") == (points == 45))
  }

  @Test("A single tap does not prevent a double tap")
  func singleBesideDouble() {
    let screen = GestureScreen()
    screen.add(UITapGestureRecognizer(), "once")
    screen.add(UITapGestureRecognizer(), "twice").numberOfTapsRequired = 2
    screen.finger.tap(at: middle)
    screen.finger.tap(at: middle)
    #expect(screen.newCalls().filter { $0.hasSuffix("ended") } == ["once ended", "twice ended"])
  }

  @Test("A press with two fingers does not begin with one")
  func onePressingFinger() {
    withHeldClock { clock in
      let screen = GestureScreen()
      let press = screen.add(UILongPressGestureRecognizer(), "press")
      press.numberOfTouchesRequired = 2
      screen.finger.press(at: middle)
      clock.advance(by: 1)
      #expect(press.state == .possible)
    }
  }
}
