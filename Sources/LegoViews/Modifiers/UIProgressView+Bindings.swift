import UIKit

extension UIProgressView {
  /// Binds the progress to a stream; with `nil` it remains as it is.
  @discardableResult public func progress(_ progress: (some Outputing<Float>)?) -> Self {
    bind(progress) { $0.progress($1) }
  }

  /// Binds the color of the completed part to a stream; with `nil` it remains as it is.
  @discardableResult public func progressTintColor(_ progressTintColor: (some Outputing<UIColor>)?)
    -> Self
  {
    bind(progressTintColor) { $0.progressTintColor($1) }
  }

  /// Binds the color of the completed part to a stream; with `nil` it remains as it is.
  @discardableResult public func progressTintColor(_ progressTintColor: (some Outputing<UIColor?>)?)
    -> Self
  {
    bind(progressTintColor) { $0.progressTintColor($1) }
  }

  /// Binds the color of the rest to a stream; with `nil` it remains as it is.
  @discardableResult public func trackTintColor(_ trackTintColor: (some Outputing<UIColor>)?)
    -> Self
  {
    bind(trackTintColor) { $0.trackTintColor($1) }
  }

  /// Binds the color of the rest to a stream; with `nil` it remains as it is.
  @discardableResult public func trackTintColor(_ trackTintColor: (some Outputing<UIColor?>)?)
    -> Self
  {
    bind(trackTintColor) { $0.trackTintColor($1) }
  }

  /// Binds the style to a stream; with `nil` it remains as it is.
  @discardableResult public func progressViewStyle(
    _ progressViewStyle: (some Outputing<UIProgressView.Style>)?
  ) -> Self {
    bind(progressViewStyle) { $0.progressViewStyle($1) }
  }
}
