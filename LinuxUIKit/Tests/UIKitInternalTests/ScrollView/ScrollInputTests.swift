import CompositionalLayout
import Foundation
import SeededNumbers
import TestSupport
import Testing

@testable import UIKit

extension ScrollScreen {
  /// Scrolls by an equal distance at each of some frames.
  fileprivate func swipe(
    _ pointer: PointerInput, by delta: CGVector, frames: Int, _ clock: HeldClock
  ) {
    for frame in 0..<frames {
      if frame > 0 { clock.advance(by: 1 / 60.0) }
      pointer.scroll(by: delta, at: CGPoint(x: 150, y: 200), kind: .precise)
    }
  }

  fileprivate func turn(
    _ pointer: PointerInput, by steps: CGFloat, modifiers: UIKeyModifierFlags = []
  ) {
    pointer.scroll(
      by: CGVector(dx: 0, dy: steps), at: CGPoint(x: 150, y: 200), kind: .wheel,
      modifiers: modifiers)
  }
}

@Suite("Scrolling with a touchpad") @MainActor struct TouchpadScrollTests {
  private let tall = CGSize(width: 300, height: 4_000)
  private let pointer = PointerInput()

  @Test("Content moves by the distance from the first event on, and the delegate is notified")
  func precise() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      pointer.scroll(
        by: CGVector(dx: 0, dy: -3), at: CGPoint(x: 150, y: 200), kind: .precise)
      #expect(screen.view.contentOffset.y == 3)
      #expect(screen.view.isDragging && screen.view.isTracking && !screen.view.isDecelerating)
      #expect(screen.view.panGestureRecognizer.state == .changed)
      #expect(screen.view.panGestureRecognizer.numberOfTouches == 0)
      #expect(screen.view.panGestureRecognizer.translation(in: nil) == CGPoint(x: 0, y: -3))
      clock.advance(by: 0.05)
      pointer.scroll(by: CGVector(dx: 0, dy: 1), at: CGPoint(x: 150, y: 200), kind: .precise)
      #expect(screen.view.contentOffset.y == 2)
      #expect(screen.newCalls() == ["begin drag", "scroll"])
      pointer.cancel()
    }
  }

  @Test("Momentum continues the velocity of the last movements 0.08 s after them")
  func momentum() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.swipe(pointer, by: CGVector(dx: 0, dy: -10), frames: 12, clock)
      #expect(screen.view.contentOffset.y == 120)
      clock.advance(by: 0.07)
      #expect(screen.view.isDragging)
      clock.advance(by: 0.03)
      #expect(!screen.view.isDragging && !screen.view.isTracking && screen.view.isDecelerating)
      // Ten points in a 60th of a second are 600 points per second; 120 + 590 * 0.499 = 414.41.
      #expect(abs((screen.end?.velocity.y ?? 0) - 0.6) < 1e-6)
      #expect(abs((screen.end?.target.y ?? 0) - 414.41) < 0.001)
      clock.advance(by: 3)
      #expect(abs(screen.view.contentOffset.y - 414.41) < 0.001)
      #expect(
        screen.newCalls() == [
          "begin drag", "scroll", "will end", "end drag true", "begin slowing", "scroll",
          "end slowing",
        ])
      #expect(screen.view.panGestureRecognizer.state == .possible)
    }
  }

  @Test("The velocity at the end is that of the last tenth of a second before the last movement")
  func endVelocity() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      // 1, 2, … 12 points: 78 in all.
      for distance in 1...12 {
        if distance > 1 { clock.advance(by: 1 / 60.0) }
        pointer.scroll(
          by: CGVector(dx: 0, dy: -Double(distance)), at: CGPoint(x: 150, y: 200), kind: .precise)
      }
      #expect(screen.view.contentOffset.y == 78)
      clock.advance(by: 0.08 - 1e-4)
      #expect(screen.view.isDragging)
      clock.advance(by: 2e-4)
      #expect(screen.view.isDecelerating)
      // The six 60ths of a second moved by 7 + 8 + 9 + 10 + 11 + 12 = 57 points: 570 points per second.
      #expect(abs((screen.end?.velocity.y ?? 0) - 0.57) < 1e-6)
      // uikit.md, 5.2: it lands (570 - 10) * 0.499 = 279.44 points further, 78 + 279.44 = 357.44, …
      #expect(abs((screen.end?.target.y ?? 0) - 357.44) < 0.001)
      clock.advance(by: 0.5)
      // … and has moved by 570 * 0.499 * (1 - 0.998^500) = 179.90 points after half of a second.
      let moved = 570 * 0.499 * (1 - pow(0.998, 500))
      #expect(abs(screen.view.contentOffset.y - 78 - moved) < 0.5)
      pointer.cancel()
    }
  }

  @Test("Momentum continues after a frame that is late for the end of the gesture")
  func lateFrame() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.swipe(pointer, by: CGVector(dx: 0, dy: -10), frames: 12, clock)
      clock.advance(by: 0.25, framesPerSecond: 1)
      // Ten points in a 60th of a second, although the last movement is 0.25 s ago.
      #expect(abs((screen.end?.velocity.y ?? 0) - 0.6) < 1e-6)
      pointer.cancel()
    }
  }

  @Test("A pause before the last movement lowers the velocity at the end")
  func pausedVelocity() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      for pause in [0, 0.02, 0.02, 0.07] {
        if pause > 0 { clock.advance(by: pause, framesPerSecond: 1_000) }
        pointer.scroll(by: CGVector(dx: -3, dy: -9), at: CGPoint(x: 150, y: 200), kind: .precise)
      }
      clock.advance(by: 0.1)
      // Within a tenth of a second before the last movement, 18 points in 0.02 + 0.07 s.
      #expect(abs((screen.end?.velocity.y ?? 0) - 0.2) < 1e-6)
      pointer.cancel()
    }
  }

  @Test("Fingers that stop before they leave the touchpad leave no momentum")
  func stopped() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.swipe(pointer, by: CGVector(dx: 0, dy: -10), frames: 6, clock)
      for _ in 0..<4 {
        clock.advance(by: 0.05)
        pointer.scroll(by: CGVector(dx: 0, dy: -0.01), at: CGPoint(x: 9, y: 9), kind: .precise)
      }
      clock.advance(by: 0.2)
      #expect(abs(screen.view.contentOffset.y - 60) < 0.51)
      #expect(!screen.view.isDecelerating)
    }
  }

  @Test("Beyond an edge content resists like under a finger, and returns when the gesture ends")
  func rubberBand() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      pointer.scroll(by: CGVector(dx: 0, dy: 100), at: CGPoint(x: 150, y: 200), kind: .precise)
      // 100 points: 55 * 400 / 455 = 48.35.
      #expect(abs(screen.view.contentOffset.y + 48.35) <= 0.5)
      clock.advance(by: 2)
      #expect(screen.view.contentOffset.y == 0)
    }
  }

  @Test("A new gesture stops the momentum of the one before")
  func interrupted() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.swipe(pointer, by: CGVector(dx: 0, dy: -20), frames: 12, clock)
      clock.advance(by: 0.3)
      #expect(screen.view.isDecelerating)
      let offset = screen.view.contentOffset.y
      pointer.scroll(by: CGVector(dx: 0, dy: -5), at: CGPoint(x: 150, y: 200), kind: .precise)
      #expect(abs(screen.view.contentOffset.y - offset - 5) < 0.001)
      #expect(!screen.view.isDecelerating)
      // One event has no velocity.
      clock.advance(by: 1)
      #expect(abs(screen.view.contentOffset.y - offset - 5) < 0.001)
    }
  }

  @Test("A press ends the gesture and stops its momentum")
  func pressed() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.swipe(pointer, by: CGVector(dx: 0, dy: -10), frames: 12, clock)
      pointer.press(.primary, at: CGPoint(x: 150, y: 200))
      #expect(!screen.view.isDragging && !screen.view.isDecelerating)
      pointer.release(.primary, at: CGPoint(x: 150, y: 200))
      clock.advance(by: 1)
      #expect(screen.view.contentOffset.y == 120)
      #expect(screen.view.panGestureRecognizer.state == .possible)
    }
  }

  @Test("Pages turn with a swipe")
  func pages() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: CGSize(width: 300, height: 4_000))
      screen.view.isPagingEnabled = true
      screen.swipe(pointer, by: CGVector(dx: 0, dy: -10), frames: 8, clock)
      clock.advance(by: 3)
      #expect(screen.view.contentOffset.y == 400)
    }
  }

  @Test(
    "The innermost view that isn't at its end scrolls; at the end of all, the innermost bounces")
  func nested() {
    withHeldClock { clock in
      let outer = ScrollScreen(content: CGSize(width: 300, height: 2_000))
      let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
      inner.contentSize = CGSize(width: 900, height: 300)
      outer.view.addSubview(inner)
      @MainActor func scroll(_ x: CGFloat, _ y: CGFloat) {
        pointer.scroll(by: CGVector(dx: x, dy: y), at: CGPoint(x: 150, y: 150), kind: .precise)
        clock.advance(by: 2)
      }
      scroll(0, -60)
      #expect(inner.contentOffset.y == 60 && outer.view.contentOffset.y == 0)
      inner.contentOffset.y = 100
      scroll(0, -60)
      #expect(inner.contentOffset.y == 100 && outer.view.contentOffset.y == 60)
      scroll(-70, -2)
      #expect(inner.contentOffset.x == 70 && outer.view.contentOffset.y == 60)
      (inner.contentOffset, outer.view.contentOffset) = (.zero, .zero)
      pointer.scroll(by: CGVector(dx: 0, dy: 50), at: CGPoint(x: 150, y: 150), kind: .precise)
      #expect(inner.contentOffset.y < 0 && outer.view.contentOffset.y == 0)
      pointer.cancel()
    }
  }

  @Test("Views that don't scroll leave the gesture to those around them")
  func disabled() {
    withHeldClock { _ in
      let screen = ScrollScreen(content: tall)
      screen.view.isScrollEnabled = false
      pointer.scroll(by: CGVector(dx: 0, dy: -50), at: CGPoint(x: 150, y: 200), kind: .precise)
      screen.view.isScrollEnabled = true
      screen.view.panGestureRecognizer.allowedScrollTypesMask = .discrete
      pointer.scroll(by: CGVector(dx: 0, dy: -50), at: CGPoint(x: 150, y: 200), kind: .precise)
      #expect(screen.view.contentOffset.y == 0)
      #expect(screen.newCalls() == [])
    }
  }

  @Test("Other pan recognizers scroll if their mask contains the device")
  func recognizers() {
    withHeldClock { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      window.isHidden = false
      let pan = UIPanGestureRecognizer()
      var log: [String] = []
      pan.addHandler { log.append("\($0.state) \(Int($0.translation(in: nil).x))") }
      window.addGestureRecognizer(pan)
      let (point, delta) = (CGPoint(x: 100, y: 100), CGVector(dx: 5, dy: 0))
      pointer.scroll(by: delta, at: point, kind: .precise)
      #expect(log == [])
      #expect(pan.allowedScrollTypesMask == [])
      pan.allowedScrollTypesMask = .continuous
      pointer.scroll(by: delta, at: point, kind: .wheel)
      #expect(log == [])
      pointer.scroll(by: delta, at: point, kind: .precise)
      pointer.scroll(by: delta, at: point, kind: .precise)
      #expect(pan.location(in: nil) == point)
      clock.advance(by: 0.2)
      #expect(log == ["began 0", "changed 5", "changed 10", "ended 10"])
      #expect(pan.state == .possible)
    }
  }
}

