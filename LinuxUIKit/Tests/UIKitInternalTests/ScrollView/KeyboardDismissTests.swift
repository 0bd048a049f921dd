import TestSupport
import Testing

@testable import UIKit

@Suite("Dismissing the keyboard by dragging") @MainActor struct KeyboardDismissTests {
  @Test(
    "Typing ends when a drag begins in the modes that say so, and in no other",
    arguments: [
      (UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false), (.interactive, true),
      (.onDragWithAccessory, false), (.interactiveWithAccessory, true),
    ])
  func modes(mode: UIScrollView.KeyboardDismissMode, typesOn: Bool) {
    let (screen, field) = typingScreen(mode)
    screen.finger.press(at: CGPoint(x: 150, y: 200))
    screen.finger.move(to: CGPoint(x: 150, y: 191))
    #expect(field.isFirstResponder, "nine points are no drag")
    screen.finger.move(to: CGPoint(x: 150, y: 170))
    #expect(field.isFirstResponder == typesOn)
  }

  @Test("A field whose delegate refuses stays the first responder")
  func refused() {
    let (screen, field) = typingScreen(.onDrag)
    let delegate = StubbornDelegate()
    field.delegate = delegate
    screen.finger.press(at: CGPoint(x: 150, y: 200))
    screen.finger.move(to: CGPoint(x: 150, y: 170))
    #expect(field.isFirstResponder)
    #expect(screen.view.isDragging)
  }

  @Test("Scrolling programmatically does not dismiss the keyboard")
  func inCode() {
    let (screen, field) = typingScreen(.onDrag)
    screen.view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    #expect(field.isFirstResponder)
  }

  /// Creates a text field that is the first responder beside a scroll view.
  private func typingScreen(
    _ mode: UIScrollView.KeyboardDismissMode
  ) -> (screen: ScrollScreen, field: UITextField) {
    let screen = ScrollScreen(content: CGSize(width: 300, height: 2_000))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    screen.view.keyboardDismissMode = mode
    screen.window.addSubview(field)
    field.becomeFirstResponder()
    return (screen, field)
  }
}

private final class StubbornDelegate: NSObject, UITextFieldDelegate {
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}
