/// Values that were made or asked for lately, found by their keys.
///
/// It holds two generations of at most `generationSize` values. When the young one is full the
/// old one is dropped; a value that is asked for becomes young again.
struct RecentValues<Key: Hashable, Value> {
  private let generationSize: Int
  private var young: [Key: Value]
  private var old: [Key: Value] = [:]

  init(generationSize: Int) {
    self.generationSize = generationSize
    young = Dictionary(minimumCapacity: generationSize)
  }

  /// The value of a key, and what had to go because it became young; nil if it is not known.
  mutating func value(for key: Key) -> (value: Value, dropped: [Key: Value])? {
    if let value = young[key] { return (value, [:]) }
    guard let value = old[key] else { return nil }
    return (value, insert(value, for: key))
  }

  /// Takes a value out, to be kept elsewhere.
  mutating func remove(_ key: Key) -> Value? {
    young.removeValue(forKey: key) ?? old.removeValue(forKey: key)
  }

  /// Adds a value or replaces that of its key; returns what had to go.
  mutating func insert(_ value: Value, for key: Key) -> [Key: Value] {
    young[key] = value
    guard young.count >= generationSize else { return [:] }
    let dropped = old
    old = young
    young = Dictionary(minimumCapacity: generationSize)
    return dropped
  }
}
