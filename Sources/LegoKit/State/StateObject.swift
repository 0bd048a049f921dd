/// A model of a controller that the screen follows.
///
/// ```swift
/// @StateObject var viewModel = ViewModel()
/// ```
///
/// The screen follows each published property that ``LegoContainer/lego`` has read, in the model
/// and in the models inside it. Put another model in its place, and the screen follows that one.
/// `$viewModel.name` is a ``Binding`` to the property of whichever model is in place.
@MainActor @propertyWrapper public struct StateObject<Object: LegoObservableObject> {
  private let cell: StateCell<Object>

  /// State that starts with the model `wrappedValue`.
  public init(wrappedValue: Object) {
    cell = StateCell(wrappedValue)
  }

  /// The model itself; copies of the wrapper share it.
  public var wrappedValue: Object {
    get { cell.value }
    nonmutating set { cell.value = newValue }
  }

  /// Bindings to the properties of the model.
  public var projectedValue: ModelBindings<Object> {
    ModelBindings(cell: cell)
  }

  /// The model as a property of `owner`, which a description that reads it is told about.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Object>,
    storage storage: ReferenceWritableKeyPath<Owner, StateObject>
  ) -> Object {
    get {
      AccessList.note(owner: owner)
      return owner[keyPath: storage].cell.value
    }
    set { owner[keyPath: storage].cell.value = newValue }
  }
}

/// ``StateObject`` under a name that SwiftUI does not have, for files that import both.
public typealias LegoStateObject = StateObject
