import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Touches on buttons") struct UIButtonTouchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let button = UIButton(type: .system)
  private let inside = CGPoint(x: 120, y: 115)

  init() {
    button.frame = CGRect(x: 100, y: 100, width: 80, height: 30)
    button.setTitle("Save", for: .normal)
    window.isHidden = false
    window.addSubview(button)
    window.layoutIfNeeded()
  }

  @Test("A tap sends the touch events and then the primary action")
  func order() {
    var calls: [String] = []
    for (name, event) in [
      ("primary", UIControl.Event.primaryActionTriggered), ("up", .touchUpInside),
      ("down", .touchDown),
    ] {
      button.addAction(UIAction { _ in calls.append(name) }, for: event)
    }

    Finger(on: window).tap(at: inside)

    #expect(calls == ["down", "up", "primary"])
  }

  @Test("A touch that ends far outside sends no primary action")
  func outside() {
    var calls = 0
    button.addAction(UIAction { _ in calls += 1 }, for: .primaryActionTriggered)
    let finger = Finger(on: window)
    finger.press(at: inside)
    // The margin of 70 points above 100 ends at 30 (uikit.md, 4.6).
    finger.move(to: CGPoint(x: 120, y: 29))
    finger.lift()

    #expect(calls == 0)
  }

  @Test("A highlighted system button fades immediately, and back within a quarter of a second")
  func fading() throws {
    try withHeldClock { clock in
      let label = try #require(button.titleLabel)
      let finger = Finger(on: window)
      finger.press(at: inside)
      window.layoutIfNeeded()
      // uikit.md, 9.2.
      #expect(abs(label.alpha - 0.2) < 1e-6)
      finger.lift()
      window.layoutIfNeeded()
      #expect(label.alpha == 1)
      clock.advance(by: 0.125)
      let shown = try #require(label.layer.presentation()).opacity
      #expect(shown > 0.4 && shown < 0.8)
      clock.advance(by: 0.2)
      #expect(label.layer.presentation()?.opacity ?? 1 == 1)
    }
  }

  @Test("A highlighted custom button isn't faded, and displays its highlighted content")
  func custom() {
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 80, height: 30))
    button.setTitle("Up", for: .normal)
    button.setTitle("Down", for: .highlighted)
    window.addSubview(button)
    let finger = Finger(on: window)

    finger.press(at: CGPoint(x: 120, y: 215))
    #expect(button.titleLabel?.text == "Down")
    #expect(button.titleLabel?.alpha == 1)
    finger.lift()

    #expect(button.titleLabel?.text == "Up")
  }

  @Test("A button can be removed in its own action")
  func leaving() {
    weak var released: UIButton?
    do {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      button.addAction(
        UIAction { [weak button] _ in button?.removeFromSuperview() }, for: .touchUpInside)
      window.addSubview(button)
      released = button
    }
    Finger(on: window).tap(at: CGPoint(x: 20, y: 20))
    window.layoutIfNeeded()

    #expect(released == nil)
  }
}