@Suite("Scrolling with a wheel") @MainActor struct WheelScrollTests {
  private let tall = CGSize(width: 300, height: 4_000)
  private let pointer = PointerInput()

  @Test("A step moves the content by 57 points, animated")
  func step() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.turn(pointer, by: -1)
      #expect(screen.view.contentOffset.y == 0)
      #expect(screen.view.isDecelerating && !screen.view.isDragging)
      clock.advance(by: 0.1)
      #expect((20...50).contains(screen.view.contentOffset.y))
      clock.advance(by: 1)
      #expect(screen.view.contentOffset.y == 57)
      #expect(
        screen.newCalls() == [
          "begin drag", "will end", "end drag true", "begin slowing", "scroll", "end slowing",
        ])
      #expect(zip(screen.offsets, screen.offsets.dropFirst()).allSatisfy { $0.y <= $1.y })
    }
  }

  @Test("Steps in short succession add up, and a step back subtracts")
  func steps() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      for _ in 0..<4 {
        screen.turn(pointer, by: -1)
        clock.advance(by: 0.03)
      }
      screen.turn(pointer, by: 1)
      clock.advance(by: 1)
      #expect(screen.view.contentOffset.y == 171)
    }
  }

  @Test("The content stops at its ends without bouncing")
  func ends() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: CGSize(width: 300, height: 480))
      screen.turn(pointer, by: -3)
      clock.advance(by: 1)
      #expect(screen.view.contentOffset.y == 80)
      #expect((screen.offsets.map(\.y).max() ?? 0) == 80)
      screen.clearLog()
      screen.turn(pointer, by: -1)
      clock.advance(by: 1)
      #expect(screen.newCalls() == [])
      screen.turn(pointer, by: 9)
      clock.advance(by: 1)
      #expect(screen.view.contentOffset.y == 0)
    }
  }

  @Test("With Shift, the wheel scrolls horizontally")
  func shift() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: CGSize(width: 900, height: 900))
      screen.turn(pointer, by: -2, modifiers: .shift)
      clock.advance(by: 1)
      #expect(screen.view.contentOffset == CGPoint(x: 114, y: 0))
    }
  }

  @Test("With Control, the wheel zooms around the pointer within the limits")
  func zoom() {
    let screen = ZoomScreen()
    let point = CGPoint(x: 100, y: 100)
    let before = screen.contentPoint(at: point)
    // 57 points are a factor of 2^(57 / 200) = 1.2184.
    pointer.scroll(
      by: CGVector(dx: 0, dy: 1), at: point, kind: .wheel, modifiers: .control)
    #expect(abs(screen.view.zoomScale - 1.2184) < 0.0001)
    #expect(abs(screen.contentPoint(at: point).x - before.x) < 0.5)
    #expect(screen.newCalls().count == 3)
    for _ in 0..<9 {
      pointer.scroll(by: CGVector(dx: 0, dy: 1), at: point, kind: .wheel, modifiers: .control)
    }
    #expect(screen.view.zoomScale == 3)
  }

  @Test("Each step turns a page")
  func pages() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.view.isPagingEnabled = true
      screen.turn(pointer, by: -1)
      clock.advance(by: 0.05)
      screen.turn(pointer, by: -1)
      clock.advance(by: 2)
      #expect(screen.view.contentOffset.y == 800)
      screen.turn(pointer, by: 1)
      clock.advance(by: 2)
      #expect(screen.view.contentOffset.y == 400)
    }
  }

  @Test("The delegate can choose another target")
  func retarget() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.target = CGPoint(x: 0, y: 100)
      screen.turn(pointer, by: -1)
      clock.advance(by: 1)
      #expect(screen.end?.target == CGPoint(x: 0, y: 57))
      #expect(screen.view.contentOffset.y == 100)
    }
  }

  @Test("A step that the delegate sends back to its start ends without a motion")
  func sentBack() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.target = .zero
      screen.turn(pointer, by: -1)
      clock.advance(by: 1)
      #expect(screen.newCalls() == ["begin drag", "will end", "end drag false"])
      #expect(screen.view.contentOffset == .zero)
    }
  }

  @Test("An offset that the app sets replaces the motion")
  func replaced() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.turn(pointer, by: -5)
      clock.advance(by: 0.05)
      screen.view.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
      clock.advance(by: 2)
      #expect(screen.view.contentOffset.y == 1_000)
      screen.turn(pointer, by: 1)
      clock.advance(by: 2)
      #expect(screen.view.contentOffset.y == 943)
    }
  }

  @Test("Steps without animations are immediate")
  func immediate() {
    withHeldClock { _ in
      let screen = ScrollScreen(content: tall)
      screen.window.setDisablesAnimations(true)
      screen.turn(pointer, by: -1)
      #expect(screen.view.contentOffset.y == 57)
      #expect(!screen.view.isDecelerating)
    }
  }
}

