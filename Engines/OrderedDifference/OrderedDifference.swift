/// The changes that turn one list of sections and items into another, as one batch update.
///
/// The index rules are those of a collection view's batch (uikit.md, 6.8): deletions and the
/// sources of moves are positions in the **old** list, insertions and the targets of moves are
/// positions in the **new** one. All other elements keep their order.
///
/// - The items of deleted and inserted sections aren't listed, except those that move out or in.
/// - The items of a moved section move with it; only changes among them are listed.
/// - No position is listed twice.
package struct OrderedDifference: Hashable, Sendable {
  /// The indices of deleted sections in the old list, ascending.
  package var deletedSections: [Int] = []
  /// The indices of inserted sections in the new list, ascending.
  package var insertedSections: [Int] = []
  /// The moved sections, by ascending new index.
  package var movedSections: [PositionMove<Int>] = []
  /// The positions of deleted items of remaining sections in the old list, ascending.
  package var deletedItems: [ItemPosition] = []
  /// The positions of inserted items of remaining sections in the new list, ascending.
  package var insertedItems: [ItemPosition] = []
  /// The moved items, by ascending new position.
  package var movedItems: [PositionMove<ItemPosition>] = []

  /// Creates the difference of two equal lists.
  package init() {}

  /// Whether the lists are equal.
  package var isEmpty: Bool { self == OrderedDifference() }
}
