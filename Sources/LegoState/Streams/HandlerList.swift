/// The handlers of a stream, which are called in the order in which they were added.
///
/// Handlers may be added and removed while the handlers are called: an added one is not called in
/// that call, nor is a removed one. Adding and removing take time logarithmic in their number.
struct HandlerList<Value> {
  /// The identity of a handler.
  struct ID: Comparable {
    fileprivate let number: Int

    static func < (one: ID, other: ID) -> Bool { one.number < other.number }
  }

  /// A call of all handlers that is being performed.
  struct Call {
    fileprivate var next: ID
    fileprivate let end: ID
  }

  // Sorted by id; a removed handler is nil until half of the entries are.
  private var entries: [(id: ID, handler: ((Value) -> Void)?)] = []
  private var removedCount = 0
  private var endNumber = 0

  /// Whether there are no handlers.
  var isEmpty: Bool { entries.count == removedCount }

  /// Adds a handler.
  mutating func append(_ handler: @escaping (Value) -> Void) -> ID {
    let id = ID(number: endNumber)
    endNumber += 1
    entries.append((id, handler))
    return id
  }

  /// Removes a handler; one that has been removed is ignored.
  mutating func remove(_ id: ID) {
    let index = index(of: id)
    guard index < entries.count, entries[index].id == id, entries[index].handler != nil else {
      return
    }
    entries[index].handler = nil
    removedCount += 1
    guard removedCount * 2 > entries.count else { return }
    entries.removeAll { $0.handler == nil }
    removedCount = 0
  }

  /// A call of the handlers that are in the list now.
  var call: Call { Call(next: ID(number: 0), end: ID(number: endNumber)) }

  /// Returns the next handler of a call that is still in the list, or `nil` at its end.
  func next(in call: inout Call) -> ((Value) -> Void)? {
    var index = index(of: call.next)
    while index < entries.count, entries[index].id < call.end {
      call.next = ID(number: entries[index].id.number + 1)
      if let handler = entries[index].handler { return handler }
      index += 1
    }
    return nil
  }

  /// Returns the index of the first entry whose id is not less than `id`.
  private func index(of id: ID) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let center = (low + high) / 2
      if entries[center].id < id { low = center + 1 } else { high = center }
    }
    return low
  }
}
