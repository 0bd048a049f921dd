import TestSupport
import Testing

@testable import UIKit

@MainActor struct TextFieldTouchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))

  init() {
    field.text = "Hello"
    window.addSubview(field)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func tap(_ x: CGFloat) {
    withHeldClock { _ in
      let finger = Finger(on: window)
      finger.press(at: CGPoint(x: x, y: 37))
      finger.lift()
    }
    window.layoutIfNeeded()
  }

  @Test("A tap begins editing and moves the insertion point to the tapped position")
  func caret() {
    tap(21)
    #expect(field.isFirstResponder)
    #expect(field.edited.selection == 0..<0)
    tap(200)
    #expect(field.edited.selection == 5..<5)
    let second = field.caretRect(for: UITextPosition(offset: 2))
    tap(20 + second.midX)
    #expect(field.edited.selection == 2..<2)
  }

  @Test("A tap on the clear button clears the text if the delegate allows it")
  func clear() {
    field.clearButtonMode = .always
    window.layoutIfNeeded()
    let keeper = ClearKeeper()
    field.delegate = keeper
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    tap(210)
    #expect(field.text == "Hello")
    #expect(changes == 0)
    keeper.mayClear = true
    tap(210)
    #expect(changes == 1)

    #expect(field.text == "")
    #expect(keeper.asked == 2)
    #expect(field.clearButton.isHidden)
  }

  @Test("A disabled field ignores taps")
  func disabled() {
    field.isEnabled = false
    tap(60)

    #expect(!field.isFirstResponder)
  }
}

private final class ClearKeeper: NSObject, UITextFieldDelegate {
  var mayClear = false
  var asked = 0

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    asked += 1
    return mayClear
  }
}
