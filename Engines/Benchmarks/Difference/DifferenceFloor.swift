/// What no difference between two lists can do without.
enum DifferenceFloor {
  /// Comparing the common beginning and the common end.
  @MainActor static func comparing<Identifier>(_ lists: MadeLists<Identifier>) -> Work {
    Work("eq") { compare(lists.source, lists.target) }
  }

  /// Entering the ids of `source` in a dictionary and looking up those of `target`.
  @MainActor static func lookingUp<Identifier>(
    _ lists: MadeLists<Identifier>, source: Range<Int>, target: Range<Int>
  ) -> Work {
    let (source, target) = (Array(lists.source[source]), Array(lists.target[target]))
    return Work("dict2") { lookUp(source, target) }
  }

  private static func compare<Identifier: Hashable>(
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
    var places = [Identifier: Int](minimumCapacity: source.count)
    for place in source.indices { places[source[place]] = place }
    return target.reduce(0) { $0 &+ (places[$1] ?? -1) }
  }
}
