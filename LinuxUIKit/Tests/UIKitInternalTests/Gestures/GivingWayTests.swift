import TestSupport
import Testing

@testable import UIKit

/// Who gives way to whom, and what views hear of it (uikit.md 4.6, 9.5).
@Suite @MainActor struct GivingWayTests {
  private let middle = CGPoint(x: 150, y: 150)
  private let far = CGPoint(x: 0, y: 20)

  @Test("Who may not be recognized together with another one fails as soon as that one is")
  func prevention() {
    let screen = GestureScreen()
    screen.add(UIPanGestureRecognizer(), "pan")
    let press = screen.add(UILongPressGestureRecognizer(), "press")
    press.allowableMovement = 30
    screen.drag(by: far)
    #expect(screen.heard().contains("pan began"))
    #expect(press.state == .failed)
  }

  @Test("Who waits for one that is recognized fails, also where both may be recognized together")
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

  @Test("Each view from the touched one to the recognizer's may refuse")
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
    #expect(screen.heard() == ["inner touched", "inner moved"])
    #expect(pan.state == .failed)
  }

  @Test("A view that was kept waiting hears nothing of a touch that the system took away")
  func heldAndCancelled() {
    let screen = GestureScreen()
    screen.add(UIPanGestureRecognizer(), "pan").delaysTouchesBegan = true
    screen.drag(by: CGPoint(x: 5, y: 0))
    screen.finger.cancel()
    #expect(screen.heard().isEmpty)
  }

  @Test("A slow tap that waits for a double tap comes as a quick one does")
  func slowTap() {
    withHeldClock { clock in
      let screen = GestureScreen()
      let twice = screen.add(UITapGestureRecognizer(), "twice")
      twice.numberOfTapsRequired = 2
      screen.add(UITapGestureRecognizer(), "once").require(toFail: twice)
      screen.finger.press(at: middle)
      clock.advance(by: 0.7)
      screen.finger.lift()
      // 0.75 s after the finger came down, a tap would have taken too long.
      clock.advance(by: 0.35)
      #expect(screen.heard() == ["inner touched", "once ended", "inner lost"])
    }
  }

  @Test("The second of two taps is at most 45 points from the first", arguments: [45, 46])
  func distance(points: CGFloat) {
    let screen = GestureScreen()
    screen.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
    screen.finger.tap(at: middle)
    screen.finger.tap(at: CGPoint(x: 150 + points, y: 150))
    #expect(screen.heard().contains("tap ended") == (points == 45))
  }

  @Test("A single tap does not keep the double tap from being recognized")
  func singleBesideDouble() {
    let screen = GestureScreen()
    screen.add(UITapGestureRecognizer(), "once")
    screen.add(UITapGestureRecognizer(), "twice").numberOfTapsRequired = 2
    screen.finger.tap(at: middle)
    screen.finger.tap(at: middle)
    #expect(screen.heard().filter { $0.hasSuffix("ended") } == ["once ended", "twice ended"])
  }

  @Test("A press of two fingers does not begin with one")
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
