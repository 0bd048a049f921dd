import UIKit

extension UIActivityIndicatorView {
  /// Binds the color to a stream; with `nil` it remains as it is.
  @discardableResult public func color(_ color: (some Outputing<UIColor>)?) -> Self {
    bind(color) { $0.color($1) }
  }

  /// Binds the color to a stream; with `nil` it remains as it is.
  @discardableResult public func color(_ color: (some Outputing<UIColor?>)?) -> Self {
    bind(color) { $0.color($1) }
  }

  /// Binds the style to a stream; with `nil` it remains as it is.
  @discardableResult public func style(_ style: (some Outputing<UIActivityIndicatorView.Style>)?)
    -> Self
  {
    bind(style) { $0.style($1) }
  }

  /// Binds the option to be hidden while it is not animating to a stream; with `nil` it remains as it is.
  @discardableResult public func hidesWhenStopped(_ hidesWhenStopped: (some Outputing<Bool>)?)
    -> Self
  {
    bind(hidesWhenStopped) { $0.hidesWhenStopped($1) }
  }
}
