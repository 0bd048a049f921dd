import UIKit

extension UILabel {
  /// Sets the font of a text style, which follows the text size of the user.
  @discardableResult public func textStyle(_ style: UIFont.TextStyle) -> Self {
    font(.preferredFont(forTextStyle: style)).adjustsFontForContentSizeCategory(true)
  }
}
