import UIKit

extension UITextField {
  /// Sets the view before the text, and when it is displayed.
  ///
  /// The default is always.
  @discardableResult public func leftView(_ view: UIView?, mode: ViewMode = .always) -> Self {
    leftView = view
    leftViewMode = mode
    setNeedsBoxLayout()
    return self
  }

  /// Sets the view behind the text, and when it is displayed.
  ///
  /// The default is always.
  @discardableResult public func rightView(_ view: UIView?, mode: ViewMode = .always) -> Self {
    rightView = view
    rightViewMode = mode
    setNeedsBoxLayout()
    return self
  }

  /// Calls a function with the text after each edit of the user.
  @discardableResult public func onTextChange(
    _ handler: @escaping @MainActor (String) -> Void
  ) -> Self {
    action(for: .editingChanged) { [weak self] in handler(self?.text ?? "") }
  }

  /// Calls a function when editing begins.
  @discardableResult public func onBeginEditing(_ handler: @escaping ActionBlock) -> Self {
    action(for: .editingDidBegin, handler)
  }

  /// Calls a function when editing ends.
  @discardableResult public func onEndEditing(_ handler: @escaping ActionBlock) -> Self {
    action(for: .editingDidEnd, handler)
  }

  /// Calls a function for the return key, which also ends editing.
  @discardableResult public func onReturn(_ handler: @escaping ActionBlock) -> Self {
    action(for: .editingDidEndOnExit, handler)
  }

  /// Asks a function whether the user may change the text.
  ///
  /// It receives the present text, the range in UTF-16 units, and the replacement. The function
  /// replaces the delegate of the field, and the one of an earlier call.
  @discardableResult public func shouldChangeText(
    _ isAllowed: @escaping @MainActor (String, NSRange, String) -> Bool
  ) -> Self {
    if let old = kept(TextChangeDelegate.self) { release(old) }
    let delegate = TextChangeDelegate(isAllowed)
    keep(delegate)
    self.delegate = delegate
    return self
  }
}

/// The delegate of a field that asks a function whether its text may change.
private final class TextChangeDelegate: NSObject, UITextFieldDelegate {
  private let isAllowed: @MainActor (String, NSRange, String) -> Bool

  init(_ isAllowed: @escaping @MainActor (String, NSRange, String) -> Bool) {
    self.isAllowed = isAllowed
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    isAllowed(textField.text ?? "", range, string)
  }
}
