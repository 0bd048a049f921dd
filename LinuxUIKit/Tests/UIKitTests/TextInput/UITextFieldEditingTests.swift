import Testing
import UIKit

@MainActor struct UITextFieldEditingTests {
  private let shown = ShownField("Hello")
  private let log: FieldLog
  private var field: UITextField { shown.field }

  init() {
    log = FieldLog(of: shown.field)
  }

  @Test("Typing begins and ends in Apple's order of calls")
  func life() {
    field.becomeFirstResponder()
    #expect(log.taken() == ["begin?", "did begin", "action begin", "posted begin"])
    #expect(field.isEditing)
    field.becomeFirstResponder()
    #expect(log.taken() == [])
    field.resignFirstResponder()
    #expect(log.taken() == ["end?", "did end", "action end", "posted end"])
    #expect(!field.isEditing)
  }

  @Test("A delegate can prevent typing from beginning and from ending")
  func refusing() {
    log.refused = ["begin"]
    #expect(!field.becomeFirstResponder())
    log.refused = ["end"]
    field.becomeFirstResponder()
    #expect(!field.resignFirstResponder())

    #expect(field.isEditing)
    #expect(log.taken().last == "end?")
  }

  @Test("Each typed character asks the delegate, changes the text, moves the caret and notifies")
  func typing() {
    field.becomeFirstResponder()
    _ = log.taken()
    field.insertText("!")

    #expect(field.text == "Hello!")
    #expect(
      log.taken() == ["change? 5+0 \"!\"", "did select", "action changed", "posted changed"])
    field.deleteBackward()
    #expect(field.text == "Hello")
    #expect(
      log.taken() == ["change? 5+1 \"\"", "did select", "action changed", "posted changed"])
  }

  @Test("Text that the delegate rejects is not inserted and not reported")
  func refusedChange() {
    field.becomeFirstResponder()
    _ = log.taken()
    log.refused = ["change"]
    field.insertText("!")

    #expect(field.text == "Hello")
    #expect(log.taken() == ["change? 5+0 \"!\""])
  }

  @Test("Text set in code does not call the delegate")
  func code() {
    field.becomeFirstResponder()
    _ = log.taken()
    field.text = "Bye"

    #expect(log.taken() == [])
    #expect(shown.selection == [3, 3])
  }

  @Test("The return key calls the delegate, and ends editing if an action expects it")
  func returnKey() {
    field.becomeFirstResponder()
    _ = log.taken()
    field.insertText("\n")
    #expect(log.taken() == ["return?"])
    #expect(field.text == "Hello")
    #expect(field.isEditing)

    field.addAction(
      UIAction { [log] _ in log.lines.append("action exit") }, for: .editingDidEndOnExit)
    log.refused = ["return"]
    field.insertText("\n")
    #expect(log.taken() == ["return?"])
    log.refused = []
    field.insertText("\n")
    #expect(
      log.taken() == ["return?", "action exit", "end?", "did end", "action end", "posted end"])
  }

  @Test("The return key sends the primary action, unless the delegate prevents it")
  func primaryAction() {
    var calls = 0
    field.addAction(UIAction { _ in calls += 1 }, for: .primaryActionTriggered)
    field.becomeFirstResponder()
    field.insertText("\n")
    #expect(calls == 1)
    #expect(field.isEditing)

    log.refused = ["return"]
    field.insertText("\n")
    #expect(calls == 1)
  }

  @Test("Removing a field from its window ends typing without asking the delegate")
  func leaving() {
    field.becomeFirstResponder()
    _ = log.taken()
    log.refused = ["end"]
    field.removeFromSuperview()

    #expect(log.taken() == ["did end", "action end", "posted end"])
  }

  @Test("A disabled field ends typing and does not begin")
  func disabled() {
    field.becomeFirstResponder()
    field.isEnabled = false

    #expect(!field.isEditing)
    #expect(!field.becomeFirstResponder())
  }

  @Test("The next field becomes first responder after the former one has ended editing")
  func next() {
    let other = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    shown.window.addSubview(other)
    field.becomeFirstResponder()
    other.becomeFirstResponder()

    #expect(!field.isEditing)
    #expect(other.isEditing)
  }

  @Test("A field that clears when typing begins asks the delegate")
  func clearsOnBegin() {
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()

    #expect(log.taken().prefix(2) == ["begin?", "clear?"])
    #expect(field.text == "")
  }

  @Test("A field that clears on insertion does so once")
  func clearsOnInsertion() {
    field.clearsOnInsertion = true
    field.becomeFirstResponder()
    field.insertText("A")
    field.insertText("b")

    #expect(field.text == "Ab")
  }

  @Test("Line feeds inside inserted text become spaces")
  func lineFeeds() {
    field.insertText(" a\nb")

    #expect(field.text == "Hello a b")
  }

  @Test("A delegate that implements the call with a reason receives only that one")
  func reason() {
    let delegate = ReasonDelegate()
    field.delegate = delegate
    field.becomeFirstResponder()
    field.resignFirstResponder()

    #expect(delegate.reasons == [.committed])
    #expect(delegate.plainCalls == 0)
  }
}

private final class ReasonDelegate: NSObject, UITextFieldDelegate {
  var reasons: [UITextField.DidEndEditingReason] = []
  var plainCalls = 0

  func textFieldDidEndEditing(_ textField: UITextField) {
    plainCalls += 1
  }

  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    reasons.append(reason)
  }
}
