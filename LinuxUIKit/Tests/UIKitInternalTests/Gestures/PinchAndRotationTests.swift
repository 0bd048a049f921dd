import SeededNumbers
import TestSupport
import Testing

@testable import UIKit

@MainActor struct PinchAndRotationTests {
  private let center = CGPoint(x: 150, y: 150)

  @Test("A pinch begins after eight points, and its scale is the distance relative to that")
  func pinch() {
    withHeldClock { _ in
      let screen = GestureScreen(fingers: 2)
      let pinch = screen.add(UIPinchGestureRecognizer(), "pinch")
      screen.finger.press(at: center)
      // The fingers are 40 points apart.
      screen.finger.move(to: center, apart: 47)
      #expect(pinch.state == .possible)
      screen.finger.move(to: center, apart: 50)
      #expect(pinch.state == .began)
      #expect(pinch.scale == 1)
      #expect(pinch.numberOfTouches == 2)
      screen.finger.move(to: center, apart: 100)
      #expect(pinch.scale == 2)
      screen.finger.move(to: CGPoint(x: 160, y: 150), apart: 25)
      #expect(pinch.scale == 0.5)
      #expect(pinch.location(in: screen.inner) == CGPoint(x: 110, y: 100))
      screen.finger.lift()
      #expect(
        screen.newCalls().filter { $0.hasPrefix("pinch") } == [
          "pinch began", "pinch changed", "pinch changed", "pinch ended",
        ])
      #expect(pinch.scale == 1)
    }
  }

  @Test("The velocity of a pinch is the change of the scale per second")
  func pinchVelocity() {
    withHeldClock { clock in
      let screen = GestureScreen(fingers: 2)
      let pinch = screen.add(UIPinchGestureRecognizer(), "pinch")
      screen.finger.press(at: center)
      screen.finger.move(to: center, apart: 100)
      clock.advance(by: 0.05)
      screen.finger.move(to: center, apart: 150)
      // From 1 to 1.5 in 0.05 s.
      #expect(abs(pinch.velocity - 10) < 0.01)
      clock.advance(by: 0.2)
      #expect(pinch.velocity == 0)
    }
  }

  @Test("Setting the scale of a pinch makes further changes relative to it")
  func setScale() {
    withHeldClock { _ in
      let screen = GestureScreen(fingers: 2)
      let pinch = screen.add(UIPinchGestureRecognizer(), "pinch")
      screen.finger.press(at: center)
      screen.finger.move(to: center, apart: 50)
      screen.finger.move(to: center, apart: 100)
      pinch.scale = 1
      screen.finger.move(to: center, apart: 150)
      #expect(pinch.scale == 1.5)
      pinch.scale = .nan
      #expect(pinch.scale == 1.5)
    }
  }

  @Test("A pinch keeps its scale while one finger is lifted and continues it with the next")
  func continuedPinch() {
    withHeldClock { _ in
      let screen = GestureScreen()
      let pinch = screen.add(UIPinchGestureRecognizer(), "pinch")
      let second = Finger(on: screen.window)
      screen.finger.press(at: CGPoint(x: 100, y: 150))
      second.press(at: CGPoint(x: 200, y: 150))
      second.move(to: CGPoint(x: 210, y: 150))
      second.move(to: CGPoint(x: 155, y: 150))
      // From 110 to 55 points.
      #expect(pinch.scale == 0.5)
      second.lift()
      screen.finger.move(to: CGPoint(x: 60, y: 150))
      #expect(pinch.scale == 0.5)
      #expect(pinch.state == .changed)
      second.press(at: CGPoint(x: 160, y: 150))
      second.move(to: CGPoint(x: 260, y: 150))
      // From 100 to 200 points.
      #expect(pinch.scale == 1)
      second.lift()
      screen.finger.lift()
      #expect(screen.newCalls().last == "pinch ended")
    }
  }

  @Test("A third finger does not take part in a pinch")
  func thirdFinger() {
    withHeldClock { _ in
      let screen = GestureScreen(fingers: 2)
      let pinch = screen.add(UIPinchGestureRecognizer(), "pinch")
      let third = Finger(on: screen.window)
      screen.finger.press(at: center)
      screen.finger.move(to: center, apart: 50)
      third.press(at: CGPoint(x: 240, y: 240))
      third.move(to: CGPoint(x: 60, y: 60))
      #expect(pinch.scale == 1)
      #expect(pinch.numberOfTouches == 2)
      #expect(pinch.location(in: nil) == center)
    }
  }

  @Test("One finger does not pinch or rotate")
  func oneFinger() {
    withHeldClock { _ in
      let screen = GestureScreen()
      screen.add(UIPinchGestureRecognizer(), "pinch")
      screen.add(UIRotationGestureRecognizer(), "rotation")
      screen.drag(by: CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 50))
      screen.finger.lift()
      #expect(screen.newCalls().allSatisfy { $0.hasPrefix("inner") })
    }
  }

  @Test("A rotation begins after a tenth of a radian and continues beyond a whole turn")
  func rotation() {
    withHeldClock { _ in
      let screen = GestureScreen(fingers: 2)
      let rotation = screen.add(UIRotationGestureRecognizer(), "rotation")
      screen.finger.press(at: center)
      screen.finger.move(to: center, apart: 40, angle: 0.09)
      #expect(rotation.state == .possible)
      screen.finger.move(to: center, apart: 40, angle: 0.125)
      #expect(rotation.state == .began)
      #expect(rotation.rotation == 0)
      for step in 1...16 {
        screen.finger.move(to: center, apart: 60, angle: 0.125 + CGFloat(step) * 0.5)
      }
      #expect(abs(rotation.rotation - 8) < 1e-9)
      rotation.rotation = -1
      screen.finger.move(to: center, apart: 60, angle: 8.125 - 0.25)
      #expect(abs(rotation.rotation + 1.25) < 1e-9)
      screen.finger.cancel()
      #expect(screen.newCalls().last == "rotation cancelled")
    }
  }

  @Test("The scale and the rotation are those of the fingers for random movements")
  func randomMovements() {
    var random = SeededGenerator(seed: 7)
    withHeldClock { clock in
      for _ in 0..<300 {
        let screen = GestureScreen(fingers: 2)
        let judge = GestureJudge()
        judge.allowsBoth = true
        let pinch = screen.add(UIPinchGestureRecognizer(), "pinch")
        let rotation = screen.add(UIRotationGestureRecognizer(), "rotation")
        (pinch.delegate, rotation.delegate) = (judge, judge)
        screen.finger.press(at: center)
        screen.finger.move(to: center, apart: 60, angle: 0.5)
        var angle: CGFloat = 0.5
        for _ in 0..<20 {
          let apart = CGFloat.random(in: 20...200, using: &random)
          angle += CGFloat.random(in: -3...3, using: &random)
          clock.advance(by: 1 / 60)
          screen.finger.move(to: center, apart: apart, angle: angle)
          #expect(abs(pinch.scale - apart / 60) < 1e-9)
          #expect(abs(rotation.rotation - (angle - 0.5)) < 1e-9)
        }
        screen.finger.lift()
      }
    }
  }
}
