/// The numbers of occurrences of identifiers, some of which are repeated.
///
/// The third occurrence of an identifier in one list is the counterpart of the third one in another.
package struct OccurrenceCounter<ID: Hashable> {
  private var counts: [ID: Int] = [:]

  /// Creates a counter with space for a number of identifiers.
  package init(minimumCapacity: Int = 0) {
    counts.reserveCapacity(minimumCapacity)
  }

  /// Counts an occurrence, and returns the number of earlier ones.
  package mutating func count(_ id: ID) -> Int {
    let number = counts[id, default: 0]
    counts[id] = number + 1
    return number
  }
}

extension OccurrenceCounter: Sendable where ID: Sendable {}
