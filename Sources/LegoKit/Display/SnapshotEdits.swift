import UIKit

typealias TokenSnapshot = NSDiffableDataSourceSnapshot<SectionToken, ItemToken>

/// The edits of a snapshot from the displayed content to the next one.
///
/// Few changes are edits of the displayed snapshot. For many, another snapshot is faster.
@MainActor struct SnapshotEdits {
  private let change: CollectionChange

  init(_ change: CollectionChange) {
    self.change = change
  }

  /// Returns the snapshot of the next content, without marks.
  func edited(_ snapshot: TokenSnapshot) -> TokenSnapshot {
    let difference = change.difference
    guard difference.changesOrder else { return snapshot }
    guard !difference.isSectioned, difference.keepsSizes, isSmall else {
      return change.content.snapshot
    }
    var snapshot = snapshot
    for edit in difference.edits { delete(edit, from: &snapshot) }
    for edit in difference.edits { insert(edit, into: &snapshot) }
    return snapshot
  }

  // An edit of one item costs some fifty times as much as an item of another snapshot.
  private var isSmall: Bool {
    let (edits, sections) = (change.difference.edits, change.content.sections)
    let edited = edits.reduce(0) { count, edit in
      let ranges = edit.comparison.releasedRanges + edit.comparison.unassignedRanges
      return count + ranges.reduce(0) { $0 + $1.count }
    }
    guard edited > 64 else { return true }
    return edited * 50 < sections.reduce(0) { $0 + $1.items.count }
  }

  private func delete(
    _ edit: ContentDifference.SectionEdit, from snapshot: inout TokenSnapshot
  ) {
    let tokens = change.displayed.sections[edit.oldIndex].items
    let released = edit.comparison.releasedRanges.flatMap { tokens[$0] }
    if !released.isEmpty { snapshot.deleteItems(released) }
  }

  private func insert(
    _ edit: ContentDifference.SectionEdit, into snapshot: inout TokenSnapshot
  ) {
    let section = change.content.sections[edit.newIndex]
    for range in edit.comparison.unassignedRanges {
      let tokens = Array(section.items[range])
      if range.lowerBound > 0 {
        snapshot.insertItems(tokens, afterItem: section.items[range.lowerBound - 1])
      } else if range.upperBound < section.items.count {
        snapshot.insertItems(tokens, beforeItem: section.items[range.upperBound])
      } else {
        snapshot.appendItems(tokens, toSection: section.token)
      }
    }
  }
}

extension IndexedContent {
  /// The content as another snapshot, without marks.
  var snapshot: TokenSnapshot {
    var snapshot = TokenSnapshot()
    snapshot.appendSections(sections.map(\.token))
    for section in sections { snapshot.appendItems(section.items, toSection: section.token) }
    return snapshot
  }
}
