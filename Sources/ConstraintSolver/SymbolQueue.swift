/// Symbols by rank, the lowest first; a binary heap.
///
/// Among symbols of one rank the one that was made first comes first, so that every run takes the
/// same steps.
struct SymbolQueue: Sendable {
  /// Rank and symbol in one number.
  private var keys: [Int] = []

  /// Puts a symbol in; costs the logarithm of the number there.
  mutating func insert(_ symbol: Int, rank: Int = 0) {
    var index = keys.count
    let key = rank << 32 + symbol
    keys.append(key)
    while index > 0, case let parent = (index - 1) / 2, keys[parent] > key {
      keys[index] = keys[parent]
      index = parent
    }
    keys[index] = key
  }

  /// Empties the queue and keeps its memory.
  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
  }

  /// Takes the first symbol out.
  mutating func popFirst() -> Int? {
    guard let first = keys.first, let last = keys.popLast() else { return nil }
    if !keys.isEmpty { sink(last) }
    return first & 0xFFFF_FFFF
  }

  /// Puts a key where the first one was, and moves it to its place.
  private mutating func sink(_ key: Int) {
    var index = 0
    while case var child = 2 * index + 1, child < keys.count {
      if child + 1 < keys.count, keys[child + 1] < keys[child] { child += 1 }
      guard keys[child] < key else { break }
      keys[index] = keys[child]
      index = child
    }
    keys[index] = key
  }
}
