import Testing
import TestSupport

@testable import UIKit

/// Recognition with several recognizers for one touch (uikit.md, 4.6 and 9.5).
@MainActor struct RecognitionTests {
  private let far = CGPoint(x: 0, y: 20)

  @Test(
    "A recognizer receives touches before the view, and cancels them when it recognizes its gesture"
  )
  func cancelsTouches() {
    let screen = GestureScreen()
    screen.add(UIPanGestureRecognizer(), "pan", to: screen.outer)

    screen.drag(by: CGPoint(x: 0, y: 5), far)
    screen.finger.lift()

    #expect(
      screen.newCalls() == ["inner touched", "inner moved", "pan began", "inner lost", "pan ended"])
  }

  @Test("A recognizer that does not cancel touches leaves them to views")
  func sharesTouches() {
    let screen = GestureScreen()
    screen.add(UIPanGestureRecognizer(), "pan").cancelsTouchesInView = false

    screen.drag(by: far)
    screen.finger.lift()

    #expect(
      screen.newCalls() == ["inner touched", "pan began", "inner moved", "pan ended", "inner left"])
  }

  @Test("The recognizer of the inner view has priority, and of one view the one added last")
  func order() {
    let screen = GestureScreen()
    screen.add(UIPanGestureRecognizer(), "outer", to: screen.outer)
    screen.add(UIPanGestureRecognizer(), "first").cancelsTouchesInView = false
    screen.add(UIPanGestureRecognizer(), "second")

    screen.drag(by: far)

    #expect(screen.newCalls() == ["inner touched", "second began", "inner lost"])
  }

  @Test(
    "One of the two delegates is sufficient for simultaneous recognition", arguments: [true, false])
  func simultaneous(isInnerAsked: Bool) {
    let screen = GestureScreen()
    let judge = GestureJudge()
    judge.allowsBoth = true
    let outer = screen.add(UIPanGestureRecognizer(), "outer", to: screen.outer)
    let inner = screen.add(UIPanGestureRecognizer(), "inner")
    (isInnerAsked ? inner : outer).delegate = judge

    screen.drag(by: far)

    #expect(screen.newCalls().filter { $0.hasSuffix("began") } == ["inner began", "outer began"])
  }

  @Test(
    "A gesture that the view or the delegate refuses, or that is disabled, leaves the touch to the next one"
  )
  func refusal() {
    let screen = GestureScreen()
    let judge = GestureJudge()
    judge.refuses = true
    screen.add(UIPanGestureRecognizer(), "refused").delegate = judge
    screen.add(UIPanGestureRecognizer(), "off").isEnabled = false
    screen.add(UIPanGestureRecognizer(), "outer", to: screen.outer)

    screen.drag(by: far)

    #expect(screen.newCalls() == ["inner touched", "outer began", "inner lost"])
  }

  @Test("A touch that the delegate rejects is not tracked")
  func shouldReceive() {
    let screen = GestureScreen()
    let judge = GestureJudge()
    judge.receives = false
    screen.add(UIPanGestureRecognizer(), "pan").delegate = judge

    screen.drag(by: far)

    #expect(screen.newCalls() == ["inner touched", "inner moved"])
  }

  enum Order: CaseIterable { case code, delegate, otherDelegate }

  @Test(
    "Who must wait for another one is recognized when that one fails", arguments: Order.allCases)
  func requirement(order: Order) {
    let screen = GestureScreen()
    let judge = GestureJudge()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    let press = screen.add(UILongPressGestureRecognizer(), "press")
    press.allowableMovement = 30
    switch order {
    case .code: pan.require(toFail: press)
    case .delegate:
      judge.waits = true
      pan.delegate = judge
    case .otherDelegate:
      judge.isWaitedFor = true
      press.delegate = judge
    }

    screen.drag(by: far)
    #expect(screen.newCalls() == ["inner touched", "inner moved"])
    screen.finger.move(to: CGPoint(x: 150, y: 190))
    #expect(screen.newCalls() == ["pan began", "pan changed", "inner lost"])
    #expect(press.state == .failed)
  }

  @Test("A recognizer fails when one that it requires to fail is recognized")
  func requirementIsRecognized() {
    withHeldClock { clock in
      let screen = GestureScreen()
      let pan = screen.add(UIPanGestureRecognizer(), "pan")
      let press = screen.add(UILongPressGestureRecognizer(), "press")
      press.allowableMovement = 30
      pan.require(toFail: press)

      screen.drag(by: far)
      clock.advance(by: 0.5)

      #expect(screen.newCalls().last == "inner lost")
      #expect(press.state == .began)
      #expect(pan.state == .failed)
    }
  }

  @Test("Two recognizers that require each other to fail do not block the touch")
  func mutualRequirement() {
    let screen = GestureScreen()
    let first = screen.add(UITapGestureRecognizer(), "first")
    let second = screen.add(UITapGestureRecognizer(), "second")
    first.require(toFail: second)
    second.require(toFail: first)

    screen.finger.tap(at: CGPoint(x: 150, y: 150))

    #expect(screen.newCalls() == ["inner touched", "first ended", "inner lost"])
  }

  @Test("Removing or disabling a recognizer cancels a gesture in progress")
  func givingUp() {
    let screen = GestureScreen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    screen.drag(by: far)
    pan.isEnabled = false
    #expect(screen.newCalls().last == "pan cancelled")
    #expect(pan.state == .possible)
    screen.finger.lift()

    pan.isEnabled = true
    screen.drag(by: far)
    screen.inner.removeGestureRecognizer(pan)
    #expect(screen.newCalls().last == "pan cancelled")
    #expect(screen.inner.gestureRecognizers == nil)
    #expect(pan.view == nil)
  }

  @Test("Touches that the system cancels cancel the gesture")
  func cancelled() {
    let screen = GestureScreen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    screen.drag(by: far)
    screen.finger.cancel()
    #expect(screen.newCalls().last == "pan cancelled")
    #expect(pan.state == .possible)
  }

  @Test("A recognizer without a decision does not withhold the end of a touch from its view")
  func silence() {
    let screen = GestureScreen()
    screen.add(UIGestureRecognizer(), "silent")
    screen.finger.tap(at: CGPoint(x: 150, y: 150))
    #expect(screen.newCalls() == ["inner touched", "inner left"])
  }

  @Test("Touches can be delayed until a recognizer has failed")
  func delaysBegan() {
    let screen = GestureScreen()
    screen.add(UIPanGestureRecognizer(), "pan").delaysTouchesBegan = true

    screen.drag(by: CGPoint(x: 5, y: 0))
    #expect(screen.newCalls() == [])
    screen.finger.lift()
    #expect(screen.newCalls() == ["inner touched", "inner left"])
  }

  @Test("A tap on a control is not a tap on its superview")
  func control() {
    let screen = GestureScreen()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var taps = 0
    control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    screen.inner.addSubview(control)
    screen.add(UITapGestureRecognizer(), "tap")

    screen.finger.tap(at: CGPoint(x: 60, y: 60))
    #expect(taps == 1)
    #expect(screen.newCalls() == [])

    control.isEnabled = false
    screen.finger.tap(at: CGPoint(x: 60, y: 60))
    #expect(screen.newCalls().contains("tap ended"))
  }
}
