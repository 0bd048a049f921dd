/// An identifier in a list in which identifiers may be repeated, told apart from the others like it.
///
/// The third occurrence of an identifier in one list is the counterpart of the third one in another.
package struct Occurrence<ID: Hashable>: Hashable, CustomStringConvertible {
  /// The identifier.
  package let id: ID
  /// The number of earlier occurrences of the identifier; 0 for the first one.
  package let number: Int

  package var description: String { "\(AnyHashable(id).base) (\(number + 1))" }
}

extension Occurrence: Sendable where ID: Sendable {}

/// A counter that numbers the occurrences of identifiers in a list.
package struct OccurrenceCounter<ID: Hashable> {
  private var counts: [ID: Int] = [:]

  /// Creates a counter with space for a number of identifiers.
  package init(minimumCapacity: Int = 0) {
    counts.reserveCapacity(minimumCapacity)
  }

  /// Counts and returns the next occurrence of an identifier.
  package mutating func next(_ id: ID) -> Occurrence<ID> {
    let number = counts[id, default: 0]
    counts[id] = number + 1
    return Occurrence(id: id, number: number)
  }
}

extension OccurrenceCounter: Sendable where ID: Sendable {}
