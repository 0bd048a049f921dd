/// The element of the loop before that an element of a loop over sections follows.
enum LoopMatch {
  /// The element is equal to the one at an index of the loop before.
  case same(Int)
  /// The element has the identity of the one at an index of the loop before.
  case changed(Int)
  /// The loop before had no such element.
  case new

  /// Whether the element is equal to one before.
  var isSame: Bool {
    if case .same = self { true } else { false }
  }

  /// The index of the element before; `nil` for a new one.
  var oldIndex: Int? {
    switch self {
    case .same(let index), .changed(let index): index
    case .new: nil
    }
  }

  /// Compares the elements of a loop with those before.
  ///
  /// It takes time proportional to the number of elements; those at both ends that have the same bits as
  /// before take next to none. Of elements with the same identity, each old one is matched once.
  static func matches<Element: Equatable, ID: Hashable>(
    of new: [Element], with old: [Element], id: @escaping (Element) -> ID
  ) -> [LoopMatch] {
    let ends = ElementComparison(
      old: old, new: new, hasSameIdentity: { id($0) == id($1) },
      hasEqualContent: { old[$0] == new[$1] }, comparesBits: true
    )
    .result()
    var matches: [LoopMatch] = []
    matches.reserveCapacity(new.count)
    for index in 0..<ends.prefix { matches.append(.same(index)) }
    let middle = ends.prefix..<(new.count - ends.suffix)
    var remaining = indexes(of: old, in: ends.prefix..<(old.count - ends.suffix), by: id)
    for index in middle {
      let known = remaining.isEmpty ? nil : remaining.removeValue(forKey: id(new[index]))
      matches.append(known.map { old[$0] == new[index] ? .same($0) : .changed($0) } ?? .new)
    }
    let distance = old.count - new.count
    for index in middle.upperBound..<new.count { matches.append(.same(index + distance)) }
    for index in ends.changed {
      matches[index] = .changed(index < ends.prefix ? index : index + distance)
    }
    return matches
  }

  private static func indexes<Element, ID: Hashable>(
    of elements: [Element], in range: Range<Int>, by id: (Element) -> ID
  ) -> [ID: Int] {
    Dictionary(range.map { (id(elements[$0]), $0) }) { first, _ in first }
  }
}
