/// A set of identifiers in the order in which they were added.
struct OrderedIdentifiers<Element: Hashable & Sendable>: Sendable {
  /// The identifiers, in order.
  private(set) var elements: [Element] = []
  private var members: Set<Element> = []

  /// Appends the identifiers that aren't in the set.
  mutating func add(_ identifiers: [Element]) {
    elements += identifiers.filter { members.insert($0).inserted }
  }

  /// Removes identifiers, in time proportional to their number and that of the elements.
  mutating func remove(_ identifiers: [Element]) {
    guard !elements.isEmpty else { return }
    members.subtract(identifiers)
    elements.removeAll { !members.contains($0) }
  }
}

extension Array where Element: Hashable & Sendable {
  /// Returns the elements that occur more than once, once each, in the order of their second
  /// occurrence.
  func duplicates() -> [Element] {
    var seen: Set<Element> = []
    seen.reserveCapacity(count)
    var repeated = OrderedIdentifiers<Element>()
    repeated.add(filter { !seen.insert($0).inserted })
    return repeated.elements
  }
}

extension Array {
  /// The descriptions of the elements.
  var names: [String] { map { "\($0)" } }
}

extension [String] {
  /// The names in parentheses, one per line, as Foundation describes arrays.
  var parenthesized: String {
    let lines = map { "    \($0)" }.joined(separator: ",\n")
    return "(\n\(lines)\n)"
  }
}
