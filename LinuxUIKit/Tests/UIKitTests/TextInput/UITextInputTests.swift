import TestSupport
import Testing
import UIKit

/// What text fields and text views have in common as inputs of text.
@MainActor @Suite("Text input") struct UITextInputTests {
  /// A text field or a text view in a window.
  enum Kind: CaseIterable { case field, view }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func input(_ text: String, _ kind: Kind) -> any UIView & UITextInput {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let input: any UIView & UITextInput
    switch kind {
    case .field:
      let field = UITextField(frame: frame)
      field.text = text
      input = field
    case .view:
      let view = UITextView(frame: frame)
      view.text = text
      input = view
    }
    window.addSubview(input)
    window.isHidden = false
    window.layoutIfNeeded()
    return input
  }

  private func position(_ offset: Int, in input: any UITextInput) -> UITextPosition {
    input.position(from: input.beginningOfDocument, offset: offset) ?? input.endOfDocument
  }

  private func range(_ range: Range<Int>, in input: any UITextInput) -> UITextRange {
    input.textRange(
      from: position(range.lowerBound, in: input), to: position(range.upperBound, in: input))
      ?? UITextRange()
  }

  private func offsets(_ range: UITextRange?, in input: any UITextInput) -> [Int] {
    guard let range else { return [] }
    return [range.start, range.end].map { input.offset(from: input.beginningOfDocument, to: $0) }
  }

  private func text(of input: any UITextInput) -> String? {
    input.text(
      in: range(
        0..<input.offset(from: input.beginningOfDocument, to: input.endOfDocument), in: input))
  }

  @Test(
    "Marked text replaces the selection, then itself, and typed text replaces it",
    arguments: Kind.allCases)
  func markedText(kind: Kind) {
    let input = input("Go to ", kind)
    input.setMarkedText("にほ", selectedRange: NSRange(location: 2, length: 0))
    #expect(text(of: input) == "Go to にほ")
    #expect(offsets(input.markedTextRange, in: input) == [6, 8])
    #expect(offsets(input.selectedTextRange, in: input) == [8, 8])
    input.setMarkedText("日本", selectedRange: NSRange(location: 0, length: 2))
    #expect(text(of: input) == "Go to 日本")
    #expect(offsets(input.selectedTextRange, in: input) == [6, 8])
    input.insertText("日本!")
    #expect(text(of: input) == "Go to 日本!")
    #expect(input.markedTextRange == nil)
  }

  @Test("Unmarked text stays, and an empty marked text is removed", arguments: Kind.allCases)
  func unmarking(kind: Kind) {
    let input = input("", kind)
    input.setMarkedText("abc", selectedRange: NSRange(location: 3, length: 0))
    input.unmarkText()
    #expect(input.markedTextRange == nil)
    #expect(text(of: input) == "abc")
    input.setMarkedText("d", selectedRange: NSRange(location: 1, length: 0))
    input.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(text(of: input) == "abc")
    #expect(input.markedTextRange == nil)
  }

