import UIKit

extension UIActivityIndicatorView {
  /// Sets the color.
  @discardableResult public func color(_ color: UIColor?) -> Self {
    self.color = color
    return self
  }

  /// Sets the style.
  @discardableResult public func style(_ style: UIActivityIndicatorView.Style) -> Self {
    self.style = style
    setNeedsBoxLayout()
    return self
  }

  /// Sets the option to be hidden while it is not animating.
  @discardableResult public func hidesWhenStopped(_ hidesWhenStopped: Bool) -> Self {
    self.hidesWhenStopped = hidesWhenStopped
    return self
  }
}

extension UIActivityIndicatorView {
  /// Starts or stops the animation.
  @discardableResult public func animating(_ isAnimating: Bool = true) -> Self {
    isAnimating ? startAnimating() : stopAnimating()
    return self
  }
}
