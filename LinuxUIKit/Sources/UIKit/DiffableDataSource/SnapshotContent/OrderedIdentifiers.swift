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

extension Array where Element: Hashable & Sendable {
  /// The elements that occur more than once, each of them once, in the order of their repetition.
  func duplicates() -> [Element] {
    var seen: Set<Element> = []
    seen.reserveCapacity(count)
    var repeated = OrderedIdentifiers<Element>()
    repeated.add(filter { !seen.insert($0).inserted })
    return repeated.elements
  }
}

extension Array {
  /// The elements as text.
  var names: [String] { map { "\($0)" } }
}

extension [String] {
  /// The names in parentheses, one a line, as Foundation describes its arrays.
  var parenthesized: String {
    let lines = map { "    \($0)" }.joined(separator: ",\n")
    return "(\n\(lines)\n)"
  }
}
