import UIKit

extension UIActivityIndicatorView {
  /// Starts or stops the animation.
  @discardableResult public func animating(_ isAnimating: Bool = true) -> Self {
    isAnimating ? startAnimating() : stopAnimating()
    return self
  }
}
