/// A stream of values that views are bound to: ``State``, a ``Binding``, or a type of your own.
///
/// A stream of another library becomes one by an extension:
///
/// <!-- not compiled: another library's type -->
/// ```swift
/// extension Observable: Outputing {
///   public func outputing(_ block: @escaping (Element) -> Void) -> any Unbinder {
///     let subscription = subscribe(onNext: { block($0) })
///     return Unbinders.create { subscription.dispose() }
///   }
/// }
/// ```
///
/// Values are output on the main actor.
@MainActor public protocol Outputing<OutputType> {
  /// The type of the values.
  associatedtype OutputType

  /// Calls `block` with each value until the observation ends.
  ///
  /// A stream that has a current value outputs it at once.
  ///
  /// - Parameter block: The function that receives the values.
  /// - Returns: The object that ends the observation.
  func outputing(_ block: @escaping (OutputType) -> Void) -> any Unbinder
}

/// A receiver of values: ``State``, a ``Binding``, ``SimpleInput``, or a type of your own.
@MainActor public protocol Inputing<InputType> {
  /// The type of the values.
  associatedtype InputType

  /// Receives a value.
  func input(value: InputType)
}

/// An object that ends an observation of a stream.
///
/// ``Unbinders/create(_:)`` returns one that runs a closure.
@MainActor public protocol Unbinder {
  /// Ends the observation; further calls have no effect.
  func unbind()
}

/// The objects that end observations.
@MainActor public enum Unbinders {
  /// Returns an object that runs a closure when it ends the observation, once.
  public static func create(_ block: @escaping () -> Void) -> any Unbinder {
    ClosureUnbinder(block)
  }
}

/// An object that runs a closure when it ends an observation.
@MainActor private final class ClosureUnbinder: Unbinder {
  private var block: (() -> Void)?

  init(_ block: @escaping () -> Void) { self.block = block }

  func unbind() {
    let block = block
    self.block = nil
    block?()
  }
}
