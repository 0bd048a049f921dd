import LegoViews
import UIKit

extension VBox {
  /// Sets the background and the corners of a section of an inset grouped list.
  @discardableResult func grouped() -> Self {
    backgroundColor(.secondarySystemGroupedBackground).cornerRadius(10).clipped()
      .size(.fill, .wrap)
  }
}

extension UILabel {
  /// Creates the title above a group, in capital letters as those of the system's lists.
  static func groupTitle(_ title: String) -> UILabel {
    UILabel().text(title.uppercased()).accessibilityLabel(title)
      .accessibilityTraits(.header).caption()
  }

  /// Sets the font, the color and the margins of a text above or below a group.
  @discardableResult func caption() -> Self {
    textStyle(.footnote).textColor(.secondaryLabel).numberOfLines(0).size(.fill, .wrap)
      .margin(leading: 16, trailing: 16)
  }
}

extension UIView {
  /// Creates a line between two rows of a group, which begins below the text.
  static func separator(leading: CGFloat = 16) -> UIView {
    UIView().backgroundColor(.separator).size(.fill, 0.5).margin(leading: leading)
  }
}
