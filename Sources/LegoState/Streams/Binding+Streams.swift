extension Binding: StoredStream {
  /// The type of the values.
  public typealias OutputType = Value
  /// The type of the values.
  public typealias InputType = Value

  var streamAccess: BindingAccess<Value> { access }
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
@MainActor final class BindingObservation<Value> {
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
