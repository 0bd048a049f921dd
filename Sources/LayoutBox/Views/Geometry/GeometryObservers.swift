import UIKit

/// The functions that are called when the geometry of a view has changed.
@MainActor struct GeometryObservers {
  private var observers: [(UIView) -> Void] = []
  /// What reports changes of the geometry, while there are functions.
  private var source: AnyObject?
  /// Whether changes are parts of one that is reported as a whole.
  var isSuspended = false

  /// Adds a function that is called with each new value of a property, first with the present one.
  mutating func add<Value: Equatable>(
    _ value: @escaping (UIView) -> Value, of view: UIView, _ handler: @escaping (Value) -> Void
  ) {
    var last = value(view)
    handler(last)
    observers.append { view in
      let new = value(view)
      guard new != last else { return }
      last = new
      handler(new)
    }
    if source == nil { source = view.observeGeometry() }
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
  /// In an animation the new bounds are reported when it begins. Of a view that constraints place, the
  /// bounds and the center are reported one after the other. The function is released with the view
  /// and should capture what owns the view weakly. Scrolling changes the bounds of a scroll view.
  @discardableResult public func onBoundsChanged(_ handler: @escaping (CGRect) -> Void) -> Self {
    viewBox.geometry.add(\.bounds, of: self, handler)
    return self
  }

  /// Calls a function with the frame: now, and when it has changed; see ``onBoundsChanged(_:)``.
  @discardableResult public func onFrameChanged(_ handler: @escaping (CGRect) -> Void) -> Self {
    viewBox.geometry.add(\.frame, of: self, handler)
    return self
  }

  /// Calls a function with the center: now, and when it has changed; see ``onBoundsChanged(_:)``.
  @discardableResult public func onCenterChanged(_ handler: @escaping (CGPoint) -> Void) -> Self {
    viewBox.geometry.add(\.center, of: self, handler)
    return self
  }
}
