import Testing
import UIKit

@MainActor struct UITextFieldSelectionTests {
  @Test("Positions are UTF-16 offsets and stay between characters")
  func positions() throws {
    // The flag is one character of four units.
    let field = ShownField("a🇩🇪b").field
    let start = field.beginningOfDocument

    #expect(field.offset(from: start, to: field.endOfDocument) == 6)
    #expect(field.offset(from: field.endOfDocument, to: start) == -6)
    let inside = try #require(field.position(from: start, offset: 2))
    #expect(field.offset(from: start, to: inside) == 5)
    let back = try #require(field.position(from: field.endOfDocument, offset: -2))
    #expect(field.offset(from: start, to: back) == 1)
    #expect(field.position(from: start, offset: 7) == nil)
    #expect(field.position(from: start, offset: -1) == nil)
    #expect(field.compare(start, to: inside) == .orderedAscending)
    #expect(field.compare(inside, to: inside) == .orderedSame)
  }

  @Test("A range returns its ends and its text, in either order of its positions")
  func ranges() throws {
    let field = ShownField("Hello").field
    let second = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let range = try #require(field.textRange(from: field.endOfDocument, to: second))

    #expect(field.text(in: range) == "ello")
    #expect(range.start == second)
    #expect(range.end == field.endOfDocument)
    #expect(!range.isEmpty)
  }

  @Test("Typing replaces the selected text")
  func replacing() {
    let shown = ShownField("Hello world")
    shown.select(0..<5)
    shown.field.insertText("Goodbye")

    #expect(shown.field.text == "Goodbye world")
    #expect(shown.selection == [7, 7])
    shown.field.selectAll(nil)
    #expect(shown.selection == [0, 13])
    shown.field.deleteBackward()
    #expect(shown.field.text == "")
  }

  @Test("Only a different selection is reported")
  func telling() {
    let shown = ShownField("Hello")
    let log = FieldLog(of: shown.field)
    shown.select(1..<3)
    shown.select(1..<3)

    #expect(log.taken() == ["did select"])
  }

  @Test("Replacing a range in code doesn't ask the delegate and sends the editing actions")
  func code() throws {
    let shown = ShownField("Hello")
    let log = FieldLog(of: shown.field)
    let field = shown.field
    let end = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    let range = try #require(field.textRange(from: field.beginningOfDocument, to: end))
    field.replace(range, withText: "Fe")

    #expect(field.text == "Fello")
    #expect(log.taken() == ["action changed"])
    field.replace(range, withText: "F\ne")
    #expect(field.text == "F ello")
  }

  @Test("A long line scrolls to its end, back to a caret at its start, and ends at its start")
  func longLine() throws {
    let shown = ShownField(String(repeating: "Hello ", count: 30))
    let field = shown.field
    let second = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let first = try #require(field.textRange(from: field.beginningOfDocument, to: second))
    // Without a border the text begins at the field's left edge.
    #expect(field.firstRect(for: first).minX == 0)
    field.becomeFirstResponder()
    #expect(field.firstRect(for: first).minX < 0)
    shown.select(0..<0)
    #expect(field.firstRect(for: first).minX == 0)
    shown.select(180..<180)
    #expect(field.firstRect(for: first).minX < 0)
    field.resignFirstResponder()
    #expect(field.firstRect(for: first).minX == 0)
  }

  @Test("The caret of an empty field is at its start, and moves right during typing")
  func caret() {
    let shown = ShownField()
    let field = shown.field
    field.becomeFirstResponder()
    let empty = field.caretRect(for: field.beginningOfDocument)
    #expect(empty.minX == 0)
    #expect(empty.width == 2)
    field.insertText("Hello")
    let typed = field.caretRect(for: field.endOfDocument)

    // The width of the text is where the next character would begin.
    let width = NSString(string: "Hello").size(withAttributes: [
      .font: UIFont.systemFont(ofSize: 17)
    ]).width
    #expect(abs(typed.minX - width) < 0.01)
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
  }

  @Test("The caret of Hebrew text moves left during typing")
  func rightToLeft() {
    let shown = ShownField("שלום")
    let field = shown.field
    field.becomeFirstResponder()
    let start = field.caretRect(for: field.beginningOfDocument).minX
    let end = field.caretRect(for: field.endOfDocument).minX

    #expect(end < start)
  }

  @Test(
    "The closest position to a caret rectangle is its position",
    arguments: [
      "Hello world", "a🇩🇪b👩‍👩‍👧c", "שלום", "漢字かな",
    ])
  func nearest(text: String) throws {
    let shown = ShownField(text)
    let field = shown.field
    field.becomeFirstResponder()
    var position: UITextPosition? = field.beginningOfDocument
    while let place = position {
      let caret = field.caretRect(for: place)
      let found = try #require(
        field.closestPosition(to: CGPoint(x: caret.minX + 0.1, y: caret.midY)))
      #expect(found == place)
      position = field.position(from: place, offset: 1)
    }
  }

  @Test("The caret stays visible in text that is too long, at both ends")
  func scrolling() {
    let shown = ShownField(String(repeating: "word ", count: 40))
    let field = shown.field
    field.becomeFirstResponder()
    let end = field.caretRect(for: field.endOfDocument)

    // 200 points are available, two of which are for the caret.
    #expect(end.maxX <= 200)
    #expect(end.minX > 190)
    shown.select(0..<0)
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
  }

  @Test("Secure text is displayed as one dot per character")
  func secret() {
    let shown = ShownField("a🇩🇪b")
    let field = shown.field
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    let dots = "\u{2022}\u{2022}\u{2022}"
    let width = NSString(string: dots).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
      .width

    #expect(abs(field.caretRect(for: field.endOfDocument).minX - width) < 0.01)
    field.deleteBackward()
    #expect(field.text == "a🇩🇪")
  }
}
