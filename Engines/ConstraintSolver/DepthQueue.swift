/// A queue of symbols by depth, with a list for each depth.
///
/// A sum visits the depths of a tableau in one direction, so the next symbol is found by stepping
/// from depth to depth without comparisons. Of one depth the symbol that was inserted last comes
/// first, so that every run takes the same steps.
struct DepthQueue: Sendable {
  /// The first symbol of the list of each depth.
  private var heads: [Int] = []
  /// The next symbol of each symbol.
  private var followers: [Int] = []
  private var count = 0
  private var lowest = 0
  private var highest = 0

  /// The end of a list.
  private static let none = -1

  /// Inserts a symbol that isn't in the queue.
  mutating func insert(_ symbol: Int, depth: Int) {
    reserveDepth(for: symbol, depth)
    followers[symbol] = heads[depth]
    heads[depth] = symbol
    lowest = count == 0 ? depth : min(lowest, depth)
    highest = count == 0 ? depth : max(highest, depth)
    count += 1
  }

  /// Removes and returns a symbol of the lowest depth; costs the depths since the last one.
  mutating func popLowest() -> Int? {
    guard count > 0 else { return nil }
    while heads[lowest] == Self.none { lowest += 1 }
    return pop(lowest)
  }

  /// Removes and returns a symbol of the highest depth; costs the depths since the last one.
  mutating func popHighest() -> Int? {
    guard count > 0 else { return nil }
    while heads[highest] == Self.none { highest -= 1 }
    return pop(highest)
  }

  private mutating func pop(_ depth: Int) -> Int {
    let symbol = heads[depth]
    heads[depth] = followers[symbol]
    count -= 1
    return symbol
  }

  private mutating func reserveDepth(for symbol: Int, _ depth: Int) {
    while heads.count <= depth { heads.append(Self.none) }
    while followers.count <= symbol { followers.append(Self.none) }
  }
}
