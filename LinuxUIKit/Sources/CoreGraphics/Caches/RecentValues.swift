/// The most recently used values, by their keys.
///
/// There are two generations of at most `generationSize` values, or of values that cost as much
/// together. When the young one is full the old one is dropped; a value that is requested becomes
/// young again.
package struct RecentValues<Key: Hashable, Value> {
  private let generationSize: Int
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0
  private var oldCost = 0

  private struct Entry {
    let value: Value
    let cost: Int
  }

  /// Creates an empty cache that keeps at least a generation, and at most two.
  package init(generationSize: Int) {
    self.generationSize = generationSize
  }

  /// The sum of the costs of all values.
  package var cost: Int { youngCost + oldCost }

  /// Returns the value of a key, and the values that were dropped because it became young; `nil`
  /// for an unknown key.
  package mutating func value(for key: Key) -> (value: Value, dropped: [Key: Value])? {
    if let entry = young[key] { return (entry.value, [:]) }
    guard let entry = old[key] else { return nil }
    return (entry.value, insert(entry.value, for: key, cost: entry.cost))
  }

  /// Removes a value and returns it.
  package mutating func remove(_ key: Key) -> Value? {
    if let entry = young.removeValue(forKey: key) {
      youngCost -= entry.cost
      return entry.value
    }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    oldCost -= entry.cost
    return entry.value
  }

  /// Inserts or replaces a value; returns the values that were dropped.
  package mutating func insert(_ value: Value, for key: Key, cost: Int = 1) -> [Key: Value] {
    _ = remove(key)
    young[key] = Entry(value: value, cost: cost)
    youngCost += cost
    guard youngCost >= generationSize else { return [:] }
    let dropped = old.mapValues(\.value)
    (old, oldCost) = (young, youngCost)
    (young, youngCost) = ([:], 0)
    return dropped
  }
}
