/// The old and the new value of a change.
public struct Changed<Value> {
  /// The value before the change.
  public let old: Value
  /// The value after the change.
  public let new: Value

  /// Creates a change.
  public init(old: Value, new: Value) {
    self.old = old
    self.new = new
  }
}

extension Changed: Equatable where Value: Equatable {}
extension Changed: Hashable where Value: Hashable {}
extension Changed: Sendable where Value: Sendable {}

extension Outputing {
  /// Returns a stream of conversions of the values.
  ///
  /// ```swift
  /// UILabel().text(state.map { $0.title })
  /// ```
  public func map<Other>(
    _ transform: @escaping @MainActor (OutputType) -> Other
  ) -> SimpleOutput<Other> {
    SimpleOutput { block in outputing { block(transform($0)) } }
  }

  /// Returns a stream of the values that satisfy a condition.
  public func filter(
    _ isIncluded: @escaping @MainActor (OutputType) -> Bool
  ) -> SimpleOutput<OutputType> {
    SimpleOutput { block in outputing { if isIncluded($0) { block($0) } } }
  }

  /// Returns a stream without the values that equal the one before.
  ///
  /// ```swift
  /// let names = $name.distinct()
  /// let levels = $level.distinct { abs($0 - $1) < 0.01 }
  /// ```
  ///
  /// - Parameter isEqual: Whether two values are equal. By default, `Equatable` values are compared
  ///   by `==` and objects of other types by identity; other values are never equal.
  /// - Returns: The stream.
  public func distinct(
    by isEqual: ((OutputType, OutputType) -> Bool)? = nil
  ) -> SimpleOutput<OutputType> {
    if isEqual == nil, Self.self is any DistinctOutputing.Type { return SimpleOutput(self) }
    return SimpleOutput { block in outputing(skippingEqualValues(block, by: isEqual)) }
  }

  /// Returns a stream of the changes: each value after the first, with the one before.
  ///
  /// ```swift
  /// let unbinder = $count.changes().outputing { print($0.old, $0.new) }
  /// ```
  public func changes() -> SimpleOutput<Changed<OutputType>> {
    SimpleOutput { block in
      var last: OutputType?
      return outputing { value in
        let old = last
        last = value
        if let old { block(Changed(old: old, new: value)) }
      }
    }
  }

  /// Passes each value to a receiver, until the observation ends.
  public func send<Receiver: Inputing>(to receiver: Receiver) -> any Unbinder
  where Receiver.InputType == OutputType {
    outputing { receiver.input(value: $0) }
  }
}

/// A stream that never outputs a value that equals the one before, as state.
protocol DistinctOutputing {}

/// Returns a function that calls a block with the values that do not equal the one before.
///
/// - Parameters:
///   - block: The block.
///   - isEqual: Whether two values are equal; `nil` compares them as `distinct(by:)` does by default.
/// - Returns: The function, which keeps the last value.
func skippingEqualValues<Value>(
  _ block: @escaping (Value) -> Void, by isEqual: ((Value, Value) -> Bool)? = nil
) -> (Value) -> Void {
  var last: Value?
  return { value in
    if let last, isEqual?(last, value) ?? areEqual(last, value) { return }
    last = value
    block(value)
  }
}
