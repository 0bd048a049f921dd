/// State that is a stream of its value and a receiver of new ones.
@MainActor protocol StoredStream: Outputing, Inputing
where InputType == Value, OutputType == Value {
  associatedtype Value

  /// The access to the value.
  var streamAccess: BindingAccess<Value> { get }
}

extension StoredStream {
  /// Calls `block` with the current value, and with each new value as soon as it is set.
  ///
  /// A change of an `@Observable` model or of a Combine model is output in the next turn of the
  /// main actor. Equal values are not output again. The state retains the block until the
  /// observation ends.
  public func outputing(_ block: @escaping (Value) -> Void) -> any Unbinder {
    if let subscribe = streamAccess.subscribe { return subscribe(Self.distinct(block)) }
    let observation = BindingObservation(streamAccess.get, Self.distinct(block))
    return Unbinders.create { observation.cancel() }
  }

  /// Sets the value.
  public func input(value: Value) {
    streamAccess.set(value)
  }

  private static func distinct(_ block: @escaping (Value) -> Void) -> (Value) -> Void {
    var last: Value?
    return { value in
      if let last, areEqual(last, value) { return }
      last = value
      block(value)
    }
  }
}
