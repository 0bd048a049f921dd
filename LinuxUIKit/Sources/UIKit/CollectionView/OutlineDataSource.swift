import Foundation

/// A data source with expandable items, as seen by list cells.
@MainActor protocol OutlineDataSource: AnyObject {
  /// Returns the position of an item in its outline.
  ///
  /// Nil if there is no item, or no section snapshot was applied to the section.
  func outlinePosition(at indexPath: IndexPath) -> OutlinePosition?

  /// Expands or collapses an item, like a tap on its outline disclosure.
  func toggleOutline(at indexPath: IndexPath)
}

/// The position of an item in the outline of its section.
struct OutlinePosition: Hashable, Sendable {
  /// The number of ancestors.
  let level: Int
  /// Whether the item is expanded.
  let isExpanded: Bool
}
