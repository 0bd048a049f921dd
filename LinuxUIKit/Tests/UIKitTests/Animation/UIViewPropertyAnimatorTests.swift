import TestSupport
import Testing
import UIKit

@MainActor struct UIViewPropertyAnimatorTests {
  private let box = MovingBox()

  @Test("It animates by its curve and completes at the end")
  func run() {
    withHeldClock { clock in
      var positions: [UIViewAnimatingPosition] = []
      let animator = slide(curve: .easeInOut)
      animator.addCompletion { positions.append($0) }
      #expect(animator.state == .inactive)
      animator.startAnimation()
      #expect(animator.isRunning && animator.state == .active)
      // The Bézier (0.42, 0, 0.58, 1) at the parameter 1/4: x = 27/64 0.42 + 9/64 0.58 + 1/64,
      // y = 9/64 + 1/64.
      clock.advance(by: (27 * 0.42 + 9 * 0.58 + 1) / 64)
      #expect(box.isSeen(atX: 10 + 100 * 10.0 / 64))
      clock.advance(by: 1)
      #expect(box.isSeen(atX: 110))
      #expect(positions == [.end] && animator.state == .inactive)
    }
  }

  @Test("A paused animator follows fractionComplete linearly, and continues to the end")
  func scrub() {
    withHeldClock { clock in
      let animator = slide(curve: .linear)
      animator.pauseAnimation()
      #expect(animator.state == .active && !animator.isRunning)
      animator.fractionComplete = 0.3
      #expect(box.isSeen(atX: 40))
      clock.advance(by: 5)
      #expect(box.isSeen(atX: 40))
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      clock.advance(by: 0.35)
      #expect(box.isSeen(atX: 75))
      #expect(abs(animator.fractionComplete - 0.65) < 1e-6)
      clock.advance(by: 0.35)
      #expect(box.isSeen(atX: 110))
    }
  }

  @Test("Pausing does not jump, and continuing follows the same curve")
  func pause() {
    withHeldClock { clock in
      let animator = slide(curve: .easeIn)
      animator.startAnimation()
      clock.advance(by: 0.5)
      let before = box.seenCenter?.x ?? 0
      animator.pauseAnimation()
      clock.advance(by: 1)
      #expect(box.isSeen(atX: before))
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      #expect(box.isSeen(atX: before))
      clock.advance(by: 0.49)
      #expect(animator.isRunning)
      clock.advance(by: 0.02)
      #expect(animator.state == .inactive && box.isSeen(atX: 110))
    }
  }

  @Test("Without linear scrubbing, the fraction is eased by the curve")
  func easedScrub() {
    withHeldClock { _ in
      let animator = slide(curve: .easeInOut)
      animator.scrubsLinearly = false
      animator.fractionComplete = (27 * 0.42 + 9 * 0.58 + 1) / 64
      #expect(box.isSeen(atX: 10 + 100 * 10.0 / 64))
    }
  }

  @Test("A reversed animator runs back, and ends at the start")
  func reverse() {
    withHeldClock { clock in
      var positions: [UIViewAnimatingPosition] = []
      let animator = slide(curve: .linear)
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
      clock.advance(by: 0.6)
      animator.isReversed = true
      clock.advance(by: 0.5)
      #expect(box.isSeen(atX: 20))
      #expect(abs(animator.fractionComplete - 0.9) < 1e-6)
      clock.advance(by: 0.1)
      #expect(positions == [.start])
      #expect(box.view.center.x == 10)
      #expect(box.isSeen(atX: 10))
    }
  }

  @Test("A stopped animator keeps the presented values, and can be finished at any position")
  func stop() {
    withHeldClock { clock in
      let expected: [(UIViewAnimatingPosition, CGFloat)] = [
        (.current, 35), (.start, 10), (.end, 110),
      ]
      for (position, x) in expected {
        box.view.center.x = 10
        var positions: [UIViewAnimatingPosition] = []
        let animator = slide(curve: .linear)
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        clock.advance(by: 0.25)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && positions.isEmpty)
        #expect(abs(box.view.center.x - 35) < 1e-6)
        animator.finishAnimation(at: position)
        #expect(positions == [position])
        #expect(abs(box.view.center.x - x) < 1e-6)
      }
      box.view.center.x = 10
      let animator = slide(curve: .linear)
      animator.addCompletion { _ in Issue.record("The animation was stopped without finishing.") }
      animator.startAnimation()
      animator.stopAnimation(true)
      #expect(animator.state == .inactive)
    }
  }

  @Test("Changes with a delay factor begin later, and end together")
  func delayFactor() {
    withHeldClock { clock in
      let animator = slide(curve: .linear)
      animator.addAnimations({ [box] in box.view.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
      clock.advance(by: 0.5)
      #expect(box.view.layer.presentation()?.opacity == 1)
      clock.advance(by: 0.25)
      #expect(abs((box.view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-5)
      clock.advance(by: 0.25)
      #expect(box.view.layer.presentation()?.opacity == 0)
    }
  }

  @Test("The rest can take another timing and duration")
  func retiming() {
    withHeldClock { clock in
      let animator = slide(curve: .easeIn)
      animator.fractionComplete = 0.5
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
      clock.advance(by: 1)
      // Half of the rest of 50 points, in one of two seconds.
      #expect(box.isSeen(atX: 85))
      clock.advance(by: 1)
      #expect(box.isSeen(atX: 110))
    }
  }

  @Test("A spring with a damping ratio of 1 follows the critically damped curve")
  func spring() {
    withHeldClock { clock in
      let spring = UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
      let animator = UIViewPropertyAnimator(duration: 3, timingParameters: spring)
      animator.addAnimations { [box] in box.view.center.x = 110 }
      animator.startAnimation()
      clock.advance(by: 0.2)
      // ω = 10: the rest of the distance is (1 + ω t) e^(-ω t).
      #expect(box.isSeen(atX: 110 - 100 * 3 * exp(-2)))
    }
  }

  @Test("An animator that pauses on completion stays active, and can run back")
  func pausesOnCompletion() {
    withHeldClock { clock in
      let animator = slide(curve: .linear)
      animator.pausesOnCompletion = true
      animator.addCompletion { _ in Issue.record("The animator is paused.") }
      animator.startAnimation()
      clock.advance(by: 2)
      #expect(animator.state == .active && !animator.isRunning)
      #expect(box.isSeen(atX: 110))
      animator.isReversed = true
      animator.startAnimation()
      clock.advance(by: 0.4)
      #expect(box.isSeen(atX: 70))
      animator.stopAnimation(true)
    }
  }

  @Test("A running animator starts by itself after its delay")
  func runningAnimator() {
    withHeldClock { clock in
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0.5, options: .curveLinear
      ) { [box] in
        box.view.center.x = 110
      }
      clock.advance(by: 0.5)
      #expect(box.isSeen(atX: 10))
      clock.advance(by: 0.5)
      #expect(box.isSeen(atX: 60))
      clock.advance(by: 0.5)
      #expect(animator.state == .inactive)
    }
  }

  private func slide(curve: UIView.AnimationCurve) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { [box] in box.view.center.x = 110 }
  }
}
