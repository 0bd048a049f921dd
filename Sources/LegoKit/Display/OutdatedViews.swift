import UIKit

/// The supplementary views of sections whose items have changed since the views were prepared.
///
/// UIKit prepares views before they are displayed, and need not return those that it has prepared.
@MainActor struct OutdatedViews {
  private var views: Set<ContentDifference.SupplementaryView> = []

  /// Whether no view may be outdated.
  var isEmpty: Bool { views.isEmpty }

  /// Inserts the views of the items that a change updates, and removes those of deleted sections.
  mutating func insert(_ change: CollectionChange) {
    views.formUnion(change.difference.changedViews)
    if change.difference.isSectioned {
      views = views.filter { change.content.section($0.section) != nil }
    }
  }

  /// Removes a view that displays its item, and returns whether it was outdated.
  mutating func remove(_ view: ContentDifference.SupplementaryView) -> Bool {
    views.remove(view) != nil
  }
}
