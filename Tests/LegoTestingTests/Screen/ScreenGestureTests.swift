import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Gestures") struct ScreenGestureTests {
  private let counter = GestureCounter()

  /// A label of 100 by 40 points, in a view with a gesture recognizer.
  private func screen(with recognizer: UIGestureRecognizer) -> Screen {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    let label = UILabel(frame: view.bounds)
    label.text = "Photo"
    view.addSubview(label)
    recognizer.delegate = counter
    view.addGestureRecognizer(recognizer)
    controller.view.addSubview(view)
    return Screen(controller, size: CGSize(width: 300, height: 400))
  }

  @Test("A long press calls a long-press gesture, and a shorter one doesn't")
  func longPress() throws {
    let screen = screen(with: UILongPressGestureRecognizer())
    try screen.longPress("Photo", duration: 0.4)
    #expect(counter.count == 0)
    try screen.longPress("Photo")
    #expect(counter.count == 1)
    screen.longPress(at: CGPoint(x: 50, y: 120))
    #expect(counter.count == 2)
  }

  @Test("A tap calls a tap gesture")
  func tap() throws {
    let screen = screen(with: UITapGestureRecognizer())
    try screen.tap("Photo")

    #expect(counter.count == 1)
    #expect(screen.tappableTexts == ["Photo"])
  }

  @Test("A press of a covered view throws an error")
  func covered() {
    let screen = screen(with: UILongPressGestureRecognizer())
    screen.viewController.view.addSubview(
      UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)))
    let error = #expect(throws: ScreenError.self) { try screen.longPress("Photo") }

    #expect(error == .covered(text: "Photo", by: "UIView"))
  }

  @Test("A drag after a hold moves an item, and one without a hold scrolls")
  func drag() throws {
    let controller = ButtonRowsController(names: ["Ben", "Anna", "Cleo"])
    let screen = Screen(controller, size: CGSize(width: 300, height: 400))
    let (start, end) = (CGPoint(x: 100, y: 25), CGPoint(x: 100, y: 130))
    screen.drag(from: start, to: end)
    #expect(controller.names == ["Ben", "Anna", "Cleo"])
    screen.drag(from: start, to: end, afterHold: Screen.longPressDuration)
    #expect(controller.names == ["Anna", "Cleo", "Ben"])
    #expect(screen.text == "Anna | [Delete]\nCleo | [Delete]\nBen | [Delete]")
  }
}

/// A delegate that counts recognized gestures.
private final class GestureCounter: NSObject, UIGestureRecognizerDelegate {
  private(set) var count = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    count += 1
    return true
  }
}
