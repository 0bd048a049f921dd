import Testing

@testable import UIKit

@MainActor @Suite("Exclusive touches", .serialized) struct ExclusiveTouchTests {
  private final class TouchedView: UIView {
    private(set) var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let left = TouchedView()
  private let right = TouchedView()

  init() {
    for (index, view) in [left, right].enumerated() {
      view.frame = CGRect(x: 100 * index, y: 0, width: 100, height: 100)
      window.addSubview(view)
    }
    window.isHidden = false
  }

  /// Touches both views, the left one first, and lifts the fingers.
  private func touchBoth() {
    let fingers = [Finger(on: window), Finger(on: window)]
    for (finger, x) in zip(fingers, [50, 150]) { finger.press(at: CGPoint(x: x, y: 50)) }
    for finger in fingers { finger.lift() }
  }

  @Test("Without exclusive touches both views receive theirs")
  func both() {
    defer { window.isHidden = true }
    touchBoth()
    #expect(left.log == ["began", "ended"])
    #expect(right.log == ["began", "ended"])
  }

  @Test("An exclusive view keeps later touches away from others, and receives none beside others")
  func exclusive() {
    defer { window.isHidden = true }
    for view in [left, right] {
      (left.isExclusiveTouch, right.isExclusiveTouch) = (view === left, view === right)
      touchBoth()
    }
    #expect(left.log == ["began", "ended", "began", "ended"])
    #expect(right.log == [])
  }

  @Test("A touch that has ended doesn't keep others away")
  func after() {
    defer { window.isHidden = true }
    left.isExclusiveTouch = true
    for x in [50, 150] { Finger(on: window).tap(at: CGPoint(x: x, y: 50)) }
    #expect(left.log == ["began", "ended"])
    #expect(right.log == ["began", "ended"])
  }

  @Test("A touch that a gesture has cancelled doesn't keep others away")
  func gestures() {
    defer { window.isHidden = true }
    left.isExclusiveTouch = true
    left.addGestureRecognizer(UIPanGestureRecognizer())
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 20, y: 50))
    finger.move(to: CGPoint(x: 60, y: 50))
    Finger(on: window).tap(at: CGPoint(x: 150, y: 50))
    finger.lift()
    #expect(left.log == ["began"])
    #expect(right.log == ["began", "ended"])
  }

  @Test("A view receives several touches of its own, exclusive or not")
  func own() {
    defer { window.isHidden = true }
    left.isExclusiveTouch = true
    let fingers = [Finger(on: window), Finger(on: window)]
    for (finger, x) in zip(fingers, [20, 80]) { finger.press(at: CGPoint(x: x, y: 50)) }
    for finger in fingers { finger.lift() }
    #expect(left.log == ["began", "began", "ended", "ended"])
  }
}
