import UIKit

/// A text field in a window, for tests of typing.
@MainActor struct ShownField {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let field: UITextField

  init(_ text: String = "", field: UITextField = UITextField()) {
    self.field = field
    field.frame = CGRect(x: 20, y: 20, width: 200, height: 34)
    field.text = text
    window.addSubview(field)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Selects the text between two UTF-16 offsets.
  func select(_ range: Range<Int>) {
    guard let start = field.position(from: field.beginningOfDocument, offset: range.lowerBound),
      let end = field.position(from: field.beginningOfDocument, offset: range.upperBound)
    else { return }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }

  /// The selection as UTF-16 offsets.
  var selection: [Int] {
    guard let range = field.selectedTextRange else { return [] }
    return [range.start, range.end].map { field.offset(from: field.beginningOfDocument, to: $0) }
  }
}
