import UIKit

extension UILabel {
  /// Sets the text.
  @discardableResult public func text(_ text: String?) -> Self {
    set(\.text, to: text)
  }

  /// Sets the text with attributes.
  @discardableResult public func attributedText(_ attributedText: NSAttributedString?) -> Self {
    set(\.attributedText, to: attributedText)
  }

  /// Sets the color of the text.
  @discardableResult public func textColor(_ textColor: UIColor?) -> Self {
    set(\.textColor, to: textColor, resizes: false)
  }

  /// Sets the font.
  @discardableResult public func font(_ font: UIFont?) -> Self {
    set(\.font, to: font)
  }

  /// Sets the alignment of the lines.
  @discardableResult public func textAlignment(_ textAlignment: NSTextAlignment) -> Self {
    set(\.textAlignment, to: textAlignment, resizes: false)
  }

  /// Sets the largest number of lines; 0 is any number.
  @discardableResult public func numberOfLines(_ numberOfLines: Int) -> Self {
    set(\.numberOfLines, to: numberOfLines)
  }

  /// Sets the positions at which lines break, and where text is truncated.
  @discardableResult public func lineBreakMode(_ lineBreakMode: NSLineBreakMode) -> Self {
    set(\.lineBreakMode, to: lineBreakMode)
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

  /// Sets the smallest ratio by which the font is reduced.
  @discardableResult public func minimumScaleFactor(_ minimumScaleFactor: CGFloat) -> Self {
    set(\.minimumScaleFactor, to: minimumScaleFactor, resizes: false)
  }

  /// Sets the option to draw the text as enabled.
  @discardableResult public func isEnabled(_ isEnabled: Bool) -> Self {
    set(\.isEnabled, to: isEnabled, resizes: false)
  }

  /// Sets the option to draw the text with the highlighted color.
  @discardableResult public func isHighlighted(_ isHighlighted: Bool) -> Self {
    set(\.isHighlighted, to: isHighlighted, resizes: false)
  }

  /// Sets the color of highlighted text.
  @discardableResult public func highlightedTextColor(_ highlightedTextColor: UIColor?) -> Self {
    set(\.highlightedTextColor, to: highlightedTextColor, resizes: false)
  }

  /// Sets the color of the shadow of the text.
  @discardableResult public func textShadowColor(_ textShadowColor: UIColor?) -> Self {
    set(\.shadowColor, to: textShadowColor, resizes: false)
  }

  /// Sets the offset of the shadow of the text, in points.
  @discardableResult public func textShadowOffset(_ textShadowOffset: CGSize) -> Self {
    set(\.shadowOffset, to: textShadowOffset, resizes: false)
  }
}

extension UILabel {
  /// Sets the font of a text style, which follows the text size of the user.
  @discardableResult public func textStyle(_ style: UIFont.TextStyle) -> Self {
    font(.preferredFont(forTextStyle: style)).adjustsFontForContentSizeCategory(true)
  }
}
