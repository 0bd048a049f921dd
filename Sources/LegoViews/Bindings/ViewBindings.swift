import UIKit

extension ViewModifiable {
  /// Binds a property to a stream: it has each value of the stream, from the current one on.
  ///
  /// ```swift
  /// GaugeView().bind(\.level, to: $level)
  /// ```
  ///
  /// The binding ends when the view is released. The stream does not retain the view, and the view
  /// retains no controller. A value that the property has already is not set.
  ///
  /// - Parameters:
  ///   - path: The key path of the property.
  ///   - output: The stream; with `nil`, the property remains as it is.
  ///   - resizes: Whether the size of the view may change. The default is `true`.
  /// - Returns: The view.
  @discardableResult public func bind<Output: Outputing>(
    _ path: ReferenceWritableKeyPath<Self, Output.OutputType>, to output: Output?,
    resizes: Bool = true
  ) -> Self {
    output?.bind(to: self) { view, value in
      guard !areEqual(view[keyPath: path], value) else { return }
      view.set(path, to: value, resizes: resizes)
    }
    return self
  }

  /// Applies a modifier to the view with each value of a stream, from the current one on.
  ///
  /// ```swift
  /// extension ViewModifiable where Self: GaugeView {
  ///   func level(_ level: some Outputing<CGFloat>) -> Self { bind(level) { $0.level($1) } }
  /// }
  /// ```
  ///
  /// The binding ends when the view is released. The modifier is not applied for a value that equals
  /// the one before.
  ///
  /// - Parameters:
  ///   - output: The stream; with `nil`, the view remains as it is.
  ///   - modifier: The modifier, which must not retain the view.
  /// - Returns: The view.
  @discardableResult public func bind<Output: Outputing, Result>(
    _ output: Output?, _ modifier: @escaping @MainActor (Self, Output.OutputType) -> Result
  ) -> Self {
    output?.distinct().bind(to: self) { view, value in _ = modifier(view, value) }
    return self
  }
}

extension Outputing {
  /// Calls a closure with a view and each value, until the view is released.
  ///
  /// - Parameters:
  ///   - view: The view, which the stream does not retain.
  ///   - apply: The closure, which must not retain the view.
  /// - Returns: The object that ends the binding earlier.
  @discardableResult package func bind<View: UIView>(
    to view: View, _ apply: @escaping @MainActor (View, OutputType) -> Void
  ) -> any Unbinder {
    let unbinder = outputing { [weak view] value in
      if let view { apply(view, value) }
    }
    view.keep(ViewBinding(unbinder))
    return unbinder
  }
}

/// A binding that ends when the view that retains it is released.
final class ViewBinding {
  // The last reference is that of a view, which is released on the main actor.
  nonisolated(unsafe) private let unbinder: any Unbinder

  init(_ unbinder: any Unbinder) { self.unbinder = unbinder }

  deinit {
    nonisolated(unsafe) let unbinder = unbinder
    if MainActorQueue.isCurrent {
      MainActor.assumeIsolated { unbinder.unbind() }
    } else {
      Task { @MainActor in unbinder.unbind() }
    }
  }
}
