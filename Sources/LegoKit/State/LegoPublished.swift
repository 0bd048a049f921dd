/// A property of a model that screens follow.
///
/// ```swift
/// class ViewModel: LegoObservableObject {
///   @LegoPublished var items: [ColorItem] = []
/// }
/// ```
///
/// A screen whose description has read the property is updated after a write; one that reads
/// another property only is left alone.
@MainActor @propertyWrapper public struct LegoPublished<Value> {
  private let cell: StateCell<Value>

  /// A property that starts as `wrappedValue`.
  public init(wrappedValue: Value) {
    cell = StateCell(wrappedValue)
  }

  /// The value itself; copies of the wrapper share it.
  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.value = newValue }
  }

  /// A binding to the property.
  public var projectedValue: Binding<Value> {
    Binding(cell)
  }
}
