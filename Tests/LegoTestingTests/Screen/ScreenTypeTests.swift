import LegoTesting
import Testing
import UIKit

@MainActor struct ScreenTypeTests {
  @Test("Typed text is inserted into the first responder, character by character")
  func typing() throws {
    let (screen, view) = shown()
    view.becomeFirstResponder()

    try screen.type("Hi 👩‍👩‍👧\n")
    #expect(view.keys == ["H", "i", " ", "👩‍👩‍👧", "\n"])
    try screen.deleteBackward()
    #expect(view.keys == ["H", "i", " ", "👩‍👩‍👧"])
  }

  @Test("Typing without a first responder throws an error with the solution")
  func nothing() {
    let (screen, _) = shown()
    let error = #expect(throws: ScreenError.self) { try screen.type("Hi") }

    #expect(
      error?.description == "No view on the screen accepts typed text: tap a text field first.")
  }

  @Test("A tap on a field's placeholder makes the field the first responder")
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

  @Test("A tap on a text view below its text moves the caret to the end")
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

  @Test("A tap on a field moves the caret to the tapped character")
  func caret() throws {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "Hello"
    controller.view.addSubview(field)
    let screen = Screen(controller)

    try screen.tap(at: CGPoint(x: 1, y: 20))
    try screen.type("!")
    #expect(field.text == "!Hello")
  }

  @Test("A tap on the placeholder of a search bar makes its field the first responder")
  func searchBar() throws {
    let controller = UIViewController()
    let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    searchBar.placeholder = "Search"
    controller.view.addSubview(searchBar)
    let screen = Screen(controller)

    try screen.tap("Search")
    try screen.type("tea")
    #expect(searchBar.text == "tea")
  }

  private func shown() -> (Screen, KeyView) {
    let controller = UIViewController()
    let view = KeyView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    controller.view.addSubview(view)
    return (Screen(controller), view)
  }
}

/// A view that records each key.
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
