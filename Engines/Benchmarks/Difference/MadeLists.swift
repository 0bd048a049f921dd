import SeededNumbers

/// A list of identifiers before and after a change.
struct MadeLists<Identifier: MadeIdentifier>: Sendable {
  /// The list before.
  let source: [Identifier]
  /// The list after, in memory of its own.
  private(set) var target: [Identifier]
  private var random = SeededGenerator(seed: 42)

  /// Makes a list of `count` identifiers and a change of it.
  init(_ count: Int, change: ListChange) {
    var random = random
    source = (0..<count).map { _ in Identifier.made(from: &random) }
    target = Array(unsafeUninitializedCapacity: count) { [source] buffer, filled in
      filled = buffer.initialize(fromContentsOf: source)
    }
    self.random = random
    apply(change)
  }

  private mutating func apply(_ change: ListChange) {
    let count = source.count
    switch change {
    case .none: break
    case .replacement: target[count / 2] = fresh(1)[0]
    case .appending(let added): target += fresh(added)
    case .prepending(let added): target.insert(contentsOf: fresh(added), at: 0)
    case .move: target.insert(target.remove(at: count / 4), at: 3 * count / 4)
    case .readme(let removed, let shuffled):
      target.removeSubrange(removed)
      target.insert(contentsOf: fresh(removed.count), at: removed.upperBound)
      shuffle(0..<shuffled)
    case .shuffle: shuffle(0..<count)
    case .replacementOfAll: target = fresh(count)
    }
  }

  private mutating func fresh(_ count: Int) -> [Identifier] {
    (0..<count).map { _ in Identifier.made(from: &random) }
  }

  private mutating func shuffle(_ range: Range<Int>) {
    for place in range.dropFirst().reversed() {
      let count = UInt64(place - range.lowerBound + 1)
      target.swapAt(place, range.lowerBound + Int(random.next() % count))
    }
  }

  /// The same with every identifier of the target in memory of its own, as when it was decoded.
  func decodedAnew() -> MadeLists {
    var copy = self
    copy.target = target.map(\.rebuilt)
    return copy
  }
}
