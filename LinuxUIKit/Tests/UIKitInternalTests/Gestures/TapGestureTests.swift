import Testing
import TestSupport

@testable import UIKit

@MainActor struct TapGestureTests {
  private let middle = CGPoint(x: 150, y: 150)

  @Test("A tap ends at the location of the finger and cancels the touch in the view")
  func tap() {
    let screen = GestureScreen()
    var places: [CGPoint] = []
    let tap = screen.add(UITapGestureRecognizer(), "tap")
    tap.addHandler { places.append($0.location(in: $0.view)) }

    screen.finger.tap(at: middle)

    #expect(screen.newCalls() == ["inner touched", "tap ended", "inner lost"])
    #expect(places == [CGPoint(x: 100, y: 100)])
    #expect(tap.state == .possible)
  }

  @Test("A finger that moves more than ten points or is held too long does not tap")
  func noTap() {
    withHeldClock { clock in
      let screen = GestureScreen()
      screen.add(UITapGestureRecognizer(), "tap")
      screen.drag(by: CGPoint(x: 10, y: 0))
      screen.finger.lift()
      #expect(screen.newCalls().contains("tap ended"))
      screen.drag(by: CGPoint(x: 11, y: 0))
      screen.finger.lift()
      #expect(screen.newCalls() == ["inner touched", "inner moved", "inner left"])
      screen.finger.press(at: middle)
      clock.advance(by: 0.8)
      screen.finger.lift()
      #expect(screen.newCalls() == ["inner touched", "inner left"])
    }
  }

  @Test(
    "Two taps within 0.35 seconds are a double tap; the touch in the view ends after the decision")
  func doubleTap() {
    withHeldClock { clock in
      let screen = GestureScreen()
      screen.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
      screen.finger.tap(at: middle)
      #expect(screen.newCalls() == ["inner touched"])
      clock.advance(by: 0.3)
      screen.finger.tap(at: middle)
      #expect(screen.newCalls().contains("tap ended"))

      screen.finger.tap(at: middle)
      #expect(screen.newCalls() == ["inner touched"])
      clock.advance(by: 0.35)
      #expect(screen.newCalls() == ["inner left"])
      screen.finger.tap(at: middle)
      #expect(screen.newCalls() == ["inner touched"])
    }
  }

  @Test(
    "A touch that a double tap delays reaches the view as a whole when no second tap follows, also beside recognizers that have failed before"
  )
  func delayedTap() {
    withHeldClock { clock in
      let screen = GestureScreen()
      screen.add(UIPanGestureRecognizer(), "pan")
      screen.add(UILongPressGestureRecognizer(), "press")
      let twice = screen.add(UITapGestureRecognizer(), "twice")
      (twice.numberOfTapsRequired, twice.delaysTouchesBegan) = (2, true)
      screen.finger.tap(at: middle)
      #expect(screen.newCalls() == [])
      clock.advance(by: 0.35)
      #expect(screen.newCalls() == ["inner touched", "inner left"])
    }
  }

  @Test("A tap that requires a double tap to fail is recognized when no second tap follows")
  func singleAfterDouble() {
    withHeldClock { clock in
      let screen = GestureScreen()
      let twice = screen.add(UITapGestureRecognizer(), "twice")
      twice.numberOfTapsRequired = 2
      screen.add(UITapGestureRecognizer(), "once").require(toFail: twice)

      screen.finger.tap(at: middle)
      #expect(screen.newCalls() == ["inner touched"])
      clock.advance(by: 0.35)
      #expect(screen.newCalls() == ["once ended", "inner lost"])

      screen.finger.tap(at: middle)
      screen.finger.tap(at: middle)
      clock.advance(by: 1)
      #expect(screen.newCalls().filter { $0.hasSuffix("ended") } == ["twice ended"])
    }
  }

  @Test("A tap requires its number of fingers", arguments: [1, 2, 3])
  func fingers(count: Int) {
    let screen = GestureScreen(fingers: count)
    screen.add(UITapGestureRecognizer(), "tap").numberOfTouchesRequired = 2
    screen.finger.tap(at: middle)
    #expect(screen.newCalls().contains("tap ended") == (count == 2))
  }
}
