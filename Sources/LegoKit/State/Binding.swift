/// A read-write reference to a value that is stored elsewhere.
///
/// Pass `$flag` to another controller, and both display and change the same value:
///
/// ```swift
/// class Settings: UIViewController, LegoContainer {
///   @Binding var isCompact: Bool
///   init(isCompact: Binding<Bool>) {
///     _isCompact = isCompact
///     super.init(nibName: nil, bundle: nil)
///   }
///   // …
/// }
///
/// Settings(isCompact: $isCompact)
/// ```
///
/// A binding is a value that can be used as soon as it is created, whether or not the state has
/// been read. It keeps the value alive, not the controller that declares it.
@MainActor @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let getter: @MainActor () -> Value
  private let setter: @MainActor (Value) -> Void

  /// Creates a binding with closures that read and write the value.
  ///
  /// State that `get` reads is observed through the binding.
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    getter = get
    setter = set
  }

  init(_ cell: StateCell<Value>) {
    self.init(get: { cell.value }, set: { cell.value = $0 })
  }

  /// Creates a binding that always reads `value` and ignores writes, for previews and tests.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { _ in })
  }

  /// The value that the binding refers to.
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue) }
  }

  /// The binding itself, to pass on.
  public var projectedValue: Binding { self }

  /// A binding to one property of the value.
  public subscript<Part>(dynamicMember part: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: part] },
      set: { wrappedValue[keyPath: part] = $0 })
  }
}

extension Binding {
  /// Calls `handler` with the new value after each change, until the returned object is released.
  ///
  /// The writes of one turn result in one call, in the next turn. Keep the returned object:
  ///
  /// ```swift
  /// observation = $flag.observe { [weak self] isOn in self?.switch.isOn = isOn }
  /// ```
  public func observe(_ handler: @escaping @MainActor (Value) -> Void) -> StateObservation {
    StateObservation(value: getter, handler: handler)
  }
}

/// A token that keeps an observation of state active while it is retained.
@MainActor public final class StateObservation {
  private var observer: StateObserver?

  init<Value>(
    value: @escaping @MainActor () -> Value, handler: @escaping @MainActor (Value) -> Void
  ) {
    observer = StateObserver { [weak self] in self?.deliver(value, to: handler) }
    _ = observer?.track(value)
  }

  /// Calls the handler now if it has not been called since the last change.
  public func flush() {
    observer?.runIfNotified()
  }

  /// Ends the observation, as releasing the object does.
  public func cancel() {
    observer = nil
  }

  private func deliver<Value>(
    _ value: @MainActor () -> Value, to handler: @MainActor (Value) -> Void
  ) {
    guard let tracked = observer?.track({ value() }) else { return }
    handler(tracked.result)
  }
}

/// An alias of ``Binding`` for files that also import SwiftUI.
public typealias LegoBinding = Binding
