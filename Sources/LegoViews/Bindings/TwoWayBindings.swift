import UIKit

extension ViewModifiable where Self: UIControl {
  /// Binds a property to a stream in both directions.
  ///
  /// ```swift
  /// extension ViewModifiable where Self: Dial {
  ///   func angle(_ angle: (some Outputing<Double> & Inputing<Double>)?) -> Self {
  ///     bind(\.angle, to: angle, on: .valueChanged)
  ///   }
  /// }
  /// ```
  ///
  /// The property has each value of the stream. After each event, the value of the property is
  /// input; a value that the stream has changed or rejected is then displayed. A value that the
  /// property has already is not set, so that streams in a circle come to an end.
  ///
  /// - Parameters:
  ///   - path: The key path of the property.
  ///   - stream: The stream; with `nil`, the property remains as it is.
  ///   - event: The event after which the user has changed the property.
  /// - Returns: The view.
  @discardableResult public func bind<Stream: Outputing & Inputing, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Self, Value>, to stream: Stream?, on event: UIControl.Event
  ) -> Self where Stream.OutputType == Value, Stream.InputType == Value {
    bindTwoWay(stream, on: event) {
      $0[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }

  /// Binds a value of the control to a stream in both directions.
  func bindTwoWay<Stream: Outputing & Inputing, Value: Equatable, Result>(
    _ stream: Stream?, on event: UIControl.Event, get: @escaping @MainActor (Self) -> Value,
    set: @escaping @MainActor (Self, Value) -> Result
  ) -> Self where Stream.OutputType == Value, Stream.InputType == Value {
    guard let stream else { return self }
    let display: @MainActor (Self, Value) -> Void = { view, value in
      if get(view) != value { _ = set(view, value) }
    }
    stream.bind(to: self, display)
    return onEvent(event) { view in
      stream.input(value: get(view))
      if let value = stream.currentValue { display(view, value) }
    }
  }
}

extension Outputing {
  /// The value that the stream has now; `nil` if only its observers know it.
  var currentValue: OutputType? {
    (self as? any CurrentValueOutputing<OutputType>)?.currentOutput
  }
}

/// A stream whose value may be read at any time.
@MainActor protocol CurrentValueOutputing<OutputType>: Outputing {
  /// The value that the stream has now; `nil` if only its observers know it.
  var currentOutput: OutputType? { get }
}

extension State: CurrentValueOutputing {
  var currentOutput: Value? { value }
}

extension Binding: CurrentValueOutputing {
  var currentOutput: Value? { access.get() }
}

/// A conversion of a stream in both directions.
struct ConvertedStream<Base: Outputing & Inputing, Value>: CurrentValueOutputing, Inputing
where Base.OutputType == Base.InputType {
  let base: Base
  let get: @MainActor (Base.OutputType) -> Value
  let set: @MainActor (Value) -> Base.InputType

  func outputing(_ block: @escaping (Value) -> Void) -> any Unbinder {
    base.outputing { block(get($0)) }
  }

  func input(value: Value) { base.input(value: set(value)) }

  var currentOutput: Value? { base.currentValue.map(get) }
}

extension Outputing where Self: Inputing, OutputType == InputType {
  /// Returns a conversion of the stream in both directions.
  func converted<Value>(
    get: @escaping @MainActor (OutputType) -> Value, set: @escaping @MainActor (Value) -> InputType
  ) -> ConvertedStream<Self, Value> {
    ConvertedStream(base: self, get: get, set: set)
  }
}
