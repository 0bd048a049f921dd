/// A read-write reference to a value that is stored elsewhere.
///
/// Pass `$flag` to another controller, and both display and change the same value:
///
/// ```swift
/// final class Settings: LegoViewController {
///   @Binding var isCompact: Bool
///
///   init(isCompact: Binding<Bool>) {
///     _isCompact = isCompact
///     super.init(nibName: nil, bundle: nil)
///   }
///
///   required init?(coder: NSCoder) { nil }
///   // …
/// }
///
/// Settings(isCompact: $isCompact)
/// ```
///
/// A binding is a value that can be used as soon as it is created, whether or not the state has
/// been read. It keeps the value alive, not the controller that declares it.
///
/// Bindings of `Equatable` values are `Equatable`, so that an item may contain one: they are equal
/// if they refer to the same value and it was equal when each was created. Pass `$flag` itself to
/// an item; a binding that was stored earlier is brought up to date by its ``projectedValue``.
@MainActor @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let source: BindingSource
  package let access: BindingAccess<Value>
  private let memory = BindingMemory<Value>()

  /// Creates a binding with closures that read and write the value.
  ///
  /// State that `get` reads is observed through the binding. Closures can't be compared: bindings
  /// that are created at the same place in the source code refer to the same value.
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(source: BindingSource(fileID: fileID, line: line, column: column), get: get, set: set)
  }

  package init(_ cell: StateCell<Value>) {
    self.init(
      source: BindingSource(cell), get: { cell.value }, set: { cell.value = $0 },
      subscribe: { cell.outputing($0) })
  }

  /// Creates a binding to the value of a source.
  ///
  /// While a description is evaluated, the value is read at once: it is observed and remembered.
  ///
  /// - Parameters:
  ///   - source: The identity of the value.
  ///   - get: Reads the value.
  ///   - set: Writes the value.
  ///   - subscribe: Observes the value, if it is that of one cell, without retaining the cell.
  package init(
    source: BindingSource, get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value) -> Void,
    subscribe: BindingAccess<Value>.Subscribe? = nil
  ) {
    self.source = source
    access = BindingAccess(get: get, set: set, subscribe: subscribe)
    if AccessList.isRecording { memory.store(get()) }
  }

  /// Creates a binding that always reads `value` and ignores writes, for previews and tests.
  public static func constant(_ value: Value) -> Binding {
    Binding(source: .constant, get: { value }, set: { _ in })
  }

  /// The value that the binding refers to.
  public var wrappedValue: Value {
    get {
      let value = access.get()
      if memory.value == nil { memory.store(value) }
      return value
    }
    nonmutating set { access.set(newValue) }
  }

  /// A binding to the same value, to pass on.
  public var projectedValue: Binding {
    Binding(source: source, get: access.get, set: access.set, subscribe: access.subscribe)
  }

  /// A binding to one property of the value.
  public subscript<Part>(dynamicMember part: WritableKeyPath<Value, Part>) -> Binding<Part> {
    map(part)
  }

  /// A stream of one property of the value that can only be read.
  ///
  /// ```swift
  /// IfBlock($animals.isEmpty) { UILabel().text("No animals") }
  /// ```
  public subscript<Part>(dynamicMember part: KeyPath<Value, Part>) -> SimpleOutput<Part> {
    map { $0[keyPath: part] }
  }
}

// MARK: Stream

extension Binding: StoredStream {
  /// The type of the values.
  public typealias OutputType = Value
  /// The type of the values.
  public typealias InputType = Value

  func observe(_ block: @escaping (Value) -> Void) -> any Unbinder { access.observe(block) }

  func store(_ value: Value) { access.set(value) }
}

// MARK: Comparison

extension Binding {
  /// The value at the first read through this binding, or at its creation while a description is
  /// evaluated.
  ///
  /// A row displays this value, so that it is the value with which the next row is compared.
  package var rememberedValue: Value { memory.value ?? wrappedValue }

  /// Returns a binding that has read and remembers the current value.
  package func remembering() -> Binding {
    let copy = projectedValue
    _ = copy.rememberedValue
    return copy
  }

  fileprivate func isKnownToEqual(_ other: Binding) -> Bool {
    source == other.source && areEqual(rememberedValue, other.rememberedValue)
  }
}

extension Binding: Equatable where Value: Equatable {
  /// Returns whether two bindings refer to the same value, and to equal ones when they were
  /// created.
  ///
  /// A binding that was created outside of a description is compared by the value that was first
  /// read through it. Bindings are compared on the main actor only.
  public nonisolated static func == (one: Binding, other: Binding) -> Bool {
    MainActor.assumeIsolated { one.isKnownToEqual(other) }
  }
}

/// The value that a binding and its copies compare by.
@MainActor private final class BindingMemory<Value> {
  private(set) var value: Value?

  func store(_ value: Value) { self.value = value }
}

/// The identity of the value that a binding refers to: its storage and the path to its part.
package struct BindingSource: Hashable {
  private enum Root: Hashable {
    case object(ObjectIdentifier)
    case code(fileID: String, line: Int, column: Int)
    case constant
  }

  private let root: Root
  private var path: [AnyHashable] = []

  /// The source of all constants.
  static var constant: BindingSource { BindingSource(root: .constant) }

  /// Creates the source of the value of `object`, which the binding retains.
  package init(_ object: AnyObject) {
    self.init(root: .object(ObjectIdentifier(object)))
  }

  /// Creates the source of a value that closures at a place in the source code read.
  init(fileID: String, line: Int, column: Int) {
    self.init(root: .code(fileID: fileID, line: line, column: column))
  }

  private init(root: Root) {
    self.root = root
  }

  /// Returns the source of a part of the value.
  func appending(_ part: some Hashable) -> BindingSource {
    var copy = self
    copy.path.append(AnyHashable(part))
    return copy
  }

  /// Returns the source of a conversion of the value by closures at a place in the source code.
  func converted(fileID: String, line: Int, column: Int) -> BindingSource {
    appending(BindingSource(fileID: fileID, line: line, column: column))
  }
}

extension Binding {
  /// Calls `handler` with the new value after each change, until the returned object is released.
  ///
  /// All writes before the next run of the main queue result in one call, in that run. Keep the
  /// returned object:
  ///
  /// ```swift
  /// observation = $flag.observe { [weak self] isOn in self?.switch.isOn = isOn }
  /// ```
  public func observe(_ handler: @escaping @MainActor (Value) -> Void) -> StateObservation {
    StateObservation(value: access.get, handler: handler)
  }
}

/// An observation of state that lasts while this object is retained, or until it is unbound.
@MainActor public final class StateObservation: Unbinder {
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
  public func unbind() {
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