  @Test(
    "Right and left move by whole characters, the other way in right-to-left text",
    arguments: Kind.allCases)
  func horizontal(kind: Kind) {
    let input = input("a👩‍👩‍👧b", kind)
    let family = "👩‍👩‍👧".utf16.count
    #expect(
      input.position(from: position(1, in: input), in: .right, offset: 1)
        == position(1 + family, in: input))
    #expect(
      input.position(from: position(1, in: input), in: .left, offset: 1)
        == input.beginningOfDocument)
    #expect(input.position(from: position(1, in: input), in: .left, offset: 2) == nil)
    let hebrew = self.input("שלום", kind)
    #expect(
      hebrew.position(from: hebrew.beginningOfDocument, in: .left, offset: 1)
        == position(1, in: hebrew))
    #expect(
      hebrew.baseWritingDirection(for: hebrew.beginningOfDocument, in: .forward) == .rightToLeft)
  }

  @Test("Down leads to the next line of a text view, and from the last line nowhere")
  func vertical() {
    let input = input("one\ntwo", .view)
    let below = input.position(from: position(1, in: input), in: .down, offset: 1)
    #expect(below == position(5, in: input))
    #expect(
      input.position(from: position(5, in: input), in: .up, offset: 1) == position(1, in: input))
    #expect(input.position(from: position(5, in: input), in: .down, offset: 1) == nil)
    #expect(self.input("one", .field).position(from: UITextPosition(), in: .down, offset: 1) == nil)
  }

  @Test("The farthest positions are the ends of the text", arguments: Kind.allCases)
  func extents(kind: Kind) {
    let input = input("abc", kind)
    let middle = range(1..<2, in: input)
    #expect(input.position(within: middle, farthestIn: .left) == position(1, in: input))
    #expect(input.position(within: middle, farthestIn: .down) == position(2, in: input))
    let rest = input.characterRange(byExtending: position(1, in: input), in: .right)
    #expect(offsets(rest, in: input) == [1, 3])
  }

  @Test("A writing direction that is set wins over the letters", arguments: Kind.allCases)
  func writingDirection(kind: Kind) {
    let input = input("abc", kind)
    #expect(input.baseWritingDirection(for: input.endOfDocument, in: .forward) == .leftToRight)
    input.setBaseWritingDirection(.rightToLeft, for: range(0..<1, in: input))
    #expect(input.baseWritingDirection(for: input.endOfDocument, in: .forward) == .rightToLeft)
  }

  @Test(
    "The selection's rectangles are those of the text, the first one with its start",
    arguments: Kind.allCases)
  func selectionRects(kind: Kind) {
    let input = input("abc", kind)
    let rects = input.selectionRects(for: range(0..<3, in: input))
    #expect(rects.count == 1)
    #expect(rects.first?.rect == input.firstRect(for: range(0..<3, in: input)))
    #expect(rects.first?.containsStart == true && rects.first?.containsEnd == true)
    #expect(rects.first?.writingDirection == .leftToRight)
  }

  @Test("A point finds the character below it, and a position in a range", arguments: Kind.allCases)
  func points(kind: Kind) {
    let input = input("abc", kind)
    let second = input.firstRect(for: range(1..<2, in: input))
    let center = CGPoint(x: second.midX, y: second.midY)
    #expect(offsets(input.characterRange(at: center), in: input) == [1, 2])
    #expect(input.characterRange(at: CGPoint(x: 190, y: center.y)) == nil)
    let far = CGPoint(x: 190, y: center.y)
    #expect(
      input.closestPosition(to: far, within: range(0..<2, in: input)) == position(2, in: input))
  }

  @Test(
    "Points that are infinitely far have the positions at the ends, and one without numbers has one",
    arguments: Kind.allCases)
  func farPoints(kind: Kind) {
    let input = input("abc", kind)
    let line = input.firstRect(for: range(0..<1, in: input)).midY
    let huge: [CGFloat] = [.infinity, .greatestFiniteMagnitude, 1e12]
    for x in huge {
      #expect(input.closestPosition(to: CGPoint(x: x, y: line)) == position(3, in: input), "\(x)")
      #expect(input.closestPosition(to: CGPoint(x: -x, y: line)) == position(0, in: input), "\(x)")
      #expect(input.characterRange(at: CGPoint(x: x, y: line)) == nil)
    }
    for y in huge { #expect(input.closestPosition(to: CGPoint(x: 0, y: y)) != nil) }
    #expect(input.closestPosition(to: CGPoint(x: CGFloat.nan, y: .nan)) != nil)
  }

  @Test("The tokenizer finds words in both directions", arguments: Kind.allCases)
  func tokenizer(kind: Kind) {
    let input = input("Hello 👍🏽 world", kind)
    let tokenizer = input.tokenizer
    let word = tokenizer.rangeEnclosingPosition(
      position(2, in: input), with: .word, inDirection: .storage(.forward))
    #expect(offsets(word, in: input) == [0, 5])
    #expect(
      tokenizer.rangeEnclosingPosition(
        position(5, in: input), with: .word, inDirection: .storage(.forward)) == nil)
    #expect(
      tokenizer.isPosition(
        position(5, in: input), withinTextUnit: .word, inDirection: .storage(.backward)))
    #expect(
      tokenizer.isPosition(
        position(5, in: input), atBoundary: .word, inDirection: .layout(.right)))
    // The emoji has 4 UTF-16 units: "Hello " 6, emoji to 10, space 11, "world" to 16.
    #expect(
      tokenizer.position(
        from: position(5, in: input), toBoundary: .word, inDirection: .storage(.forward))
        == position(16, in: input))
    #expect(
      tokenizer.position(
        from: position(11, in: input), toBoundary: .word, inDirection: .storage(.backward))
        == input.beginningOfDocument)
  }

  @Test("The input delegate is notified of the app's changes")
  func inputDelegate() {
    final class Log: NSObject, UITextInputDelegate {
      var calls: [String] = []
      func selectionWillChange(_ textInput: (any UITextInput)?) { calls.append("selection will") }
      func selectionDidChange(_ textInput: (any UITextInput)?) { calls.append("selection did") }
      func textWillChange(_ textInput: (any UITextInput)?) { calls.append("text will") }
      func textDidChange(_ textInput: (any UITextInput)?) { calls.append("text did") }
    }
    let log = Log()
    let field = UITextField()
    field.inputDelegate = log
    field.text = "abc"
    field.selectedTextRange = range(0..<1, in: field)
    field.insertText("x")
    #expect(log.calls == ["text will", "text did", "selection will", "selection did"])
  }

  @Test("Typed text has the typing attributes until the selection changes")
  func typingAttributes() {
    let field = UITextField()
    field.text = "ab"
    field.typingAttributes = [.foregroundColor: UIColor.red]
    field.insertText("c")
    field.insertText("d")
    let color = { (index: Int) in
      field.attributedText?.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }
    #expect(color(1) == .label)
    #expect(color(2) == .red && color(3) == .red)
    field.selectedTextRange = range(1..<1, in: field)
    #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .label)
    field.insertText("x")
    #expect(color(1) == .label)

    let view = UITextView()
    view.typingAttributes = [.font: UIFont.boldSystemFont(ofSize: 20)]
    view.insertText("bold")
    #expect(
      view.attributedText.attribute(.font, at: 3, effectiveRange: nil) as? UIFont
        == .boldSystemFont(ofSize: 20))
  }

  @Test("Marked text is underlined, or has its own style")
  func markedPicture() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 130))
    window.backgroundColor = .systemBackground
    let styles: [[NSAttributedString.Key: Any]?] = [nil, [.backgroundColor: UIColor.systemYellow]]
    for (index, style) in styles.enumerated() {
      let field = UITextField(frame: CGRect(x: 10, y: 8 + 42 * index, width: 220, height: 34))
      field.borderStyle = .roundedRect
      field.text = "Marked: "
      field.markedTextStyle = style
      field.setMarkedText("typing", selectedRange: NSRange(location: 6, length: 0))
      window.addSubview(field)
    }
    let view = UITextView(frame: CGRect(x: 10, y: 88, width: 220, height: 40))
    view.font = .systemFont(ofSize: 17)
    view.text = "In a view "
    view.setMarkedText("שלום", selectedRange: NSRange(location: 4, length: 0))
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    let image = window.layer.image(scale: 2)
    expectImage(image, named: "marked_text")
  }
}
