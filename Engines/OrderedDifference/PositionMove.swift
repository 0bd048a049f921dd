/// A move of an element from its place before an update to its place after it.
///
/// Sections move between `Int` positions, items between `ItemPosition`s.
package struct PositionMove<Position: Hashable & Sendable>: Hashable, Sendable {
  /// The place before the update, in the index space of the old list.
  package var source: Position
  /// The place after the update, in the index space of the new list.
  package var target: Position

  /// Makes a move from a place in the old list to one in the new list.
  package init(from source: Position, to target: Position) {
    self.source = source
    self.target = target
  }
}

extension PositionMove: CustomStringConvertible {
  package var description: String { "\(source) to \(target)" }
}
