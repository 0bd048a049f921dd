import LegoViews
import UIKit

extension UILabel {
  /// Sets the font of a text style in another weight, which follows the text size of the user.
  @discardableResult func textStyle(_ style: UIFont.TextStyle, weight: UIFont.Weight) -> Self {
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: standard).pointSize
    let metrics = UIFontMetrics(forTextStyle: style)
    return font(metrics.scaledFont(for: .systemFont(ofSize: size, weight: weight)))
      .adjustsFontForContentSizeCategory(true)
  }
}
