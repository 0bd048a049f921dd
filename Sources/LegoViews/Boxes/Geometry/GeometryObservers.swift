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
