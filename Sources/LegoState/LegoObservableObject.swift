/// A model with ``LegoPublished`` properties that screens observe.
///
/// Models may contain models: a screen observes the properties that its description has read, at
/// any depth. A class marked `@Observable` is observed without this conformance, on systems that
/// support it.
///
/// An `@Observable` class that synchronizes its properties may be written on any thread: screens
/// are updated in a later run of the main queue, with the last value at most 0.1 s after it was
/// stored, or 1 s if the system suspends the thread during the write. Other models are written on the
/// main actor only.
@MainActor public protocol LegoObservableObject: AnyObject {}

/// A property wrapper for a property of a model that screens observe.
///
/// ```swift
/// class ViewModel: LegoObservableObject {
///   @LegoPublished var items: [ColorItem] = []
/// }
/// ```
///
/// Setting the property updates the screens whose description has read it. A screen that reads
/// only other properties is not updated.
@MainActor @propertyWrapper public struct LegoPublished<Value> {
  private let cell: StateCell<Value>

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) {
    cell = StateCell(wrappedValue)
  }

  /// The current value, which copies of the wrapper share.
  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.value = newValue }
  }

  /// A binding to the property.
  public var projectedValue: Binding<Value> {
    Binding(cell)
  }

  /// The value as a property of a model, whose name reports on updates mention.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, LegoPublished>
  ) -> Value {
    get { owner[keyPath: storage].cell.value }
    set {
      let cell = owner[keyPath: storage].cell
      cell.setOwner(owner)
      cell.value = newValue
    }
  }
}

extension LegoPublished: StateProperty {
  var source: ObservableSource { cell }
}
