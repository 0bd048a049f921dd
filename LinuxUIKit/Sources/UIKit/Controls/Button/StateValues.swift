/// A value for each state of a control; states that none was set for have that of `normal`.
///
/// States that hold together, such as selected and highlighted, are a state of their own.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value for a state; nil takes back what was set for it.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }
}
