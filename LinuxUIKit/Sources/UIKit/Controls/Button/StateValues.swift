/// A value for each control state, with that of `normal` as a fallback.
///
/// A combination of states, such as selected and highlighted, is a state of its own.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value for a state. Setting `nil` removes it.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }
}
