import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Touches on switches") struct UISwitchTouchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
  private let log = Calls()

  /// The events that were sent, in order.
  @MainActor private final class Calls { var names: [String] = [] }

  init() {
    window.isHidden = false
    window.addSubview(control)
    window.layoutIfNeeded()
    for (name, event) in [
      ("primary", UIControl.Event.primaryActionTriggered), ("value", .valueChanged),
      ("up", .touchUpInside), ("down", .touchDown),
    ] {
      control.addAction(UIAction { [log] _ in log.names.append(name) }, for: event)
    }
  }

  private func at(_ x: CGFloat) -> CGPoint { CGPoint(x: 100 + x, y: 115) }

  @Test("A tap toggles it and sends an event with the new value")
  func tap() {
    Finger(on: window).tap(at: at(10))
    #expect(control.isOn)
    #expect(log.names == ["down", "value", "primary", "up"])
    Finger(on: window).tap(at: at(10))

    #expect(!control.isOn)
  }

  @Test("Dragging the thumb past the center toggles it, wherever the touch ends")
  func drag() {
    let finger = Finger(on: window)
    finger.press(at: at(15))
    // The thumb moves by 51 - 2 - 2 - 27 = 20 points; the center is passed after 10.
    finger.move(to: at(24))
    #expect(!control.isOn)
    finger.move(to: at(26))
    #expect(control.isOn)
    #expect(log.names == ["down"])
    finger.move(to: at(40))
    finger.lift()

    #expect(control.isOn)
    #expect(log.names == ["down", "value", "primary", "up"])
  }

  @Test("Dragging it there and back changes nothing and sends no event")
  func thereAndBack() {
    let finger = Finger(on: window)
    finger.press(at: at(15))
    finger.move(to: at(35))
    finger.move(to: at(16))
    finger.lift()

    #expect(!control.isOn)
    #expect(log.names == ["down", "up"])
  }

  @Test("In right-to-left layout it is on at the left")
  func rightToLeft() {
    control.semanticContentAttribute = .forceRightToLeft
    let finger = Finger(on: window)
    finger.press(at: at(40))
    finger.move(to: at(25))
    finger.lift()

    #expect(control.isOn)
  }

  @Test("A canceled touch restores its state")
  func canceling() {
    let finger = Finger(on: window)
    finger.press(at: at(15))
    finger.move(to: at(35))
    #expect(control.isOn)
    finger.cancel()

    #expect(!control.isOn)
    #expect(log.names == ["down"])
  }

  @Test("A touch that ends far outside, or on a disabled switch, changes nothing")
  func inert() {
    let finger = Finger(on: window)
    finger.press(at: at(15))
    finger.move(to: CGPoint(x: 115, y: 300))
    finger.lift()
    #expect(!control.isOn)
    control.isEnabled = false
    Finger(on: window).tap(at: at(10))

    #expect(!control.isOn)
  }
}
