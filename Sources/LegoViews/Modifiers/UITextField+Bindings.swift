import UIKit

extension UITextField {
  /// Binds the text with attributes to a stream; with `nil` it remains as it is.
  @discardableResult public func attributedText(
    _ attributedText: (some Outputing<NSAttributedString>)?
  ) -> Self {
    bind(attributedText) { $0.attributedText($1) }
  }

  /// Binds the text with attributes to a stream; with `nil` it remains as it is.
  @discardableResult public func attributedText(
    _ attributedText: (some Outputing<NSAttributedString?>)?
  ) -> Self {
    bind(attributedText) { $0.attributedText($1) }
  }

  /// Binds the text that is displayed while the field is empty to a stream; with `nil` it remains as it is.
  @discardableResult public func placeholder(_ placeholder: (some Outputing<String>)?) -> Self {
    bind(placeholder) { $0.placeholder($1) }
  }

  /// Binds the text that is displayed while the field is empty to a stream; with `nil` it remains as it is.
  @discardableResult public func placeholder(_ placeholder: (some Outputing<String?>)?) -> Self {
    bind(placeholder) { $0.placeholder($1) }
  }

  /// Binds the placeholder with attributes to a stream; with `nil` it remains as it is.
  @discardableResult public func attributedPlaceholder(
    _ attributedPlaceholder: (some Outputing<NSAttributedString>)?
  ) -> Self {
    bind(attributedPlaceholder) { $0.attributedPlaceholder($1) }
  }

  /// Binds the placeholder with attributes to a stream; with `nil` it remains as it is.
  @discardableResult public func attributedPlaceholder(
    _ attributedPlaceholder: (some Outputing<NSAttributedString?>)?
  ) -> Self {
    bind(attributedPlaceholder) { $0.attributedPlaceholder($1) }
  }

  /// Binds the color of the text to a stream; with `nil` it remains as it is.
  @discardableResult public func textColor(_ textColor: (some Outputing<UIColor>)?) -> Self {
    bind(textColor) { $0.textColor($1) }
  }

  /// Binds the color of the text to a stream; with `nil` it remains as it is.
  @discardableResult public func textColor(_ textColor: (some Outputing<UIColor?>)?) -> Self {
    bind(textColor) { $0.textColor($1) }
  }

  /// Binds the font to a stream; with `nil` it remains as it is.
  @discardableResult public func font(_ font: (some Outputing<UIFont>)?) -> Self {
    bind(font) { $0.font($1) }
  }

  /// Binds the font to a stream; with `nil` it remains as it is.
  @discardableResult public func font(_ font: (some Outputing<UIFont?>)?) -> Self {
    bind(font) { $0.font($1) }
  }

  /// Binds the alignment of the text to a stream; with `nil` it remains as it is.
  @discardableResult public func textAlignment(_ textAlignment: (some Outputing<NSTextAlignment>)?)
    -> Self
  {
    bind(textAlignment) { $0.textAlignment($1) }
  }

  /// Binds the border to a stream; with `nil` it remains as it is.
  @discardableResult public func borderStyle(
    _ borderStyle: (some Outputing<UITextField.BorderStyle>)?
  ) -> Self {
    bind(borderStyle) { $0.borderStyle($1) }
  }

  /// Binds the times at which the clear button is displayed to a stream; with `nil` it remains as it is.
  @discardableResult public func clearButtonMode(
    _ clearButtonMode: (some Outputing<UITextField.ViewMode>)?
  ) -> Self {
    bind(clearButtonMode) { $0.clearButtonMode($1) }
  }

  /// Binds the option to clear the text when editing begins to a stream; with `nil` it remains as it is.
  @discardableResult public func clearsOnBeginEditing(
    _ clearsOnBeginEditing: (some Outputing<Bool>)?
  ) -> Self {
    bind(clearsOnBeginEditing) { $0.clearsOnBeginEditing($1) }
  }

