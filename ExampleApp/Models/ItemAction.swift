/// An action of an item, such as that of a button in its cell.
///
/// Two actions are always equal: an item in which only actions differ counts as unchanged, and its
/// cell keeps its previous actions. An action therefore reads the current state when it runs, and
/// captures identifiers rather than values.
struct ItemAction<Value>: Hashable {
  private let action: @MainActor (Value) -> Void

  /// Creates an action that calls `action`.
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
