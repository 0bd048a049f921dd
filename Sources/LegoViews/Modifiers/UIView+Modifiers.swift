import UIKit

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
