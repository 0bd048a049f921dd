/// A receiver of values that calls a closure.
///
/// ```swift
/// let unbinder = $name.send(to: SimpleInput { [weak self] name in self?.select(name) })
/// ```
@MainActor public struct SimpleInput<Value>: Inputing {
  private let handler: (Value) -> Void

  /// Creates a receiver that calls a closure with each value.
  public init(_ handler: @escaping @MainActor (Value) -> Void) { self.handler = handler }

  /// Creates a receiver that calls a closure without the values.
  public init(_ handler: @escaping @MainActor () -> Void) { self.handler = { _ in handler() } }

  /// Calls the closure with a value.
  public func input(value: Value) { handler(value) }
}

/// A stream that is described by a closure, such as a conversion of another one.
@MainActor public struct SimpleOutput<Value>: Outputing {
  private let subscribe: (@escaping (Value) -> Void) -> any Unbinder

  /// Creates a stream from the closure that observes it.
  ///
  /// - Parameter subscribe: Calls the function that it receives with each value, and returns the
  ///   object that ends this.
  public init(_ subscribe: @escaping (@escaping (Value) -> Void) -> any Unbinder) {
    self.subscribe = subscribe
  }

  /// Creates the stream of another type.
  public init<Source: Outputing>(_ source: Source) where Source.OutputType == Value {
    self.init { source.outputing($0) }
  }

  /// Calls `block` with each value until the observation ends.
  public func outputing(_ block: @escaping (Value) -> Void) -> any Unbinder { subscribe(block) }
}

/// A stream of events, which outputs the values that are input.
///
/// It has no current value: an observer receives the values that follow. It retains its observers
/// until their observations end.
@MainActor public final class SimpleIO<Value>: Outputing, Inputing {
  private var handlers = HandlerList<Value>()

  /// Creates a stream without observers.
  public init() {}

  /// Calls `block` with each value that is input from now on.
  public func outputing(_ block: @escaping (Value) -> Void) -> any Unbinder {
    let id = handlers.append(block)
    return Unbinders.create { [weak self] in self?.handlers.remove(id) }
  }

  /// Outputs a value to the observers, in the order in which they were added.
  public func input(value: Value) {
    var call = handlers.call
    while let handler = handlers.next(in: &call) { handler(value) }
  }
}
