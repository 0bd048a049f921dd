import UIKit

/// A view whose properties are set by modifiers: every `UIView`.
///
/// Modifiers for a class of your own are methods of the views that are of the class:
///
/// ```swift
/// extension ViewModifiable where Self: GaugeView {
///   @discardableResult func level(_ level: CGFloat) -> Self {
///     set(\.level, to: level, resizes: false)
///   }
/// }
/// ```
///
/// Swift 6.3 can't create a key path of the `Self` of a class that isn't final: in an extension of the
/// class itself, such a key path ends the program.
@MainActor public protocol ViewModifiable: UIView {}

extension UIView: ViewModifiable {}

extension ViewModifiable {
  /// Sets a property, and returns the view.
  ///
  /// ```swift
  /// UILabel().set(\.lineBreakMode, to: .byCharWrapping)
  /// ```
  ///
  /// - Parameters:
  ///   - path: The key path of the property.
  ///   - value: The new value.
  ///   - resizes: Whether the size of the view may change, so that the box or the constraints around
  ///     it lay it out again. The default is `true`.
  /// - Returns: The view.
  @discardableResult public func set<Value>(
    _ path: ReferenceWritableKeyPath<Self, Value>, to value: Value, resizes: Bool = true
  ) -> Self {
    self[keyPath: path] = value
    if resizes { setNeedsBoxLayout() }
    return self
  }
}

extension UIView {
  /// Retains an object, such as a binding, as long as the view exists.
  ///
  /// The object must not retain the view.
  package func keep(_ object: AnyObject) {
    viewBox.lifetime.append(object)
  }

  /// Releases an object that the view has kept.
  package func release(_ object: AnyObject) {
    existingViewBox?.lifetime.removeAll { $0 === object }
  }

  /// Returns the first object of a type that the view keeps, and that satisfies a condition.
  package func kept<Object: AnyObject>(
    _ type: Object.Type, where isIncluded: (Object) -> Bool = { _ in true }
  ) -> Object? {
    existingViewBox?.lifetime.lazy.compactMap { $0 as? Object }.first(where: isIncluded)
  }
}
