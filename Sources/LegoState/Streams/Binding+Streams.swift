extension Binding: Outputing, Inputing {
  /// Calls `block` with the current value, and with each new value as soon as it is set.
  ///
  /// A change of an `@Observable` model or of a Combine model is output in the next turn of the
  /// main actor. Equal values are not output again. The state retains the block until the
  /// observation ends.
  public func outputing(_ block: @escaping (Value) -> Void) -> any Unbinder {
    if let subscribe = access.subscribe { return subscribe(Self.distinct(block)) }
    let observation = BindingObservation(access.get, Self.distinct(block))
    return Unbinders.create { observation.cancel() }
  }

  /// Sets the value.
  public func input(value: Value) {
    access.set(value)
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

extension StateCell {
  /// Calls `block` with the current value, and with each new value as soon as it is set.
  package func outputing(_ block: @escaping (Value) -> Void) -> any Unbinder {
    let id = addHandler { [weak self] in
      // The read is not one of the description that may be evaluated now.
      guard let self else { return }
      block(AccessList.withoutRecording { self.value })
    }
    block(AccessList.withoutRecording { value })
    return Unbinders.create { [weak self] in self?.removeHandler(id) }
  }
}

/// An observation of whatever state a closure reads, which lasts until it is canceled.
@MainActor private final class BindingObservation<Value> {
  private var observer: StateObserver?
  private let value: @MainActor () -> Value
  private let block: (Value) -> Void

  init(_ value: @escaping @MainActor () -> Value, _ block: @escaping (Value) -> Void) {
    (self.value, self.block) = (value, block)
    // The observer retains this object until the observation is canceled.
    observer = StateObserver(phase: .bindings) { self.deliver() }
    deliver()
  }

  func cancel() {
    observer = nil
  }

  private func deliver() {
    guard let observer else { return }
    block(observer.track(value).result)
  }
}
