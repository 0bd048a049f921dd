import UIKit

extension UIProgressView {
  /// Sets the progress, from 0 to 1.
  @discardableResult public func progress(_ progress: Float) -> Self {
    set(\.progress, to: progress, resizes: false)
  }

  /// Sets the color of the completed part.
  @discardableResult public func progressTintColor(_ progressTintColor: UIColor?) -> Self {
    set(\.progressTintColor, to: progressTintColor, resizes: false)
  }

  /// Sets the color of the rest.
  @discardableResult public func trackTintColor(_ trackTintColor: UIColor?) -> Self {
    set(\.trackTintColor, to: trackTintColor, resizes: false)
  }

  /// Sets the style.
  @discardableResult public func progressViewStyle(_ progressViewStyle: UIProgressView.Style)
    -> Self
  {
    set(\.progressViewStyle, to: progressViewStyle)
  }
}
