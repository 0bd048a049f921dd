import Foundation
import SeededNumbers
import SeededRuns
import UIKit

/// Random edits of a text view and a text field, compared with UTF-16 arithmetic.
@MainActor struct EditingCase {
  /// The text at the start.
  let text: String
  private let edits: [Edit]

  private enum Edit {
    case select(Int, Int)
    case insert(String)
    case delete
    case setText(String)
  }

  init(random: inout SeededGenerator) {
    text = TextGenerator.text(using: &random)
    edits = (0..<Int.random(in: 1...12, using: &random)).map { _ in Self.edit(using: &random) }
  }

  private static func edit(using random: inout SeededGenerator) -> Edit {
    let edges = [-1, 0, 1, 2, 5, 40, 10_000, Int.max, Int.min, NSNotFound]
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1:
      return .select(
        edges.randomElement(using: &random) ?? 0, edges.randomElement(using: &random) ?? 0)
    case 2: return .insert(TextGenerator.text(using: &random))
    case 3: return .delete
    default: return .setText(TextGenerator.text(using: &random))
    }
  }

  /// Performs the edits.
  func check(_ findings: inout Findings) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    view.text = text
    field.text = text
    for edit in edits {
      apply(edit, to: view)
      apply(edit, to: field)
      let length = view.text.utf16.count
      let selected = view.selectedRange
      findings.expect(
        selected.location >= 0 && selected.length >= 0
          && selected.location + selected.length <= length,
        "the selection is \(selected) in a text of the length \(length)")
    }
    view.layoutIfNeeded()
    findings.expect(!view.contentSize.height.isNaN, "the content has the size \(view.contentSize)")
  }

  private func apply(_ edit: Edit, to view: UITextView) {
    switch edit {
    case .select(let location, let length):
      view.selectedRange = NSRange(location: location, length: length)
    case .insert(let text): view.insertText(text)
    case .delete: view.deleteBackward()
    case .setText(let text): view.text = text
    }
  }

  private func apply(_ edit: Edit, to field: UITextField) {
    switch edit {
    case .select(let offset, let length):
      guard let start = field.position(from: field.beginningOfDocument, offset: offset),
        let end = field.position(from: start, offset: length)
      else { return }
      field.selectedTextRange = field.textRange(from: start, to: end)
    case .insert(let text): field.insertText(text)
    case .delete: field.deleteBackward()
    case .setText(let text): field.text = text
    }
  }
}
