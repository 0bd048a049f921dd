/// Identifiers in the order in which they were first added, each of them once.
struct OrderedIdentifiers<Element: Hashable & Sendable>: Sendable {
  /// The identifiers, in order.
  private(set) var elements: [Element] = []
  private var members: Set<Element> = []

  /// Adds those that are not there yet at the end.
  mutating func add(_ identifiers: [Element]) {
    elements += identifiers.filter { members.insert($0).inserted }
  }

  /// Takes out those that are there; the cost is their number and that of the elements.
  mutating func remove(_ identifiers: [Element]) {
    guard !elements.isEmpty else { return }
    members.subtract(identifiers)
    elements.removeAll { !members.contains($0) }
  }
}