/// A delegate that records whether the content is dragged or decelerates in each call, and chooses
/// where it settles.
@MainActor private final class MotionStates: NSObject, UIScrollViewDelegate {
  var target: CGPoint?
  private(set) var log: [String] = []

  private func note(_ call: String, _ view: UIScrollView) {
    log.append("\(call): \(view.isDragging) \(view.isDecelerating)")
  }

  func scrollViewWillBeginDragging(_ view: UIScrollView) { note("begin", view) }

  func scrollViewWillEndDragging(
    _ view: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("will end", view)
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
    note("end \(decelerate)", view)
  }

  func scrollViewWillBeginDecelerating(_ view: UIScrollView) { note("slowing", view) }

  func scrollViewDidEndDecelerating(_ view: UIScrollView) { note("slowed", view) }
}

@Suite("Fingers, touchpads and wheels") @MainActor struct ScrollDeviceTests {
  /// Scrolls down with a device: a fling of 100 points, or a step.
  private func scroll(_ device: String, _ screen: ScrollScreen, _ clock: HeldClock) {
    let pointer = PointerInput()
    switch device {
    case "finger": screen.fling(by: CGPoint(x: 0, y: -100), clock)
    case "touchpad": screen.swipe(pointer, by: CGVector(dx: 0, dy: -10), frames: 10, clock)
    default: screen.turn(pointer, by: -1)
    }
    clock.advance(by: 8)
  }

