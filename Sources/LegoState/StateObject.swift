/// A property wrapper that stores a model of a controller and updates the screen when it changes.
///
/// ```swift
/// @StateObject var viewModel = ViewModel()
/// ```
///
/// The screen observes each published property that `LegoContainer.lego` has read, of the model
/// and of the models inside it. After another model has been assigned, the screen observes that
/// one. `$viewModel.name` is a ``Binding`` to the property of the current model.
@MainActor @propertyWrapper public struct StateObject<Object: LegoObservableObject> {
  private let cell: StateCell<Object>

  /// Creates state with an initial model.
  public init(wrappedValue: Object) {
    cell = StateCell(wrappedValue)
  }

  /// The current model, which copies of the wrapper share.
  public var wrappedValue: Object {
    get { cell.value }
    nonmutating set { cell.value = newValue }
  }

  /// Bindings to the properties of the model.
  public var projectedValue: ModelBindings<Object> {
    ModelBindings(cell: cell)
  }

  /// The model as a property of `owner`; a read is recorded for the description that is evaluated.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Object>,
    storage storage: ReferenceWritableKeyPath<Owner, StateObject>
  ) -> Object {
    get {
      AccessList.record(owner: owner)
      return owner[keyPath: storage].cell.value
    }
    set {
      let cell = owner[keyPath: storage].cell
      cell.setOwner(owner)
      cell.value = newValue
    }
  }
}

extension StateObject: StateProperty {
  var source: ObservableSource { cell }
}

/// Bindings to the properties of the model of a ``StateObject``.
///
/// `$viewModel.name` is a `Binding<String>`. It reads and writes the current model, and stays
/// valid when another model is assigned.
@MainActor @dynamicMemberLookup public struct ModelBindings<Object: LegoObservableObject> {
  private let cell: StateCell<Object>

  fileprivate init(cell: StateCell<Object>) {
    self.cell = cell
  }

  /// A binding to one property of the model.
  public subscript<Value>(
    dynamicMember property: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    Binding(
      source: BindingSource(cell).appending(property),
      get: { [cell] in cell.value[keyPath: property] },
      set: { [cell] in cell.value[keyPath: property] = $0 })
  }
}

/// An alias of ``StateObject`` for files that also import SwiftUI.
public typealias LegoStateObject = StateObject
