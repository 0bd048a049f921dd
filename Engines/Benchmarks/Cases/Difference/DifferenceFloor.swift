import BenchmarkHarness

/// Work that no difference of two lists can avoid.
enum DifferenceFloor {
  /// Returns the work of comparing the common beginning and the common end.
  @MainActor static func comparing<Identifier>(_ lists: IdentifierLists<Identifier>) -> Work {
    Work("eq") { commonCount(lists.source, lists.target) }
  }

  /// Returns the work of inserting the identifiers of `source` into a dictionary and looking up
  /// those of `target`.
  @MainActor static func lookingUp<Identifier>(
    _ lists: IdentifierLists<Identifier>, source: Range<Int>, target: Range<Int>
  ) -> Work {
    let (source, target) = (Array(lists.source[source]), Array(lists.target[target]))
    return Work("dict2") { lookUp(source, target) }
  }

  private static func commonCount<Identifier: Hashable>(
    _ source: [Identifier], _ target: [Identifier]
  ) -> Int {
    let shorter = min(source.count, target.count)
    var prefix = 0
    while prefix < shorter, source[prefix] == target[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      source[source.count - 1 - suffix] == target[target.count - 1 - suffix]
    {
      suffix += 1
    }
    return prefix + suffix
  }

  private static func lookUp<Identifier: Hashable>(
    _ source: [Identifier], _ target: [Identifier]
  ) -> Int {
    var positions = [Identifier: Int](minimumCapacity: source.count)
    for position in source.indices { positions[source[position]] = position }
    return target.reduce(0) { $0 &+ (positions[$1] ?? -1) }
  }
}
