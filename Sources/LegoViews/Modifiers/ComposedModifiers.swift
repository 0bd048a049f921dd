import UIKit

// The modifiers that set more than one property.

extension UIView {
  /// Sets the width, in points, and the color of the border.
  @discardableResult public func border(width: CGFloat, color: UIColor) -> Self {
    borderWidth(width).borderColor(color)
  }

  /// Sets the shadow; the view must not clip its subviews.
  ///
  /// - Parameters:
  ///   - color: The color, which is resolved now. The default is black.
  ///   - opacity: The opacity, from 0 to 1.
  ///   - radius: The radius of the blur, in points. The default is 3.
  ///   - offset: The offset, in points. The default is 3 points up, as that of a layer.
  /// - Returns: The view.
  @discardableResult public func shadow(
    color: UIColor = .black, opacity: Float, radius: CGFloat = 3,
    offset: CGSize = CGSize(width: 0, height: -3)
  ) -> Self {
    layer.shadowColor = color.resolvedColor(with: traitCollection).cgColor
    layer.shadowOpacity = opacity
    layer.shadowRadius = radius
    layer.shadowOffset = offset
    return self
  }
}

extension UILabel {
  /// Sets the font of a text style, which follows the text size of the user.
  @discardableResult public func textStyle(_ style: UIFont.TextStyle) -> Self {
    font(.preferredFont(forTextStyle: style)).adjustsFontForContentSizeCategory(true)
  }
}

extension UIImageView {
  /// Sets the symbol image of a name, or no image if there is none of that name.
  @discardableResult public func systemImage(_ name: String) -> Self {
    image(UIImage(systemName: name))
  }
}

extension UIStackView {
  /// Sets the distance behind one of the arranged subviews, in points.
  @discardableResult public func customSpacing(_ spacing: CGFloat, after view: UIView) -> Self {
    setCustomSpacing(spacing, after: view)
    setNeedsBoxLayout()
    return self
  }
}

extension UISegmentedControl {
  /// Sets the titles of the segments; the selection remains if there is a segment at its index.
  @discardableResult public func segments(_ titles: [String]) -> Self {
    let selection = selectedSegmentIndex
    removeAllSegments()
    for (index, title) in titles.enumerated() {
      insertSegment(withTitle: title, at: index, animated: false)
    }
    if titles.indices.contains(selection) { selectedSegmentIndex = selection }
    setNeedsBoxLayout()
    return self
  }
}
