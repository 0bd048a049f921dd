/// State that is a stream of its value and a receiver of new ones.
@MainActor protocol StoredStream: DistinctOutputing, Outputing, Inputing
where InputType == OutputType {
  /// Calls `block` with the current value, and after each change, until the observation ends.
  func observe(_ block: @escaping (OutputType) -> Void) -> any Unbinder

  /// Stores a value.
  func store(_ value: OutputType)
}

extension StoredStream {
  /// Calls `block` with the current value, and with each new value as soon as it is set.
  ///
  /// A change of an `@Observable` model or of a Combine model is output in the next run of the
  /// main queue. Equal values are not output again. The state retains the block until the
  /// observation ends.
  public func outputing(_ block: @escaping (OutputType) -> Void) -> any Unbinder {
    observe(skippingEqualValues(block))
  }

  /// Sets the value.
  public func input(value: OutputType) {
    store(value)
  }
}

/// The closures that read and write the value of a binding.
///
/// Bindings to parts retain these rather than the binding, which remembers a value.
@MainActor package struct BindingAccess<Value> {
  package let get: @MainActor () -> Value
  let set: @MainActor (Value) -> Void
  /// Observes the value, if it is that of one cell.
  let subscribe: Subscribe?

  /// A function that calls a handler with the value now and after each change.
  package typealias Subscribe = @MainActor (@escaping (Value) -> Void) -> any Unbinder

  /// Returns the function that observes a part of the value.
  func subscription<Part>(of part: KeyPath<Value, Part>) -> BindingAccess<Part>.Subscribe? {
    guard let subscribe else { return nil }
    return { handler in subscribe { handler($0[keyPath: part]) } }
  }

  /// Calls `block` with the current value, and after each change, until the observation ends.
  func observe(_ block: @escaping (Value) -> Void) -> any Unbinder {
    if let subscribe { return subscribe(block) }
    let observation = BindingObservation(get, block)
    return Unbinders.create { observation.cancel() }
  }

  /// Reads the value, changes it, and writes it.
  func modify(_ change: (inout Value) -> Void) {
    var value = get()
    change(&value)
    set(value)
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
