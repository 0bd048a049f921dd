import UIKit

extension UILabel {
  /// Sets the font of a text style, which follows the text size of the user.
  @discardableResult public func textStyle(_ style: UIFont.TextStyle) -> Self {
    font(.preferredFont(forTextStyle: style)).adjustsFontForContentSizeCategory(true)
  }
}

extension UILabel {
  /// Binds the text to a stream; with `nil` it remains as it is.
  @discardableResult public func text(binding stateText: (some Outputing<String>)?) -> Self {
    text(stateText)
  }
}
