/// The one kind of cell behind every wrapper of state.
///
/// A read made while a description is evaluated is recorded, so that a write wakes only those who
/// have read. A write of an equal value wakes nobody: equal by `==` where the type has one, the
/// same object where the value is one. A new value is in place before anyone is woken.
@MainActor final class StateCell<Value>: ObservableSource {
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get {
      AccessList.note(self)
      return stored
    }
    set {
      let isChanged = !areEqual(stored, newValue)
      stored = newValue
      if isChanged { wakeReaders() }
    }
  }
}
