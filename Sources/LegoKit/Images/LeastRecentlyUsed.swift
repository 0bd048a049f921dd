/// Values whose costs add up to at most a limit; the value that was not used for the longest time is
/// removed first.
///
/// All functions take constant time on average.
struct LeastRecentlyUsed<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
    var lastUse: Int
  }

  /// The largest sum of the costs.
  let limit: Int
  /// The sum of the costs.
  private(set) var cost = 0
  private var entries: [Key: Entry] = [:]
  /// The uses in their order, of which the last one of each key counts; those before `start` are done.
  private var uses: [(key: Key, number: Int)] = []
  private var start = 0
  private var lastUse = 0

  /// Creates an empty collection; a negative limit is 0.
  init(limit: Int) {
    self.limit = max(0, limit)
  }

  /// The number of values.
  var count: Int { entries.count }

  /// The keys, in any order.
  var keys: some Collection<Key> { entries.keys }

  /// The number of uses that are recorded.
  var recordedUseCount: Int { uses.count }

  /// Returns whether there is a value, which is not a use.
  func contains(_ key: Key) -> Bool { entries[key] != nil }

  /// Returns the value of a key, which is used by this; `nil` if there is none.
  mutating func value(for key: Key) -> Value? {
    guard let entry = entries[key] else { return nil }
    use(key)
    return entry.value
  }

  /// Inserts a value in place of that of its key, and returns the keys of those that were removed for it.
  ///
  /// A value whose cost is larger than the limit is not inserted.
  mutating func insert(_ value: Value, for key: Key, cost: Int) -> [Key] {
    remove(key)
    guard cost <= limit else { return [] }
    entries[key] = Entry(value: value, cost: cost, lastUse: 0)
    self.cost += cost
    use(key)
    var removed: [Key] = []
    while self.cost > limit, let oldest = popOldest() { removed.append(oldest) }
    return removed
  }

  /// Removes a value.
  mutating func remove(_ key: Key) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    cost -= entry.cost
  }

  /// Removes all values.
  mutating func removeAll() {
    self = LeastRecentlyUsed(limit: limit)
  }

  private mutating func use(_ key: Key) {
    lastUse += 1
    entries[key]?.lastUse = lastUse
    uses.append((key, lastUse))
    forgetOldUsesIfNeeded()
  }

  private mutating func popOldest() -> Key? {
    while start < uses.count {
      let use = uses[start]
      start += 1
      guard entries[use.key]?.lastUse == use.number else { continue }
      remove(use.key)
      return use.key
    }
    return nil
  }

  // As often as the number of uses has doubled.
  private mutating func forgetOldUsesIfNeeded() {
    guard uses.count > 2 * entries.count + Self.spareUses else { return }
    uses = uses[start...].filter { entries[$0.key]?.lastUse == $0.number }
    start = 0
  }

  private static var spareUses: Int { 32 }
}
