import LegoTesting
import LegoViews
import Testing
import UIKit

@MainActor @Suite("Bindings in both directions") struct TwoWayTests {
  /// A screen with views in a column.
  private func screen(_ views: [UIView]) -> Screen {
    let controller = UIViewController()
    for (index, view) in views.enumerated() {
      controller.view.addSubview(view)
      view.frame = CGRect(x: 20, y: 100 + index * 60, width: 300, height: 40)
    }
    return Screen(controller, size: CGSize(width: 390, height: 844))
  }

  private func type(_ text: String, in field: UITextField) {
    field.insertText(text)
  }

  @Test("Typing writes the state, and other views of the state follow") func typing() {
    let text = State("abc")
    let (label, field) = (UILabel().text(text), UITextField().text(text))
    let screen = screen([label, field])
    field.becomeFirstResponder()
    type("d", in: field)
    #expect(text.value == "abcd")
    #expect(label.text == "abcd")
    withExtendedLifetime(screen) {}
  }

  @Test("A field displays the text of the state, also one of an optional state") func display() {
    let (text, optional) = (State("a"), State<String?>(nil))
    let (field, other) = (UITextField().text(text), UITextField().text(optional))
    text.value = "b"
    optional.value = "c"
    #expect(field.text == "b")
    #expect(other.text == "c")
    optional.value = nil
    #expect(other.text == "")
  }

  @Test("The insertion point stays where it is when the state changes the typed text") func caret()
  {
    let text = State("ac")
    let upper = text.binding.map(get: { $0 }, set: { $0.uppercased() })
    let field = UITextField().text(upper)
    let screen = screen([field])
    field.becomeFirstResponder()
    if let caret = field.position(from: field.beginningOfDocument, offset: 1) {
      field.selectedTextRange = field.textRange(from: caret, to: caret)
    }
    type("b", in: field)
    #expect(text.value == "ABC")
    #expect(field.text == "ABC")
    let caret = field.selectedTextRange.map {
      field.offset(from: field.beginningOfDocument, to: $0.start)
    }
    #expect(caret == 2)
    withExtendedLifetime(screen) {}
  }

  @Test("A field displays the text of the state if the state rejects what is typed") func rejected()
  {
    let text = State("12")
    let digits = Binding(
      get: { text.value }, set: { if $0.allSatisfy(\.isNumber) { text.value = $0 } })
    let field = UITextField().text(digits)
    let screen = screen([field])
    field.becomeFirstResponder()
    type("x", in: field)
    #expect(text.value == "12")
    #expect(field.text == "12")
    type("3", in: field)
    #expect(text.value == "123")
    withExtendedLifetime(screen) {}
  }

  @Test("Two fields of one state do not write in a circle") func circle() {
    let text = State("")
    var writes = 0
    let unbinder = text.changes().outputing { _ in writes += 1 }
    let (one, two) = (UITextField().text(text), UITextField().text(text))
    let screen = screen([one, two])
    one.becomeFirstResponder()
    type("a", in: one)
    #expect(two.text == "a")
    #expect(writes == 1)
    unbinder.unbind()
    withExtendedLifetime(screen) {}
  }

  @Test("A text view writes the state, with a delegate of its own") func textView() {
    final class Delegate: NSObject, UITextViewDelegate {
      var changes = 0
      func textViewDidChange(_ textView: UITextView) { changes += 1 }
    }
    let (text, delegate) = (State("a"), Delegate())
    let view = UITextView().text(text)
    view.delegate = delegate
    let screen = screen([view])
    view.becomeFirstResponder()
    view.insertText("b")
    #expect(text.value == "ab")
    #expect(delegate.changes == 1)
    text.value = "c"
    #expect(view.text == "c")
    withExtendedLifetime(screen) {}
  }

  @Test("A stream without a current value is bound in both directions") func events() {
    let subject = Subject<String>()
    let field = UITextField().text(subject)
    subject.onNext("a")
    #expect(field.text == "a")
    let screen = screen([field])
    field.becomeFirstResponder()
    type("b", in: field)
    #expect(field.text == "ab")
    withExtendedLifetime(screen) {}
  }

  @Test("A page control and segments write the state, and follow it") func selection() {
    let (page, segment) = (State(1), State(0))
    let pages = UIPageControl().numberOfPages(3).currentPage(page)
    let segments = UISegmentedControl().segments(["One", "Two"]).selectedSegmentIndex(segment)
    #expect(pages.currentPage == 1)
    #expect(segments.selectedSegmentIndex == 0)
    pages.currentPage = 2
    pages.sendActions(for: .valueChanged)
    segments.selectedSegmentIndex = 1
    segments.sendActions(for: .valueChanged)
    #expect(page.value == 2)
    #expect(segment.value == 1)
    page.value = 0
    segment.value = UISegmentedControl.noSegment
    #expect(pages.currentPage == 0)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("A binding in both directions does not retain its view") func release() {
    let text = State("a")
    weak var field: UITextField?
    do {
      let strong = UITextField().text(text)
      field = strong
      strong.text = "b"
      strong.sendActions(for: .editingChanged)
      #expect(text.value == "b")
    }
    #expect(field == nil)
  }
}
