import UIKit

extension UITextField {
  /// Sets the text with attributes.
  @discardableResult public func attributedText(_ attributedText: NSAttributedString?) -> Self {
    set(\.attributedText, to: attributedText)
  }

  /// Sets the text that is displayed while the field is empty.
  @discardableResult public func placeholder(_ placeholder: String?) -> Self {
    set(\.placeholder, to: placeholder)
  }

  /// Sets the placeholder with attributes.
  @discardableResult public func attributedPlaceholder(_ attributedPlaceholder: NSAttributedString?)
    -> Self
  {
    set(\.attributedPlaceholder, to: attributedPlaceholder)
  }

  /// Sets the color of the text.
  @discardableResult public func textColor(_ textColor: UIColor?) -> Self {
    set(\.textColor, to: textColor, resizes: false)
  }

  /// Sets the font.
  @discardableResult public func font(_ font: UIFont?) -> Self {
    set(\.font, to: font)
  }

  /// Sets the alignment of the text.
  @discardableResult public func textAlignment(_ textAlignment: NSTextAlignment) -> Self {
    set(\.textAlignment, to: textAlignment, resizes: false)
  }

  /// Sets the border.
  @discardableResult public func borderStyle(_ borderStyle: UITextField.BorderStyle) -> Self {
    set(\.borderStyle, to: borderStyle)
  }

  /// Sets the times at which the clear button is displayed.
  @discardableResult public func clearButtonMode(_ clearButtonMode: UITextField.ViewMode) -> Self {
    set(\.clearButtonMode, to: clearButtonMode, resizes: false)
  }

  /// Sets the option to clear the text when editing begins.
  @discardableResult public func clearsOnBeginEditing(_ clearsOnBeginEditing: Bool) -> Self {
    set(\.clearsOnBeginEditing, to: clearsOnBeginEditing, resizes: false)
  }

  /// Sets the option to follow the text size of the user.
  @discardableResult public func adjustsFontForContentSizeCategory(
    _ adjustsFontForContentSizeCategory: Bool
  ) -> Self {
    set(\.adjustsFontForContentSizeCategory, to: adjustsFontForContentSizeCategory)
  }

  /// Sets the option to reduce the font so that the text fits.
  @discardableResult public func adjustsFontSizeToFitWidth(_ adjustsFontSizeToFitWidth: Bool)
    -> Self
  {
    set(\.adjustsFontSizeToFitWidth, to: adjustsFontSizeToFitWidth, resizes: false)
  }

  /// Sets the smallest size to which the font is reduced, in points.
  @discardableResult public func minimumFontSize(_ minimumFontSize: CGFloat) -> Self {
    set(\.minimumFontSize, to: minimumFontSize, resizes: false)
  }

  /// Sets the keyboard.
  @discardableResult public func keyboardType(_ keyboardType: UIKeyboardType) -> Self {
    set(\.keyboardType, to: keyboardType, resizes: false)
  }

  /// Sets the appearance of the keyboard.
  @discardableResult public func keyboardAppearance(_ keyboardAppearance: UIKeyboardAppearance)
    -> Self
  {
    set(\.keyboardAppearance, to: keyboardAppearance, resizes: false)
  }

  /// Sets the title of the return key.
  @discardableResult public func returnKeyType(_ returnKeyType: UIReturnKeyType) -> Self {
    set(\.returnKeyType, to: returnKeyType, resizes: false)
  }

  /// Sets the meaning of the text, for suggestions.
  @discardableResult public func textContentType(_ textContentType: UITextContentType?) -> Self {
    set(\.textContentType, to: textContentType, resizes: false)
  }

  /// Sets the automatic capitalization.
  @discardableResult public func autocapitalizationType(
    _ autocapitalizationType: UITextAutocapitalizationType
  ) -> Self {
    set(\.autocapitalizationType, to: autocapitalizationType, resizes: false)
  }

  /// Sets the automatic correction.
  @discardableResult public func autocorrectionType(_ autocorrectionType: UITextAutocorrectionType)
    -> Self
  {
    set(\.autocorrectionType, to: autocorrectionType, resizes: false)
  }

  /// Sets the spell checking.
  @discardableResult public func spellCheckingType(_ spellCheckingType: UITextSpellCheckingType)
    -> Self
  {
    set(\.spellCheckingType, to: spellCheckingType, resizes: false)
  }

  /// Sets the option to hide the characters.
  @discardableResult public func isSecureTextEntry(_ isSecureTextEntry: Bool) -> Self {
    set(\.isSecureTextEntry, to: isSecureTextEntry, resizes: false)
  }

  /// Sets the option to disable the return key while the field is empty.
  @discardableResult public func enablesReturnKeyAutomatically(
    _ enablesReturnKeyAutomatically: Bool
  ) -> Self {
    set(\.enablesReturnKeyAutomatically, to: enablesReturnKeyAutomatically, resizes: false)
  }
}

extension UITextField {
  /// Sets the text.
  @discardableResult public func text(_ text: String?) -> Self {
    set(\.text, to: text)
  }

  /// Sets the view before the text, and when it is displayed. The default is always.
  @discardableResult public func leftView(_ view: UIView?, mode: ViewMode = .always) -> Self {
    leftView = view
    leftViewMode = mode
    return self
  }

  /// Sets the view behind the text, and when it is displayed. The default is always.
  @discardableResult public func rightView(_ view: UIView?, mode: ViewMode = .always) -> Self {
    rightView = view
    rightViewMode = mode
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
