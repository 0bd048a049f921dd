import UIKit

extension UILabel {
  /// Binds the text to a stream; with `nil` it remains as it is.
  @discardableResult public func text(_ text: (some Outputing<String>)?) -> Self {
    bind(text) { $0.text($1) }
  }

  /// Binds the text to a stream; with `nil` it remains as it is.
  @discardableResult public func text(_ text: (some Outputing<String?>)?) -> Self {
    bind(text) { $0.text($1) }
  }

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

  /// Binds the largest number of lines to a stream; with `nil` it remains as it is.
  @discardableResult public func numberOfLines(_ numberOfLines: (some Outputing<Int>)?) -> Self {
    bind(numberOfLines) { $0.numberOfLines($1) }
  }

  /// Binds the positions at which lines break to a stream; with `nil` it remains as it is.
  @discardableResult public func lineBreakMode(_ lineBreakMode: (some Outputing<NSLineBreakMode>)?)
    -> Self
  {
    bind(lineBreakMode) { $0.lineBreakMode($1) }
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

  /// Binds the smallest ratio by which the font is reduced to a stream; with `nil` it remains as it is.
  @discardableResult public func minimumScaleFactor(
    _ minimumScaleFactor: (some Outputing<CGFloat>)?
  ) -> Self {
    bind(minimumScaleFactor) { $0.minimumScaleFactor($1) }
  }

  /// Binds the option to draw the text as enabled to a stream; with `nil` it remains as it is.
  @discardableResult public func isEnabled(_ isEnabled: (some Outputing<Bool>)?) -> Self {
    bind(isEnabled) { $0.isEnabled($1) }
  }

  /// Binds the option to draw the text with the highlighted color to a stream; with `nil` it remains as it is.
  @discardableResult public func isHighlighted(_ isHighlighted: (some Outputing<Bool>)?) -> Self {
    bind(isHighlighted) { $0.isHighlighted($1) }
  }

  /// Binds the color of highlighted text to a stream; with `nil` it remains as it is.
  @discardableResult public func highlightedTextColor(
    _ highlightedTextColor: (some Outputing<UIColor>)?
  ) -> Self {
    bind(highlightedTextColor) { $0.highlightedTextColor($1) }
  }

  /// Binds the color of highlighted text to a stream; with `nil` it remains as it is.
  @discardableResult public func highlightedTextColor(
    _ highlightedTextColor: (some Outputing<UIColor?>)?
  ) -> Self {
    bind(highlightedTextColor) { $0.highlightedTextColor($1) }
  }

  /// Binds the color of the shadow of the text to a stream; with `nil` it remains as it is.
  @discardableResult public func textShadowColor(_ textShadowColor: (some Outputing<UIColor>)?)
    -> Self
  {
    bind(textShadowColor) { $0.textShadowColor($1) }
  }

  /// Binds the color of the shadow of the text to a stream; with `nil` it remains as it is.
  @discardableResult public func textShadowColor(_ textShadowColor: (some Outputing<UIColor?>)?)
    -> Self
  {
    bind(textShadowColor) { $0.textShadowColor($1) }
  }

  /// Binds the offset of the shadow of the text to a stream; with `nil` it remains as it is.
  @discardableResult public func textShadowOffset(_ textShadowOffset: (some Outputing<CGSize>)?)
    -> Self
  {
    bind(textShadowOffset) { $0.textShadowOffset($1) }
  }
}

extension UILabel {
  /// Binds the text to a stream; with `nil` it remains as it is.
  @discardableResult public func text(binding stateText: (some Outputing<String>)?) -> Self {
    text(stateText)
  }
}
