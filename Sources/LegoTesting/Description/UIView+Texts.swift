import UIKit

extension UIView {
  /// Whether the view names itself by `text`.
  func says(_ text: String) -> Bool {
    accessibleTexts.contains(text) || accessibilityIdentifier == text
  }

  /// What the view says: its accessibility label, and the text of a label or field.
  var accessibleTexts: [String] {
    [accessibilityLabel, writtenText].compactMap { $0 }.filter { !$0.isEmpty }
      .reduce(into: []) { list, text in
        if !list.contains(text) { list.append(text) }
      }
  }

  /// A label's or text view's text; what is typed into a field or, before that, its placeholder.
  private var writtenText: String? {
    guard let field = self as? UITextField else {
      return (self as? UILabel)?.text ?? (self as? UITextView)?.text
    }
    guard field.hasText else { return field.placeholder }
    return field.isSecureTextEntry ? nil : field.text
  }

  /// The innermost view of that class around this one.
  ///
  /// A cell of a section that scrolls sideways lies deeper than right inside its collection view.
  func enclosing<View: UIView>(_ type: View.Type) -> View? {
    sequence(first: self, next: \.superview).dropFirst().lazy.compactMap { $0 as? View }.first
  }

  /// The view and those inside of it that can be seen, back to front.
  var visibleDescendants: [UIView] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    return [self] + subviews.flatMap(\.visibleDescendants)
  }
}
