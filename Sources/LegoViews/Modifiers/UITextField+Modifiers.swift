import UIKit

extension UITextField {
  /// Sets the text with attributes.
  @discardableResult public func attributedText(_ attributedText: NSAttributedString?) -> Self {
    self.attributedText = attributedText
    setNeedsBoxLayout()
    return self
  }

  /// Sets the text that is displayed while the field is empty.
  @discardableResult public func placeholder(_ placeholder: String?) -> Self {
    self.placeholder = placeholder
    setNeedsBoxLayout()
    return self
  }

  /// Sets the placeholder with attributes.
  @discardableResult public func attributedPlaceholder(_ attributedPlaceholder: NSAttributedString?)
    -> Self
  {
    self.attributedPlaceholder = attributedPlaceholder
    setNeedsBoxLayout()
    return self
  }

  /// Sets the color of the text.
  @discardableResult public func textColor(_ textColor: UIColor?) -> Self {
    self.textColor = textColor
    return self
  }

  /// Sets the font.
  @discardableResult public func font(_ font: UIFont?) -> Self {
    self.font = font
    setNeedsBoxLayout()
    return self
  }

  /// Sets the alignment of the text.
  @discardableResult public func textAlignment(_ textAlignment: NSTextAlignment) -> Self {
    self.textAlignment = textAlignment
    return self
  }

  /// Sets the border.
  @discardableResult public func borderStyle(_ borderStyle: UITextField.BorderStyle) -> Self {
    self.borderStyle = borderStyle
    setNeedsBoxLayout()
    return self
  }

  /// Sets the times at which the clear button is displayed.
  @discardableResult public func clearButtonMode(_ clearButtonMode: UITextField.ViewMode) -> Self {
    self.clearButtonMode = clearButtonMode
    setNeedsBoxLayout()
    return self
  }

  /// Sets the option to clear the text when editing begins.
  @discardableResult public func clearsOnBeginEditing(_ clearsOnBeginEditing: Bool) -> Self {
    self.clearsOnBeginEditing = clearsOnBeginEditing
    return self
  }

  /// Sets the option to follow the text size of the user.
  @discardableResult public func adjustsFontForContentSizeCategory(
    _ adjustsFontForContentSizeCategory: Bool
  ) -> Self {
    self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    setNeedsBoxLayout()
    return self
  }

  /// Sets the option to reduce the font so that the text fits.
  @discardableResult public func adjustsFontSizeToFitWidth(_ adjustsFontSizeToFitWidth: Bool)
    -> Self
  {
    self.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    return self
  }

  /// Sets the smallest size to which the font is reduced, in points.
  @discardableResult public func minimumFontSize(_ minimumFontSize: CGFloat) -> Self {
    self.minimumFontSize = minimumFontSize
    return self
  }

  /// Sets the keyboard.
  @discardableResult public func keyboardType(_ keyboardType: UIKeyboardType) -> Self {
    self.keyboardType = keyboardType
    return self
  }

  /// Sets the appearance of the keyboard.
  @discardableResult public func keyboardAppearance(_ keyboardAppearance: UIKeyboardAppearance)
    -> Self
  {
    self.keyboardAppearance = keyboardAppearance
    return self
  }

  /// Sets the title of the return key.
  @discardableResult public func returnKeyType(_ returnKeyType: UIReturnKeyType) -> Self {
    self.returnKeyType = returnKeyType
    return self
  }

  /// Sets the meaning of the text, for suggestions.
  @discardableResult public func textContentType(_ textContentType: UITextContentType?) -> Self {
    self.textContentType = textContentType
    return self
  }

  /// Sets the automatic capitalization.
  @discardableResult public func autocapitalizationType(
    _ autocapitalizationType: UITextAutocapitalizationType
  ) -> Self {
    self.autocapitalizationType = autocapitalizationType
    return self
  }

  /// Sets the automatic correction.
  @discardableResult public func autocorrectionType(_ autocorrectionType: UITextAutocorrectionType)
    -> Self
  {
    self.autocorrectionType = autocorrectionType
    return self
  }

  /// Sets the spell checking.
  @discardableResult public func spellCheckingType(_ spellCheckingType: UITextSpellCheckingType)
    -> Self
  {
    self.spellCheckingType = spellCheckingType
    return self
  }

  /// Sets the option to hide the characters.
  @discardableResult public func isSecureTextEntry(_ isSecureTextEntry: Bool) -> Self {
    self.isSecureTextEntry = isSecureTextEntry
    setNeedsBoxLayout()
    return self
  }

  /// Sets the option to disable the return key while the field is empty.
  @discardableResult public func enablesReturnKeyAutomatically(
    _ enablesReturnKeyAutomatically: Bool
  ) -> Self {
    self.enablesReturnKeyAutomatically = enablesReturnKeyAutomatically
    return self
  }
}

extension UITextField {
  /// Sets the text.
  @discardableResult public func text(_ text: String?) -> Self {
    self.text = text
    setNeedsBoxLayout()
    return self
  }

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