  @Test("The delegate sees the same states with each of them") func states() {
    withHeldClock { clock in
      for device in ["finger", "touchpad", "wheel"] {
        let screen = ScrollScreen(content: CGSize(width: 300, height: 4_000))
        let states = MotionStates()
        screen.view.delegate = states
        scroll(device, screen, clock)
        #expect(
          states.log == [
            "begin: false false", "will end: true false", "end true: false false",
            "slowing: false true", "slowed: false false",
          ], "\(device)")
      }
    }
  }

  @Test("Content settles where the delegate wants, or at the nearest end of the content")
  func settling() {
    withHeldClock { clock in
      for seed in UInt64(0)..<60 {
        var numbers = SeededGenerator(seed: seed)
        let height = CGFloat.random(in: 700...3_000, using: &numbers)
        let target = CGFloat.random(in: -200...height, using: &numbers).rounded()
        let (isPaged, bounces) = (Bool.random(using: &numbers), Bool.random(using: &numbers))
        for device in ["finger", "touchpad", "wheel"] {
          let screen = ScrollScreen(content: CGSize(width: 300, height: height))
          (screen.view.isPagingEnabled, screen.view.bounces) = (isPaged, bounces)
          screen.target = CGPoint(x: 0, y: target)
          scroll(device, screen, clock)
          // The view is 400 points high.
          let settled = min(max(0, target), height - 400)
          #expect(
            abs(screen.view.contentOffset.y - settled) < 0.001, "\(device), seed \(seed)")
        }
      }
    }
  }
}

