import UIKit

extension UIActivityIndicatorView {
  /// Sets the color.
  @discardableResult public func color(_ color: UIColor?) -> Self {
    set(\.color, to: color, resizes: false)
  }

  /// Sets the style.
  @discardableResult public func style(_ style: UIActivityIndicatorView.Style) -> Self {
    set(\.style, to: style)
  }

  /// Sets the option to be hidden while it is not animating.
  @discardableResult public func hidesWhenStopped(_ hidesWhenStopped: Bool) -> Self {
    set(\.hidesWhenStopped, to: hidesWhenStopped, resizes: false)
  }
}

extension UIActivityIndicatorView {
  /// Starts or stops the animation.
  @discardableResult public func animating(_ isAnimating: Bool = true) -> Self {
    isAnimating ? startAnimating() : stopAnimating()
    return self
  }
}
