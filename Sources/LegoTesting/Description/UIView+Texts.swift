import LayoutGeometry
import UIKit

extension UIView {
  /// Returns whether `text` is one of the view's texts or its accessibility identifier.
  func matches(_ text: String) -> Bool {
    accessibleTexts.contains(text) || accessibilityIdentifier == text
  }

  /// The accessibility label, and the text of a label or field.
  var accessibleTexts: [String] {
    [accessibilityLabel, displayedText].compactMap { $0 }.filter { !$0.isEmpty }
      .reduce(into: []) { list, text in
        if !list.contains(text) { list.append(text) }
      }
  }

  /// The text of a label, text view or field; the placeholder of an empty field.
  private var displayedText: String? {
    guard let field = self as? UITextField else {
      return (self as? UILabel)?.text ?? (self as? UITextView)?.text
    }
    guard field.hasText else { return field.placeholder }
    return field.isSecureTextEntry ? nil : field.text
  }

  /// Returns the innermost superview of a class.
  ///
  /// A cell of a section that scrolls horizontally is not a direct subview of its collection view.
  func enclosing<View: UIView>(_ type: View.Type) -> View? {
    sequence(first: self, next: \.superview).dropFirst().firstNonNil { $0 as? View }
  }

  /// The view itself or its nearest superview that is a cell of a collection view or a table.
  var row: UIView? {
    sequence(first: self, next: \.superview)
      .first { $0 is UICollectionViewCell || $0 is UITableViewCell }
  }

  /// The view and its descendants, without hidden and transparent ones, from back to front.
  var visibleDescendants: [UIView] {
    var found: [UIView] = []
    collectVisible(into: &found)
    return found
  }

  private func collectVisible(into found: inout [UIView]) {
    guard !isHidden, alpha >= 0.01 else { return }
    found.append(self)
    for subview in subviews { subview.collectVisible(into: &found) }
  }
}
