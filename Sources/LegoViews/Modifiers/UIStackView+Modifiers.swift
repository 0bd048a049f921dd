import UIKit

extension UIStackView {
  /// Sets the distance behind one of the arranged subviews, in points.
  @discardableResult public func customSpacing(_ spacing: CGFloat, after view: UIView) -> Self {
    setCustomSpacing(spacing, after: view)
    setNeedsBoxLayout()
    return self
  }
}
