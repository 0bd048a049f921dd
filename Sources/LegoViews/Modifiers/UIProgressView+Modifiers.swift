import UIKit

extension UIProgressView {
  /// Sets the progress, from 0 to 1.
  @discardableResult public func progress(_ progress: Float) -> Self {
    self.progress = progress
    return self
  }

  /// Sets the color of the completed part.
  @discardableResult public func progressTintColor(_ progressTintColor: UIColor?) -> Self {
    self.progressTintColor = progressTintColor
    return self
  }

  /// Sets the color of the rest.
  @discardableResult public func trackTintColor(_ trackTintColor: UIColor?) -> Self {
    self.trackTintColor = trackTintColor
    return self
  }

  /// Sets the style.
  @discardableResult public func progressViewStyle(_ progressViewStyle: UIProgressView.Style)
    -> Self
  {
    self.progressViewStyle = progressViewStyle
    setNeedsBoxLayout()
    return self
  }
}
