/// A priority queue of symbols, oldest first; a binary heap.
///
/// So every run takes the same steps.
struct SymbolQueue: Sendable {
  private var symbols: [Int] = []

  /// Inserts a symbol; costs the logarithm of the count.
  mutating func insert(_ symbol: Int) {
    var index = symbols.count
    symbols.append(symbol)
    while index > 0, case let parent = (index - 1) / 2, symbols[parent] > symbol {
      symbols[index] = symbols[parent]
      index = parent
    }
    symbols[index] = symbol
  }

  /// Removes all symbols and keeps the capacity.
  mutating func removeAll() {
    symbols.removeAll(keepingCapacity: true)
  }

  /// Removes and returns the first symbol.
  mutating func popFirst() -> Int? {
    guard let first = symbols.first, let last = symbols.popLast() else { return nil }
    if !symbols.isEmpty { sink(last) }
    return first
  }

  /// Moves a symbol from the top to its position.
  private mutating func sink(_ symbol: Int) {
    var index = 0
    while case var child = 2 * index + 1, child < symbols.count {
      if child + 1 < symbols.count, symbols[child + 1] < symbols[child] { child += 1 }
      guard symbols[child] < symbol else { break }
      symbols[index] = symbols[child]
      index = child
    }
    symbols[index] = symbol
  }
}
