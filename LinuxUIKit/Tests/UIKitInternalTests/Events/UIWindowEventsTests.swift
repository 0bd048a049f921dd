import Testing

@testable import UIKit

@MainActor struct UIWindowEventsTests {
  @Test("A touch belongs to the view that was hit until it ends")
  func touchedView() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = TouchedView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    window.isHidden = false
    window.addSubview(view)
    let finger = Finger(on: window)

    finger.press(at: CGPoint(x: 15, y: 16))
    finger.move(to: CGPoint(x: 90, y: 90))
    finger.lift()

    #expect(view.calls == ["began 5.0 6.0", "moved 80.0 80.0", "ended 80.0 80.0"])
  }

  @Test("Touches that a view does not handle are forwarded to its controller")
  func unhandled() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = TouchedController()
    window.rootViewController = controller
    window.isHidden = false
    controller.view.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))

    Finger(on: window).tap(at: CGPoint(x: 15, y: 15))

    #expect(controller.began == 1)
  }

  @Test("A window that is removed during a touch is released with the objects that track the touch")
  func goingUnderFinger() {
    weak var window: UIWindow?
    weak var recognizer: UIGestureRecognizer?
    func touch() {
      let shown = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let press = UILongPressGestureRecognizer()
      shown.isHidden = false
      shown.addGestureRecognizer(press)
      Finger(on: shown).press(at: CGPoint(x: 15, y: 15))
      #expect(press.numberOfTouches == 1)
      (window, recognizer) = (shown, press)
    }
    touch()
    #expect(window == nil)
    #expect(recognizer == nil)
  }
}

private final class TouchedView: UIView {
  var calls: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }

  private func note(_ call: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let location = touch.location(in: self)
      calls.append("\(call) \(location.x) \(location.y)")
    }
  }
}

private final class TouchedController: UIViewController {
  var began = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    began += 1
  }
}
