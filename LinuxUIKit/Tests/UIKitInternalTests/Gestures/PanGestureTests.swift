import Testing
import TestSupport

@testable import UIKit

@MainActor struct PanGestureTests {
  @Test("A pan begins after ten points, which are not part of the translation")
  func slop() {
    let screen = GestureScreen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")

    screen.drag(by: CGPoint(x: 6, y: 7))
    #expect(pan.state == .possible)
    // 25 points on the slope of 3 : 4; the first ten are (6, 8).
    screen.finger.move(to: CGPoint(x: 165, y: 170))
    #expect(pan.state == .began)
    #expect(pan.translation(in: screen.inner) == CGPoint(x: 9, y: 12))
    screen.finger.move(to: CGPoint(x: 166, y: 170))
    #expect(pan.state == .changed)
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 12))
    #expect(pan.location(in: screen.inner) == CGPoint(x: 116, y: 120))
  }

  @Test("The velocity is the average of the last 0.1 seconds, and zero after a pause")
  func velocity() {
    withHeldClock { clock in
      let screen = GestureScreen()
      let pan = screen.add(UIPanGestureRecognizer(), "pan")
      screen.finger.press(at: CGPoint(x: 100, y: 100))
      for step in 1...10 {
        clock.advance(by: 0.01)
        screen.finger.move(to: CGPoint(x: 100, y: 100 + CGFloat(step) * 5))
      }
      // 50 points in 0.1 s.
      #expect(abs(pan.velocity(in: screen.inner).y - 500) < 0.001)
      clock.advance(by: 0.2)
      #expect(pan.velocity(in: screen.inner) == .zero)
    }
  }

  @Test("A translation can be set and continues from there")
  func setTranslation() {
    let screen = GestureScreen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    screen.drag(by: CGPoint(x: 0, y: 30))
    pan.setTranslation(CGPoint(x: 1, y: 2), in: screen.inner)
    screen.finger.move(to: CGPoint(x: 150, y: 185))
    #expect(pan.translation(in: screen.inner) == CGPoint(x: 1, y: 7))
  }

  @Test("Setting the translation resets the velocity")
  func setTranslationVelocity() {
    withHeldClock { clock in
      let screen = GestureScreen()
      let pan = screen.add(UIPanGestureRecognizer(), "pan")
      screen.finger.press(at: CGPoint(x: 100, y: 100))
      clock.advance(by: 0.05)
      screen.finger.move(to: CGPoint(x: 100, y: 150))
      // 50 points in 0.05 s.
      #expect(abs(pan.velocity(in: nil).y - 1_000) < 0.001)
      pan.setTranslation(.zero, in: nil)
      #expect(pan.velocity(in: nil) == .zero)
    }
  }

  @Test("A pan with two fingers begins with the second and ends when one is lifted")
  func twoFingers() {
    let screen = GestureScreen(fingers: 2)
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    let single = Finger(on: screen.window)
    single.press(at: CGPoint(x: 100, y: 100))
    single.move(to: CGPoint(x: 100, y: 150))
    #expect(pan.state == .possible)
    single.lift()

    screen.drag(by: CGPoint(x: 0, y: 20))
    #expect(pan.numberOfTouches == 2)
    #expect(pan.state == .began)
    #expect(pan.location(in: nil) == CGPoint(x: 150, y: 170))
    #expect(pan.location(ofTouch: 0, in: nil) == CGPoint(x: 130, y: 170))
    screen.finger.lift()
    #expect(screen.newCalls().last == "pan ended")
  }

  @Test("An additional finger does not change the translation")
  func joiningFinger() {
    let screen = GestureScreen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    screen.drag(by: CGPoint(x: 0, y: 30))
    let second = Finger(on: screen.window)
    second.press(at: CGPoint(x: 60, y: 60))
    #expect(pan.numberOfTouches == 2)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
    // The center of both touches moves half as far as one of them.
    second.move(to: CGPoint(x: 60, y: 80))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 30))
    second.lift()
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 30))
    #expect(pan.state == .changed)
    // The first touch is still at 180.
    screen.finger.move(to: CGPoint(x: 150, y: 190))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 40))
  }

  @Test("Fingers beyond the maximum number are ignored")
  func tooManyFingers() {
    let screen = GestureScreen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    pan.maximumNumberOfTouches = 1
    screen.drag(by: CGPoint(x: 0, y: 30))
    let second = Finger(on: screen.window)
    second.press(at: CGPoint(x: 60, y: 60))
    second.move(to: CGPoint(x: 60, y: 180))
    #expect(pan.numberOfTouches == 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
  }
}
