/// A table of the tokens of integers.
///
/// Integers that are close together, as the keys of rows in a database mostly are, have their tokens
/// in an array, which needs no hash and less memory. Others have them in a table of their bits.
struct IntegerTable {
  private var close = CloseIntegers()
  private var apart = BitTable<UInt64>()
  private var areClose = true

  /// Returns the token of an integer, or -1 if it has none.
  func token(of id: Int) -> Int {
    areClose ? close.token(of: id) : apart.token(of: Self.bits(of: id))
  }

  /// Returns the tokens of integers in order, -1 for those that have none.
  func tokens(of ids: UnsafeRawBufferPointer) -> [Int] {
    areClose ? close.tokens(of: ids.assumingMemoryBound(to: Int.self)) : apart.tokens(of: ids)
  }

  /// Gives an integer a token unless it has one, which is returned in that case.
  mutating func insert(_ token: Int, for id: Int) -> Int? {
    makeRoom(for: id...id, adding: 1)
    return areClose
      ? close.insert(token, for: id) : apart.insert(token, for: Self.bits(of: id))
  }

  /// Gives integers the tokens from `first` on; returns `false` at the first one that has a token.
  mutating func insert(_ ids: UnsafeRawBufferPointer, from first: Int) -> Bool {
    let integers = ids.assumingMemoryBound(to: Int.self)
    if let lowest = integers.min(), let highest = integers.max() {
      makeRoom(for: lowest...highest, adding: ids.count)
    }
    return areClose ? close.insert(integers, from: first) : apart.insert(ids, from: first)
  }

  /// Removes an integer.
  mutating func remove(_ id: Int) {
    if areClose { close.remove(id) } else { apart.remove(Self.bits(of: id)) }
  }

  /// Reserves capacity for `count` more integers.
  mutating func reserveCapacity(forAdding count: Int) {
    if !areClose { apart.reserveCapacity(apart.count + count) }
  }

  private mutating func makeRoom(for ids: ClosedRange<Int>, adding count: Int) {
    guard areClose, !close.makeRoom(for: ids, adding: count) else { return }
    areClose = false
    apart.reserveCapacity(close.count + count)
    for (id, token) in close.entries { _ = apart.insert(token, for: Self.bits(of: id)) }
    close = CloseIntegers()
  }

  private static func bits(of id: Int) -> UInt64 { UInt64(UInt(bitPattern: id)) }
}

/// The tokens of integers that are at least half of those between the lowest and the highest one.
private struct CloseIntegers {
  // The tokens of `lowest` and those after it, -1 for those that have none.
  private var tokens: [Int] = []
  private var lowest = 0
  private(set) var count = 0

  /// The integers with their tokens.
  var entries: some Sequence<(id: Int, token: Int)> {
    tokens.indices.lazy.filter { tokens[$0] >= 0 }.map { (lowest + $0, tokens[$0]) }
  }

  func token(of id: Int) -> Int {
    tokens.withUnsafeBufferPointer { Self.token(of: id, in: $0, from: lowest) }
  }

  func tokens(of ids: UnsafeBufferPointer<Int>) -> [Int] {
    tokens.withUnsafeBufferPointer { slots in
      [Int](unsafeUninitializedCapacity: ids.count) { tokens, count in
        for index in ids.indices {
          tokens.initializeElement(
            at: index, to: Self.token(of: ids[index], in: slots, from: lowest))
        }
        count = ids.count
      }
    }
  }

  @inline(__always)
  private static func token(
    of id: Int, in slots: UnsafeBufferPointer<Int>, from lowest: Int
  ) -> Int {
    let slot = id &- lowest
    return slots.indices.contains(slot) ? slots[slot] : -1
  }

  mutating func insert(_ token: Int, for id: Int) -> Int? {
    let slot = id - lowest
    guard tokens[slot] < 0 else { return tokens[slot] }
    tokens[slot] = token
    count += 1
    return nil
  }

  mutating func insert(_ ids: UnsafeBufferPointer<Int>, from first: Int) -> Bool {
    tokens.withUnsafeMutableBufferPointer { tokens in
      for index in ids.indices {
        let slot = ids[index] - lowest
        guard tokens[slot] < 0 else { return false }
        tokens[slot] = first + index
        count += 1
      }
      return true
    }
  }

  mutating func remove(_ id: Int) {
    guard token(of: id) >= 0 else { return }
    tokens[id - lowest] = -1
    count -= 1
  }

  /// Makes room for integers in a range, and returns whether all are close together then.
  ///
  /// There is room for half as many below and above, so that the cost for each of many integers that are
  /// inserted in order does not depend on their number.
  mutating func makeRoom(for ids: ClosedRange<Int>, adding number: Int) -> Bool {
    let (first, last) = (ids.lowerBound &- lowest, ids.upperBound &- lowest)
    if tokens.indices.contains(first), tokens.indices.contains(last) { return true }
    let used = usedRange
    let low = min(ids.lowerBound, used?.lowerBound ?? ids.lowerBound)
    let high = max(ids.upperBound, used?.upperBound ?? ids.upperBound)
    let (distance, isFar) = high.subtractingReportingOverflow(low)
    guard !isFar, distance < 2 * (count + number) + 64 else { return false }
    let slack = distance / 2 + 1
    let (start, overflows) = low.subtractingReportingOverflow(slack)
    guard !overflows, high < Int.max - slack else { return false }
    var moved = [Int](repeating: -1, count: distance + 1 + 2 * slack)
    if let used {
      let slots = used.lowerBound - lowest...used.upperBound - lowest
      let target = used.lowerBound - start
      moved.replaceSubrange(target..<target + slots.count, with: tokens[slots])
    }
    (tokens, lowest) = (moved, start)
    return true
  }

  /// From the lowest to the highest integer that has a token; `nil` if none has.
  private var usedRange: ClosedRange<Int>? {
    guard count > 0, let first = tokens.firstIndex(where: { $0 >= 0 }),
      let last = tokens.lastIndex(where: { $0 >= 0 })
    else { return nil }
    return lowest + first...lowest + last
  }
}
