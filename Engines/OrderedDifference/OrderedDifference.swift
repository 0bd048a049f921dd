/// What turns one list of sections and items into another, as one batch of updates.
///
/// The index rules are those of a collection view's batch (uikit.md 6.8): deletions and the
/// sources of moves are places in the **old** list, insertions and the targets of moves are places
/// in the **new** one. Everything that is not named keeps its order, and its neighbors close up.
///
/// - The items of a deleted section have no deletion of their own, those of an inserted section no
///   insertion: the section stands for them. Items that live on elsewhere are moved out or in.
/// - The items of a moved section travel with it; only what changes among them is named.
/// - No place is named twice.
package struct OrderedDifference: Hashable, Sendable {
  /// The sections that go away: old places, ascending.
  package var deletedSections: [Int] = []
  /// The sections that are new: new places, ascending.
  package var insertedSections: [Int] = []
  /// The sections that change their order, by ascending new place.
  package var movedSections: [PositionMove<Int>] = []
  /// The items that go away from sections that stay: old places, ascending.
  package var deletedItems: [ItemPosition] = []
  /// The items that are new in sections that were there before: new places, ascending.
  package var insertedItems: [ItemPosition] = []
  /// The items that change their order or their section, by ascending new place.
  package var movedItems: [PositionMove<ItemPosition>] = []

  /// Makes the difference between two equal lists.
  package init() {}

  /// Whether the lists are equal, so that there is nothing to do.
  package var isEmpty: Bool { self == OrderedDifference() }
}
