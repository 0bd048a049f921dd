/// A way to read and write a value that lives somewhere else.
///
/// Hand `$flag` to another controller, and both show and change the same value:
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
/// A binding is a value and works from the moment it is made, read before or not. It keeps the
/// value alive and not the controller that it came from.
@MainActor @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let getter: @MainActor () -> Value
  private let setter: @MainActor (Value) -> Void

  /// A binding to whatever `get` reads and `set` writes.
  ///
  /// What `get` reads of other state is observed through the binding, too.
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    getter = get
    setter = set
  }

  init(_ cell: StateCell<Value>) {
    self.init(get: { cell.value }, set: { cell.value = $0 })
  }

  /// A binding that always reads `value` and ignores writes, for previews and tests.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { _ in })
  }

  /// The value itself.
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue) }
  }

  /// The binding, to hand it on.
  public var projectedValue: Binding { self }

  /// A binding to one part of the value.
  public subscript<Part>(dynamicMember part: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: part] },
      set: { wrappedValue[keyPath: part] = $0 })
  }
}
