import LegoViews
import UIKit

/// An object that ends an observation.
public protocol Unbinder: LegoViews.Unbinder {
  /// Ends the observation; further calls do nothing.
  func py_unbind()
}

extension Unbinder {
  /// Ends the observation: ``py_unbind()``.
  public func unbind() { py_unbind() }

  /// A type that conforms has a method of its own.
  @available(*, unavailable, message: "Implement py_unbind() to conform to Unbinder.")
  public func py_unbind() {}
}

extension LegoViews.Unbinder {
  /// Ends the observation: ``unbind()``.
  public func py_unbind() { unbind() }
}

/// A source of values: state, a binding, or a stream of another library.
public protocol Outputing<OutputType>: LegoViews.Outputing {
  /// The type of the values.
  associatedtype OutputType
  /// Calls a closure with each value, from the current one on if there is one.
  ///
  /// - Returns: The object that ends the observation.
  func outputing(_ block: @escaping (OutputType) -> Void) -> any Unbinder
}

extension Outputing {
  /// Calls a closure with each value, from the current one on if there is one.
  public func outputing(_ block: @escaping (OutputType) -> Void) -> any LegoViews.Unbinder {
    let unbinder: any Unbinder = outputing(block)
    return unbinder
  }
}

extension Unbinders {
  /// Returns an object that calls a closure once, when the observation is ended.
  @_disfavoredOverload
  public static func create(_ block: @escaping () -> Void) -> any Unbinder {
    let base: any LegoViews.Unbinder = create(block)
    return NamedUnbinder(base: base)
  }
}

/// An object of LegoViews that ends an observation, under Puyopuyo's name.
private struct NamedUnbinder: Unbinder {
  let base: any LegoViews.Unbinder

  func py_unbind() { base.unbind() }
}

extension LegoViews.Outputing {
  /// Calls a closure with a view and each value, until the view is released.
  ///
  /// ```swift
  /// $level.distinct().safeBind(to: gauge) { gauge, level in gauge.level = level }
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view, which the stream does not retain.
  ///   - apply: The closure, which must not retain the view.
  /// - Returns: The object that ends the binding earlier.
  @discardableResult public func safeBind<View: UIView>(
    to view: View, _ apply: @escaping @MainActor (View, OutputType) -> Void
  ) -> any Unbinder {
    NamedUnbinder(base: bind(to: view, apply))
  }

  fileprivate func named(_ block: @escaping (OutputType) -> Void) -> any Unbinder {
    NamedUnbinder(base: outputing(block))
  }
}

extension State: Outputing {
  /// Calls a closure with the value, now and when it changes.
  @_disfavoredOverload
  public func outputing(_ block: @escaping (Value) -> Void) -> any Unbinder { named(block) }
}

extension Binding: Outputing {
  /// Calls a closure with the value, now and when it changes.
  @_disfavoredOverload
  public func outputing(_ block: @escaping (Value) -> Void) -> any Unbinder { named(block) }
}

extension SimpleOutput: Outputing {
  /// Calls a closure with each value.
  @_disfavoredOverload
  public func outputing(_ block: @escaping (Value) -> Void) -> any Unbinder { named(block) }
}

extension SimpleIO: Outputing {
  /// Calls a closure with each value that is input.
  @_disfavoredOverload
  public func outputing(_ block: @escaping (Value) -> Void) -> any Unbinder { named(block) }
}
