extension Array where Element: Hashable & Sendable {
  /// The elements that occur more than once, each of them once, in the order of their repetition.
  func repeatedElements() -> [Element] {
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
