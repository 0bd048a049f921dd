import Testing

@testable import UIKit

@MainActor @Suite("Touches on segmented controls") struct UISegmentedControlTouchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let control = UISegmentedControl(items: ["Day", "Week", "Month"])
  private let log = Indices()

  @MainActor private final class Indices { var chosen: [Int] = [] }

  init() {
    control.frame = CGRect(x: 10, y: 100, width: 300, height: 32)
    control.selectedSegmentIndex = 0
    window.isHidden = false
    window.addSubview(control)
    window.layoutIfNeeded()
    control.addAction(
      UIAction { [log, unowned control] _ in log.chosen.append(control.selectedSegmentIndex) },
      for: .valueChanged)
  }

  /// Returns the center of a segment with a width of 100 points.
  private func on(_ segment: CGFloat) -> CGPoint { CGPoint(x: 60 + 100 * segment, y: 116) }

  @Test("A tap selects the segment under it, once")
  func tap() {
    Finger(on: window).tap(at: on(2))
    #expect(control.selectedSegmentIndex == 2)
    Finger(on: window).tap(at: on(2))

    #expect(log.chosen == [2])
  }

  @Test("A touch drags the selection indicator, and sends the event when it ends")
  func drag() {
    let finger = Finger(on: window)
    finger.press(at: on(0))
    finger.move(to: on(1))
    #expect(control.selectionIndicatorFrame == CGRect(x: 102, y: 2, width: 96, height: 28))
    #expect(log.chosen == [])
    #expect(control.selectedSegmentIndex == 0)
    finger.lift()

    #expect(log.chosen == [1])
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test("A touch that ends far outside or is canceled changes nothing")
  func outside() {
    let finger = Finger(on: window)
    finger.press(at: on(1))
    finger.move(to: CGPoint(x: 160, y: 400))
    finger.lift()
    finger.press(at: on(0))
    finger.move(to: on(1))
    finger.cancel()

    #expect(log.chosen == [])
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test("Disabled segments can't be selected")
  func disabled() {
    control.setEnabled(false, forSegmentAt: 1)
    Finger(on: window).tap(at: on(1))

    #expect(!control.isEnabledForSegment(at: 1))
    #expect(log.chosen == [])
  }

  @Test("A touch that moves to a disabled segment, or beyond the ends, keeps the segment before")
  func movesToDisabled() {
    control.setEnabled(false, forSegmentAt: 1)
    let finger = Finger(on: window)
    finger.press(at: on(0))
    finger.move(to: on(1))
    finger.lift()
    #expect(log.chosen == [])
    finger.press(at: on(0))
    finger.move(to: on(2))
    finger.move(to: on(1))
    finger.move(to: CGPoint(x: 330, y: 116))
    finger.lift()
    #expect(log.chosen == [2])
  }

  @Test("In right-to-left layout the first segment is at the right")
  func rightToLeft() {
    control.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    Finger(on: window).tap(at: on(0))

    #expect(log.chosen == [2])
  }

  @Test("A momentary control has a selection while its actions run")
  func momentary() {
    control.isMomentary = true
    control.selectedSegmentIndex = UISegmentedControl.noSegment
    Finger(on: window).tap(at: on(1))
    Finger(on: window).tap(at: on(1))

    #expect(log.chosen == [1, 1])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("The control sends its event before the segment's action is called")
  func actions() {
    var calls: [String] = []
    let actions = ["A", "B"].map { name in UIAction(title: name) { _ in calls.append(name) } }
    let control = UISegmentedControl(
      frame: CGRect(x: 10, y: 200, width: 200, height: 32), actions: actions)
    control.addAction(UIAction { _ in calls.append("value") }, for: .valueChanged)
    window.addSubview(control)
    window.layoutIfNeeded()
    Finger(on: window).tap(at: CGPoint(x: 160, y: 216))

    #expect(calls == ["value", "B"])
    #expect(control.titleForSegment(at: 1) == "B")
  }
}
