import UIKit

extension UITextView {
  /// Binds the text with attributes to a stream; with `nil` it remains as it is.
  @discardableResult public func attributedText(
    _ attributedText: (some Outputing<NSAttributedString>)?
  ) -> Self {
    bind(attributedText) { $0.attributedText($1) }
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

  /// Binds the alignment of the lines to a stream; with `nil` it remains as it is.
  @discardableResult public func textAlignment(_ textAlignment: (some Outputing<NSTextAlignment>)?)
    -> Self
  {
    bind(textAlignment) { $0.textAlignment($1) }
  }

  /// Binds the option to select text to a stream; with `nil` it remains as it is.
  @discardableResult public func isSelectable(_ isSelectable: (some Outputing<Bool>)?) -> Self {
    bind(isSelectable) { $0.isSelectable($1) }
  }

  /// Binds the distance of the text from the edges to a stream; with `nil` it remains as it is.
  @discardableResult public func textContainerInset(
    _ textContainerInset: (some Outputing<UIEdgeInsets>)?
  ) -> Self {
    bind(textContainerInset) { $0.textContainerInset($1) }
  }

  /// Binds the option to follow the text size of the user to a stream; with `nil` it remains as it is.
  @discardableResult public func adjustsFontForContentSizeCategory(
    _ adjustsFontForContentSizeCategory: (some Outputing<Bool>)?
  ) -> Self {
    bind(adjustsFontForContentSizeCategory) { $0.adjustsFontForContentSizeCategory($1) }
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
}
