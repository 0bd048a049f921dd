import LegoKit
import LegoTesting
import SeededNumbers
import Testing
import UIKit

@MainActor @Suite("A field with a format") struct FormattedFieldTests {
  private final class FormScreen: LegoViewController {
    @State var text = ""
    @State var pattern = "#### #### #### ####"
    override var lego: Lego {
      Lego {
        Section(id: "form", layout: .rows()) {
          TextFieldRow("", text: $text, id: "field").formatted(TextFormat(pattern))
        }
      }
    }
  }

  private let controller = FormScreen()
  private let screen: Screen

  init() {
    screen = Screen(controller)
  }

  private func field() throws -> UITextField {
    func search(_ view: UIView) -> UITextField? {
      (view as? UITextField) ?? view.subviews.lazy.compactMap(search).first
    }
    let field = try #require(search(controller.view))
    if !field.isFirstResponder { field.becomeFirstResponder() }
    return field
  }

  private func select(_ range: Range<Int>, in field: UITextField) throws {
    let positions = try [range.lowerBound, range.upperBound].map {
      try #require(field.position(from: field.beginningOfDocument, offset: $0))
    }
    field.selectedTextRange = field.textRange(from: positions[0], to: positions[1])
  }

  private func caret(in field: UITextField) throws -> Int {
    let range = try #require(field.selectedTextRange)
    return field.offset(from: field.beginningOfDocument, to: range.start)
  }

  @Test("The binding has the typed characters, and the field their groups") func groups() throws {
    let field = try field()
    try screen.type("4111222233334444")
    #expect(controller.text == "4111222233334444")
    #expect(field.text == "4111 2222 3333 4444")
    controller.text = "12345"
    screen.settle()
    #expect(field.text == "1234 5")
  }

  @Test("A separator is displayed with the next character, the last ones with the last character")
  func separators() throws {
    let field = try field()
    controller.pattern = "(##) ##)"
    screen.settle()
    var displayed: [String] = []
    for digit in ["1", "2", "3", "4"] {
      field.insertText(digit)
      displayed.append(field.text ?? "")
    }
    #expect(displayed == ["(1", "(12", "(12) 3", "(12) 34)"])
  }

  @Test("Deleting a separator deletes the character in front of it") func deletion() throws {
    let field = try field()
    controller.text = "41112222"
    screen.settle()
    try select(5..<5, in: field)
    field.deleteBackward()
    // Behind "4111 ": the fourth digit goes, and the others follow.
    #expect(controller.text == "4112222")
    #expect(field.text == "4112 222")
    #expect(try caret(in: field) == 3)
  }

  @Test("What doesn't fit is not accepted, and nothing that is there gets lost") func full() throws
  {
    let field = try field()
    controller.pattern = "##/##"
    controller.text = "1234"
    screen.settle()
    try select(1..<1, in: field)
    field.insertText("9")
    #expect(controller.text == "1234")
    #expect(field.text == "12/34")
    field.insertText("x")
    #expect(field.text == "12/34")
    try select(0..<2, in: field)
    field.insertText("5 6 7")
    #expect(controller.text == "5634")
  }

  @Test(
    "A number may be typed and pasted with its country code and without it",
    arguments: ["5551234567", "+1 (555) 123-4567", "+1 555 123 4567"])
  func country(pasted: String) throws {
    controller.pattern = "+1 (###) ###-####"
    screen.settle()
    let field = try field()
    field.insertText(pasted)
    #expect(controller.text == "5551234567")
    #expect(field.text == "+1 (555) 123-4567")
  }

  @Test("Letters and digits have places of their own") func kinds() throws {
    controller.pattern = "@@## ****"
    screen.settle()
    let field = try field()
    try screen.type("1DE2289a4")
    #expect(controller.text == "DE2289a4")
    #expect(field.text == "DE22 89a4")
  }

  @Test(
    "After any insertions and deletions the text and the caret are those of the digits",
    arguments: UInt64(0)..<25)
  func random(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let patterns = [
      "#### #### #### ####", "##/##", "(###) ###-####", "#-#-#", "##", "+49 ### ####)",
    ]
    let pattern = try #require(patterns.randomElement(using: &numbers))
    controller.pattern = pattern
    screen.settle()
    let field = try field()
    var expected = Digits(pattern: Array(pattern))
    for step in 0..<80 {
      let length = expected.displayed.count
      let start = Int.random(in: 0...length, using: &numbers)
      let isSelection = Int.random(in: 0..<4, using: &numbers) == 0
      let end = isSelection ? Int.random(in: start...length, using: &numbers) : start
      try select(start..<end, in: field)
      if Int.random(in: 0..<3, using: &numbers) == 0 {
        field.deleteBackward()
        expected.delete(start..<end)
      } else {
        let count = Int.random(in: 1...4, using: &numbers)
        let text = String(
          (0..<count).map { _ in "0123456789 -/x".randomElement(using: &numbers) ?? "0" })
        field.insertText(text)
        expected.insert(text, in: start..<end)
      }
      if step % 7 == 0 { screen.settle() }
      let comment: Comment = "seed \(seed), step \(step), \(pattern)"
      #expect(controller.text == String(expected.digits), comment)
      #expect(field.text == String(expected.displayed.map(\.character)), comment)
      #expect(try caret(in: field) == expected.caretPosition, comment)
    }
  }
}

/// The digits in a field, as a slow and obvious reference.
private struct Digits {
  let pattern: [Character]
  var digits: [Character] = []
  var caret = 0
  /// Whether the last deletion was one at the start, where the caret stays.
  var isUntouched = false

  private var slots: [Int] { pattern.indices.filter { pattern[$0] == "#" } }

  var displayed: [(character: Character, isTyped: Bool)] {
    guard !digits.isEmpty else { return [] }
    let last = digits.count == slots.count ? pattern.count - 1 : slots[digits.count - 1]
    return (0...last).map { index in
      if let slot = slots.firstIndex(of: index) {
        (digits[slot], true)
      } else {
        (pattern[index], false)
      }
    }
  }

  /// Behind the last digit in front of the caret; before the first digit if there is none.
  var caretPosition: Int {
    if digits.isEmpty || isUntouched { return 0 }
    return caret == 0 ? slots[0] : slots[caret - 1] + 1
  }

  private func digits(in range: Range<Int>) -> Range<Int> {
    func count(_ end: Int) -> Int { displayed[..<end].filter(\.isTyped).count }
    return count(range.lowerBound)..<count(range.upperBound)
  }

  mutating func insert(_ text: String, in range: Range<Int>) {
    isUntouched = false
    let replaced = digits(in: range)
    let space = slots.count - digits.count + replaced.count
    let inserted = text.filter("0123456789".contains).prefix(space)
    digits.replaceSubrange(replaced, with: inserted)
    caret = replaced.lowerBound + inserted.count
  }

  mutating func delete(_ range: Range<Int>) {
    isUntouched = false
    var deleted = digits(in: range)
    // The field has nothing to delete.
    if range == 0..<0 { return isUntouched = true }
    if deleted.isEmpty, deleted.lowerBound > 0 {
      deleted = deleted.lowerBound - 1..<deleted.lowerBound
    }
    digits.removeSubrange(deleted)
    caret = deleted.lowerBound
  }
}