  /// Binds the option to follow the text size of the user to a stream; with `nil` it remains as it is.
  @discardableResult public func adjustsFontForContentSizeCategory(
    _ adjustsFontForContentSizeCategory: (some Outputing<Bool>)?
  ) -> Self {
    bind(adjustsFontForContentSizeCategory) { $0.adjustsFontForContentSizeCategory($1) }
  }

  /// Binds the option to reduce the font so that the text fits to a stream; with `nil` it remains as it is.
  @discardableResult public func adjustsFontSizeToFitWidth(
    _ adjustsFontSizeToFitWidth: (some Outputing<Bool>)?
  ) -> Self {
    bind(adjustsFontSizeToFitWidth) { $0.adjustsFontSizeToFitWidth($1) }
  }

  /// Binds the smallest size to which the font is reduced to a stream; with `nil` it remains as it is.
  @discardableResult public func minimumFontSize(_ minimumFontSize: (some Outputing<CGFloat>)?)
    -> Self
  {
    bind(minimumFontSize) { $0.minimumFontSize($1) }
  }

  /// Binds the keyboard to a stream; with `nil` it remains as it is.
  @discardableResult public func keyboardType(_ keyboardType: (some Outputing<UIKeyboardType>)?)
    -> Self
  {
    bind(keyboardType) { $0.keyboardType($1) }
  }

  /// Binds the appearance of the keyboard to a stream; with `nil` it remains as it is.
  @discardableResult public func keyboardAppearance(
    _ keyboardAppearance: (some Outputing<UIKeyboardAppearance>)?
  ) -> Self {
    bind(keyboardAppearance) { $0.keyboardAppearance($1) }
  }

  /// Binds the title of the return key to a stream; with `nil` it remains as it is.
  @discardableResult public func returnKeyType(_ returnKeyType: (some Outputing<UIReturnKeyType>)?)
    -> Self
  {
    bind(returnKeyType) { $0.returnKeyType($1) }
  }

  /// Binds the meaning of the text to a stream; with `nil` it remains as it is.
  @discardableResult public func textContentType(
    _ textContentType: (some Outputing<UITextContentType>)?
  ) -> Self {
    bind(textContentType) { $0.textContentType($1) }
  }

  /// Binds the meaning of the text to a stream; with `nil` it remains as it is.
  @discardableResult public func textContentType(
    _ textContentType: (some Outputing<UITextContentType?>)?
  ) -> Self {
    bind(textContentType) { $0.textContentType($1) }
  }

  /// Binds the automatic capitalization to a stream; with `nil` it remains as it is.
  @discardableResult public func autocapitalizationType(
    _ autocapitalizationType: (some Outputing<UITextAutocapitalizationType>)?
  ) -> Self {
    bind(autocapitalizationType) { $0.autocapitalizationType($1) }
  }

  /// Binds the automatic correction to a stream; with `nil` it remains as it is.
  @discardableResult public func autocorrectionType(
    _ autocorrectionType: (some Outputing<UITextAutocorrectionType>)?
  ) -> Self {
    bind(autocorrectionType) { $0.autocorrectionType($1) }
  }

  /// Binds the spell checking to a stream; with `nil` it remains as it is.
  @discardableResult public func spellCheckingType(
    _ spellCheckingType: (some Outputing<UITextSpellCheckingType>)?
  ) -> Self {
    bind(spellCheckingType) { $0.spellCheckingType($1) }
  }

  /// Binds the option to hide the characters to a stream; with `nil` it remains as it is.
  @discardableResult public func isSecureTextEntry(_ isSecureTextEntry: (some Outputing<Bool>)?)
    -> Self
  {
    bind(isSecureTextEntry) { $0.isSecureTextEntry($1) }
  }

  /// Binds the option to disable the return key while the field is empty to a stream; with `nil` it remains as it is.
  @discardableResult public func enablesReturnKeyAutomatically(
    _ enablesReturnKeyAutomatically: (some Outputing<Bool>)?
  ) -> Self {
    bind(enablesReturnKeyAutomatically) { $0.enablesReturnKeyAutomatically($1) }
  }
}
