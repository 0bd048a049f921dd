/// A closure of an item, such as what a button in its cell does.
///
/// Any two actions are equal: an item whose actions alone are new counts as unchanged, and its cell
/// keeps the actions that it has. So an action reads the current state when it runs, and captures
/// identifiers rather than values.
struct ItemAction<Value>: Hashable {
  private let action: @MainActor (Value) -> Void

  /// An action that calls `action`.
  init(_ action: @escaping @MainActor (Value) -> Void) {
    self.action = action
  }

  /// Runs the action with a value.
  @MainActor func callAsFunction(_ value: Value) {
    action(value)
  }

  static func == (one: ItemAction, other: ItemAction) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension ItemAction where Value == Void {
  /// Runs the action.
  @MainActor func callAsFunction() {
    action(())
  }
}
