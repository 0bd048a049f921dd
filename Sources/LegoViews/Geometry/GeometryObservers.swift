import UIKit

/// The functions that are called when the geometry of a view has changed.
@MainActor struct GeometryObservers {
  private var observers: [(UIView) -> Void] = []
  /// Whether changes are parts of one that is reported as a whole.
  var isSuspended = false

  /// Adds a function that is called with each new value of a property, first with the present one.
  mutating func add<Value: Equatable>(
    _ value: @escaping (UIView) -> Value, of view: UIView, _ handler: @escaping (Value) -> Void
  ) {
    var last = value(view)
    handler(last)
    if observers.isEmpty { ObservedViews.shared.insert(view) }
    observers.append { view in
      let new = value(view)
      guard new != last else { return }
      last = new
      handler(new)
    }
  }

  /// Calls the functions whose property has changed.
  func notify(_ view: UIView) {
    guard !isSuspended else { return }
    for observer in observers { observer(view) }
  }
}

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
