import LayoutGeometry
import UIKit

extension UIView {
  /// The first responder, if it is the view or a view inside it.
  ///
  /// Views inside come first, since a search bar is first responder while its field is. The cost
  /// depends on the number of views.
  var firstResponderInside: UIView? {
    subviews.firstNonNil(\.firstResponderInside) ?? (isFirstResponder ? self : nil)
  }

  /// Whether the view or a view inside it has the focus: as first responder, or by a hardware
  /// keyboard or a remote.
  var containsFocus: Bool {
    hasFocus || isFirstResponder || subviews.contains { $0.containsFocus }
  }

  /// The part that the user edits, in the view's coordinate system: the caret of a text view, and
  /// all of another view.
  var editedRectangle: CGRect {
    guard let textView = self as? UITextView, let caret = textView.selectedTextRange?.end else {
      return bounds
    }
    let rectangle = textView.caretRect(for: caret)
    return rectangle.isNull || rectangle.isInfinite ? bounds : rectangle
  }
}