@MainActor struct RandomScrollInputTests {
  @Test(
    "After random input the offset is in range and the delegate calls are complete",
    arguments: PropertyRuns.blocks(full: 600))
  func input(seeds: Range<UInt64>) {
    withHeldClock { clock in
      for seed in seeds {
        var numbers = SeededGenerator(seed: seed)
        let screen = ScrollScreen(
          content: CGSize(
            width: .random(in: 0...900, using: &numbers),
            height: .random(in: 0...3_000, using: &numbers)))
        screen.view.bounces = .random(using: &numbers)
        screen.view.isPagingEnabled = Int.random(in: 0..<4, using: &numbers) == 0
        screen.view.isDirectionalLockEnabled = .random(using: &numbers)
        let pointer = PointerInput()
        for _ in 0..<25 { act(on: pointer, &numbers, clock) }
        pointer.cancel()
        clock.advance(by: 30, framesPerSecond: 2)
        let (view, calls) = (screen.view, screen.newCalls())
        #expect(view.offsetRange.clamp(view.contentOffset) == view.contentOffset, "seed \(seed)")
        #expect(!view.isDragging && !view.isTracking && !view.isDecelerating, "seed \(seed)")
        #expect(view.panGestureRecognizer.state == .possible, "seed \(seed)")
        func count(_ call: String) -> Int { calls.filter { $0 == call }.count }
        #expect(count("begin drag") == count("will end"), "seed \(seed)")
        #expect(
          count("begin drag") == count("end drag true") + count("end drag false"), "seed \(seed)")
        #expect(count("begin slowing") >= count("end slowing"), "seed \(seed)")
      }
    }
  }

  private func act(
    on pointer: PointerInput, _ numbers: inout SeededGenerator, _ clock: HeldClock
  ) {
    let point = CGPoint(
      x: .random(in: 0..<300, using: &numbers), y: .random(in: 0..<400, using: &numbers))
    let delta = CGVector(
      dx: .random(in: -80...80, using: &numbers), dy: .random(in: -200...200, using: &numbers))
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0, 1, 2, 3: pointer.scroll(by: delta, at: point, kind: .precise)
    case 4, 5:
      pointer.scroll(
        by: CGVector(dx: (delta.dx / 80).rounded(), dy: (delta.dy / 100).rounded()), at: point,
        kind: .wheel)
    case 6:
      pointer.press(.primary, at: point)
      pointer.move(to: CGPoint(x: point.x, y: 200))
      if Bool.random(using: &numbers) { pointer.release(.primary, at: point) }
    default: pointer.release(.primary, at: point)
    }
    clock.advance(by: .random(in: 0.001...0.15, using: &numbers), framesPerSecond: 30)
  }
}
