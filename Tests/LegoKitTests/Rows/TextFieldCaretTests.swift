import LegoKit
import LegoTesting
import SeededNumbers
import Testing
import UIKit

@MainActor @Suite("The caret of a field whose binding formats") struct TextFieldCaretTests {
  private final class Card: LegoViewController {
    @State var number = ""
    override var lego: Lego {
      Lego { Section(id: 0, layout: .rows()) { TextFieldRow("", text: formatted, id: "card") } }
    }

    private var formatted: Binding<String> {
      Binding { [weak self] in
        self?.number ?? ""
      } set: { [weak self] in
        self?.number = Self.grouped($0)
      }
    }

    /// The digits in groups of four.
    static func grouped(_ text: String) -> String {
      let digits = text.filter(\.isNumber)
      return stride(from: 0, to: digits.count, by: 4).map { start in
        String(digits.dropFirst(start).prefix(4))
      }.joined(separator: " ")
    }
  }

  private func field(of controller: Card) throws -> UITextField {
    func search(_ view: UIView) -> UITextField? {
      (view as? UITextField) ?? view.subviews.lazy.compactMap(search).first
    }
    return try #require(search(controller.view))
  }

  @Test("Digits that are typed stay in order while spaces are inserted") func typing() throws {
    let controller = Card()
    let screen = Screen(controller)
    try field(of: controller).becomeFirstResponder()
    try screen.type("4111222233334444")
    #expect(controller.number == "4111 2222 3333 4444")
    #expect(try field(of: controller).text == "4111 2222 3333 4444")
  }

  @Test(
    "After any insertion and deletion the caret is behind the same digits",
    arguments: UInt64(0)..<20)
  func random(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let controller = Card()
    let screen = Screen(controller)
    let field = try field(of: controller)
    field.becomeFirstResponder()
    // The digits, and how many are before the caret.
    var (digits, caret) = ([Character](), 0)
    for _ in 0..<60 {
      let offset = Int.random(in: 0...(field.text ?? "").count, using: &numbers)
      move(field, to: offset)
      caret = String((field.text ?? "").prefix(offset)).filter(\.isNumber).count
      let isAtSpace = (field.text ?? "").prefix(offset).last == " "
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0, 1:
        let digit = Character("\(Int.random(in: 0...9, using: &numbers))")
        field.insertText(String(digit))
        digits.insert(digit, at: caret)
        caret += 1
      case 2:
        let pasted = (0..<3).map { _ in Character("\(Int.random(in: 0...9, using: &numbers))") }
        field.insertText(pasted.map(String.init).joined(separator: "-"))
        digits.insert(contentsOf: pasted, at: caret)
        caret += 3
      default:
        guard offset > 0 else { break }
        field.deleteBackward()
        // Deleting a space changes no digit.
        if !isAtSpace {
          digits.remove(at: caret - 1)
          caret -= 1
        }
      }
      screen.settle()
      #expect(controller.number == Card.grouped(String(digits)))
      let range = try #require(field.selectedTextRange)
      let position = field.offset(from: field.beginningOfDocument, to: range.start)
      let before = (field.text ?? "").prefix(position).filter(\.isNumber)
      #expect(before == String(digits.prefix(caret)), "\(seed)")
    }
  }

  private func move(_ field: UITextField, to offset: Int) {
    guard let position = field.position(from: field.beginningOfDocument, offset: offset) else {
      return
    }
    field.selectedTextRange = field.textRange(from: position, to: position)
  }
}
