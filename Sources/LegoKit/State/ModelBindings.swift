/// Bindings to the properties of the model in a ``StateObject``.
///
/// `$viewModel.name` is a `Binding<String>`. It reads and writes the model that is in place at
/// that moment, so it stays right when the model is replaced.
@MainActor @dynamicMemberLookup public struct ModelBindings<Object: LegoObservableObject> {
  let cell: StateCell<Object>

  /// A binding to one property of the model.
  public subscript<Value>(
    dynamicMember property: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    Binding(
      get: { [cell] in cell.value[keyPath: property] },
      set: { [cell] in cell.value[keyPath: property] = $0 })
  }
}
