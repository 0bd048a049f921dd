/// Symbols by depth, in a list for each depth.
///
/// A sum goes through the depths of a tableau in one direction, so the next symbol is found by
/// stepping from depth to depth and no two are compared. Of one depth the symbol that was put in
/// last comes first, so that every run takes the same steps.
struct DepthQueue: Sendable {
  /// By depth: the first symbol of the list.
  private var heads: [Int] = []
  /// By symbol: the one behind it.
  private var followers: [Int] = []
  private var count = 0
  private var lowest = 0
  private var highest = 0

  /// Ends a list.
  private static let none = -1

  /// Puts a symbol in that is not there.
  mutating func insert(_ symbol: Int, depth: Int) {
    makeRoom(for: symbol, depth)
    followers[symbol] = heads[depth]
    heads[depth] = symbol
    lowest = count == 0 ? depth : min(lowest, depth)
    highest = count == 0 ? depth : max(highest, depth)
    count += 1
  }

  /// Takes a symbol of the lowest depth out; costs the depths passed since the last one.
  mutating func popLowest() -> Int? {
    guard count > 0 else { return nil }
    while heads[lowest] == Self.none { lowest += 1 }
    return pop(lowest)
  }

  /// Takes a symbol of the highest depth out; costs the depths passed since the last one.
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

  private mutating func makeRoom(for symbol: Int, _ depth: Int) {
    while heads.count <= depth { heads.append(Self.none) }
    while followers.count <= symbol { followers.append(Self.none) }
  }
}
