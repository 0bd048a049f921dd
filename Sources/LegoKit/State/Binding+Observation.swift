extension Binding {
  /// Calls `handler` with the new value whenever it has changed, until the result is let go.
  ///
  /// The writes of one turn make one call, in the next turn. Keep what is returned:
  ///
  /// ```swift
  /// observation = $flag.observe { [weak self] isOn in self?.switch.isOn = isOn }
  /// ```
  public func observe(_ handler: @escaping @MainActor (Value) -> Void) -> StateObservation {
    StateObservation(value: getter, handler: handler)
  }
}

/// Keeps an observation of state going for as long as it is held.
@MainActor public final class StateObservation {
  private var reader: StateObserver?

  init<Value>(
    value: @escaping @MainActor () -> Value, handler: @escaping @MainActor (Value) -> Void
  ) {
    reader = StateObserver { [weak self] in self?.deliver(value, to: handler) }
    _ = reader?.track(value)
  }

  /// Calls the handler now if the value has changed and the handler has not heard of it yet.
  public func flush() {
    reader?.runIfWoken()
  }

  /// Ends the observation; letting go of it does the same.
  public func cancel() {
    reader = nil
  }

  private func deliver<Value>(
    _ value: @MainActor () -> Value, to handler: @MainActor (Value) -> Void
  ) {
    guard let tracked = reader?.track({ value() }) else { return }
    handler(tracked.result)
  }
}
