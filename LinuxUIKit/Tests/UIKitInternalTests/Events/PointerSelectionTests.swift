import TestSupport
import Testing

@testable import UIKit

@MainActor struct PointerSelectionTests {
  private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 280, height: 120))
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 34))
  private let screen: TypingScreen

  init() {
    view.font = .systemFont(ofSize: 17)
    view.text = "one two\nthree four"
    field.text = "five six"
    screen = TypingScreen(view, field)
  }

  /// Returns the point of the window beside the caret before an offset.
  private func point(_ offset: Int, in text: any EditableTextView) -> CGPoint {
    let caret = text.caretFrame(at: offset)
    return text.convert(CGPoint(x: caret.minX + 1, y: caret.midY), to: nil)
  }

  @Test(
    "A click moves the insertion point, a double click selects a word, a triple click a paragraph")
  func clicks() {
    withHeldClock { _ in
      screen.click(point(5, in: view))
      #expect(view.isFirstResponder)
      #expect(view.edited.selection == 5..<5)
      screen.click(point(5, in: view), clicks: 2)
      #expect(view.edited.selectedText == "two")
      screen.click(point(5, in: view), clicks: 3)
      #expect(view.edited.selectedText == "one two\n")
      screen.click(point(1, in: field), clicks: 2)
      #expect(field.isFirstResponder)
      #expect(field.edited.selectedText == "five")
    }
  }

  @Test("A drag selects in both directions, and by words after a double click")
  func drag() {
    withHeldClock { _ in
      screen.drag(from: point(1, in: view), to: point(10, in: view))
      #expect(view.edited.selection == 1..<10)
      #expect(view.contentOffset == .zero)
      screen.drag(from: point(10, in: view), to: point(5, in: view))
      #expect(view.edited.selection == 5..<10)
      #expect(view.edited.movableEnd == 5)
      screen.drag(from: point(10, in: view), to: point(5, in: view), clicks: 2)
      #expect(view.edited.selectedText == "two\nthree")
    }
  }

  @Test("A click with Shift extends the selection from its fixed end")
  func shift() {
    withHeldClock { _ in
      screen.click(point(2, in: field))
      screen.click(point(6, in: field), .shift)
      #expect(field.edited.selection == 2..<6)
      screen.click(point(0, in: field), .shift)
      #expect(field.edited.selection == 0..<2)
    }
  }

  @Test("A drag in a field selects and doesn't scroll the scroll view around it")
  func insideScrollView() {
    let scrollView = UIScrollView(frame: screen.window.bounds)
    scrollView.contentSize = CGSize(width: 600, height: 900)
    screen.window.addSubview(scrollView)
    scrollView.addSubview(field)
    withHeldClock { _ in
      screen.drag(from: point(0, in: field), to: point(8, in: field))
      #expect(field.edited.selection == 0..<8)
      #expect(scrollView.contentOffset == .zero)
    }
  }

  @Test("Words of secure text aren't revealed by a double click")
  func secure() {
    field.isSecureTextEntry = true
    withHeldClock { _ in
      screen.click(point(1, in: field), clicks: 2)
      #expect(field.edited.selection == 0..<8)
    }
  }
}
