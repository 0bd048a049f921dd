import UIKit

extension UILabel {
  /// Sets the text.
  @discardableResult public func text(_ text: String?) -> Self {
    self.text = text
    setNeedsBoxLayout()
    return self
  }

  /// Sets the text with attributes.
  @discardableResult public func attributedText(_ attributedText: NSAttributedString?) -> Self {
    self.attributedText = attributedText
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

  /// Sets the alignment of the lines.
  @discardableResult public func textAlignment(_ textAlignment: NSTextAlignment) -> Self {
    self.textAlignment = textAlignment
    return self
  }

  /// Sets the largest number of lines; 0 is any number.
  @discardableResult public func numberOfLines(_ numberOfLines: Int) -> Self {
    self.numberOfLines = numberOfLines
    setNeedsBoxLayout()
    return self
  }

  /// Sets the positions at which lines break, and where text is truncated.
  @discardableResult public func lineBreakMode(_ lineBreakMode: NSLineBreakMode) -> Self {
    self.lineBreakMode = lineBreakMode
    setNeedsBoxLayout()
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

  /// Sets the smallest ratio by which the font is reduced.
  @discardableResult public func minimumScaleFactor(_ minimumScaleFactor: CGFloat) -> Self {
    self.minimumScaleFactor = minimumScaleFactor
    return self
  }

  /// Sets the option to draw the text as enabled.
  @discardableResult public func isEnabled(_ isEnabled: Bool) -> Self {
    self.isEnabled = isEnabled
    return self
  }

  /// Sets the option to draw the text with the highlighted color.
  @discardableResult public func isHighlighted(_ isHighlighted: Bool) -> Self {
    self.isHighlighted = isHighlighted
    return self
  }

  /// Sets the color of highlighted text.
  @discardableResult public func highlightedTextColor(_ highlightedTextColor: UIColor?) -> Self {
    self.highlightedTextColor = highlightedTextColor
    return self
  }

  /// Sets the color of the shadow of the text.
  @discardableResult public func textShadowColor(_ textShadowColor: UIColor?) -> Self {
    self.shadowColor = textShadowColor
    return self
  }

  /// Sets the offset of the shadow of the text, in points.
  @discardableResult public func textShadowOffset(_ textShadowOffset: CGSize) -> Self {
    self.shadowOffset = textShadowOffset
    return self
  }
}

extension UILabel {
  /// Sets the font of a text style, which follows the text size of the user.
  @discardableResult public func textStyle(_ style: UIFont.TextStyle) -> Self {
    font(.preferredFont(forTextStyle: style)).adjustsFontForContentSizeCategory(true)
  }
}
