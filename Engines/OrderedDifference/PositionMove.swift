/// A move of an element from its position before an update to its position after it.
///
/// Sections move between `Int` positions, items between `ItemPosition`s.
package struct PositionMove<Position: Hashable & Sendable>: Hashable, Sendable {
  /// The position before the update, in the old list.
  package var source: Position
  /// The position after the update, in the new list.
  package var target: Position

  /// Creates a move from a position in the old list to one in the new list.
  package init(from source: Position, to target: Position) {
    self.source = source
    self.target = target
  }
}

extension PositionMove: CustomStringConvertible {
  package var description: String { "\(source) to \(target)" }
}
