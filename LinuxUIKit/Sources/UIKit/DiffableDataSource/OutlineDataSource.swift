import Foundation

/// A data source whose items can be expanded, as cells of lists know it.
@MainActor protocol OutlineDataSource: AnyObject {
  /// The place in its outline of the item on show at an index path.
  ///
  /// Nil where there is no item, or no section snapshot was applied to the section.
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace?

  /// Expands or collapses the item on show at an index path, as a tap on its disclosure does.
  func toggleOutline(at indexPath: IndexPath)
}

/// Where an item is in the outline of its section.
struct OutlinePlace: Hashable, Sendable {
  /// How many parents are above it.
  let level: Int
  /// Whether what is below it is on show.
  let isExpanded: Bool
}
