import LegoTesting
import Testing
import UIKit

@MainActor @Suite struct ScreenTypeTests {
  @Test("What is typed goes to the first responder, character by character")
  func typing() throws {
    let (screen, view) = shown()
    view.becomeFirstResponder()

    try screen.type("Hi 👩‍👩‍👧\n")
    #expect(view.keys == ["H", "i", " ", "👩‍👩‍👧", "\n"])
    try screen.deleteBackward()
    #expect(view.keys == ["H", "i", " ", "👩‍👩‍👧"])
  }

  @Test("Typing where nothing takes it says what to do")
  func nothing() {
    let (screen, _) = shown()
    let error = #expect(throws: ScreenError.self) { try screen.type("Hi") }

    #expect(
      error?.description == "Nothing on the screen takes what is typed: tap a text field first.")
  }

  @Test("A tap on a field's placeholder lets what is typed go into it")
  func field() throws {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.placeholder = "Message"
    field.clearButtonMode = .always
    controller.view.addSubview(field)
    let screen = Screen(controller)

    try screen.tap("Message")
    try screen.type("Hello 👍🏽")
    #expect(field.text == "Hello 👍🏽")
    #expect(screen.layoutDescription.contains("UITextField 0 0 200 40 \"Hello 👍🏽\""))
    try screen.tap("Clear text")
    #expect(field.text == "")
  }

  @Test("A tap on a text view lets what is typed go to the end of its text")
  func textView() throws {
    let controller = UIViewController()
    let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    textView.text = "Dear"
    controller.view.addSubview(textView)
    let screen = Screen(controller)

    try screen.tap("Dear")
    try screen.type(" all,\nhello")
    #expect(textView.text == "Dear all,\nhello")
  }

  private func shown() -> (Screen, KeyView) {
    let controller = UIViewController()
    let view = KeyView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    controller.view.addSubview(view)
    return (Screen(controller), view)
  }
}

/// Writes down each key.
private final class KeyView: UIView, UIKeyInput {
  var keys: [String] = []
  var hasText: Bool { !keys.isEmpty }
  override var canBecomeFirstResponder: Bool { true }

  func insertText(_ text: String) {
    keys.append(text)
  }

  func deleteBackward() {
    keys.removeLast()
  }
}
