import UIKit

extension UIView {
  /// Calls a function with the bounds: now, and when they have changed.
  ///
  /// The bounds that a box gives its view are reported at once, others when the run loop has laid out
  /// windows: of several changes before that, the last. In an animation the new bounds are reported when
  /// it begins. The function is released with the view and should capture what owns the view weakly.
  /// Scrolling changes the bounds of a scroll view. In each pass of the main run loop each observed view
  /// is compared once.
  @discardableResult public func onBoundsChanged(_ handler: @escaping (CGRect) -> Void) -> Self {
    viewBox.geometry.add(\.bounds, of: self, handler)
    return self
  }

  /// Calls a function with the frame: now, and when it has changed; see `onBoundsChanged(_:)`.
  @discardableResult public func onFrameChanged(_ handler: @escaping (CGRect) -> Void) -> Self {
    viewBox.geometry.add(\.frame, of: self, handler)
    return self
  }

  /// Calls a function with the center: now, and when it has changed; see `onBoundsChanged(_:)`.
  @discardableResult public func onCenterChanged(_ handler: @escaping (CGPoint) -> Void) -> Self {
    viewBox.geometry.add(\.center, of: self, handler)
    return self
  }
}
