import Synchronization

/// A value whose memory a cache counts.
package protocol SizedValue: Sendable {
  /// The memory of the value in bytes.
  var byteCount: Int { get }
}

/// A cache of values by their keys, which together never have more than a number of bytes.
///
/// Values that weren't used for the longest time are dropped first. Those that were used last are
/// kept as long as they have less than `keptBytes` together; one above `largestValue` is not kept at
/// all. Every thread may use it; a look-up costs a hash of the key.
package final class BoundedCache<Key: Hashable & Sendable, Value: SizedValue>: Sendable {
  /// The number of bytes that is never exceeded.
  package let byteLimit: Int
  /// The number of bytes of a value above which it is not kept.
  package let largestValue: Int
  private let values: Mutex<RecentValues<Key, Value>>

  /// Creates an empty cache.
  ///
  /// - Parameters:
  ///   - byteLimit: The number of bytes that is never exceeded.
  ///   - largestValue: The number of bytes of a value above which it is not kept. The default is an
  ///     eighth of the limit.
  package init(byteLimit: Int, largestValue: Int? = nil) {
    self.byteLimit = byteLimit
    self.largestValue = min(largestValue ?? byteLimit / 8, byteLimit)
    values = Mutex(RecentValues(generationSize: (byteLimit - self.largestValue) / 2))
  }

  /// The number of bytes of recently used values that are kept in any case.
  ///
  /// It is the size of a generation: the older one has less than that and one value, the younger one
  /// less than that, together less than the limit.
  package var keptBytes: Int { (byteLimit - largestValue) / 2 }

  /// Returns the value of a key; `nil` if it is not in the cache.
  package func value(for key: Key) -> Value? {
    // Dropped values are freed here, outside the lock.
    values.withLock { $0.value(for: key) }?.value
  }

  /// Returns the value of a key, which is created if it is not in the cache.
  package func value(for key: Key, creating create: () -> Value) -> Value {
    if let known = value(for: key) { return known }
    let value = create()
    insert(value, for: key)
    return value
  }

  /// Inserts or replaces the value of a key.
  package func insert(_ value: Value, for key: Key) {
    let cost = value.byteCount
    guard cost <= largestValue else { return }
    // Dropped values are freed here, outside the lock.
    _ = values.withLock { $0.insert(value, for: key, cost: cost) }
  }

  /// The memory of all values in bytes.
  package var byteCount: Int { values.withLock { $0.cost } }

  /// Drops all values.
  package func removeAll() {
    // Dropped values are freed here, outside the lock.
    _ = values.withLock { values in
      let dropped = values
      values = RecentValues(generationSize: keptBytes)
      return dropped
    }
  }
}
