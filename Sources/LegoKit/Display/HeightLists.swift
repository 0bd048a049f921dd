import UIKit

/// The heights that the items of sections specify, as layouts request them: all at once.
///
/// Of each section those of the first items are kept, up to the first one that an update has inserted, removed
/// or moved, so that a request costs the items behind it and those that have changed.
@MainActor struct HeightLists {
  /// The heights of the first items of a section.
  struct Heights {
    var heights: [CGFloat] = []
    /// The items among them that have changed since then, in any order.
    fileprivate(set) var changedItems: [Int] = []
    fileprivate var widths = ItemWidths.same(0)
  }

  private var lists: [SectionToken: Heights] = [:]

  /// Removes the heights of a section and returns them; none if they were requested at other widths.
  mutating func removeHeights(
    of section: IndexedContent.IndexedSection, at widths: ItemWidths
  ) -> Heights {
    guard let list = lists.removeValue(forKey: section.token), list.widths == widths else {
      return Heights()
    }
    return list
  }

  /// Inserts the heights of all items of a section.
  mutating func insert(
    _ heights: [CGFloat], of section: IndexedContent.IndexedSection, at widths: ItemWidths
  ) {
    lists[section.token] = Heights(heights: heights, widths: widths)
  }

  /// Removes all heights.
  mutating func removeAll() {
    lists = [:]
  }

  /// Keeps the heights of the items before the first one of each section that isn't where it was.
  mutating func edit(from old: IndexedContent, to update: ContentUpdate) {
    guard !lists.isEmpty else { return }
    let difference = update.difference
    guard difference.keepsSizes else { return removeAll() }
    if difference.isSectioned {
      lists = lists.filter { update.content.section($0.key) != nil }
    }
    for edit in difference.edits where !edit.comparison.hasSameItems {
      let first = edit.comparison.runs.first
      let kept = first.map { $0.oldStart == 0 && $0.newStart == 0 ? $0.count : 0 } ?? 0
      let token = old.sections[edit.oldIndex].token
      guard var list = lists.removeValue(forKey: token) else { continue }
      list.heights.removeSubrange(min(kept, list.heights.count)...)
      list.changedItems.removeAll { $0 >= kept }
      lists[update.content.sections[edit.newIndex].token] = list
    }
    for item in difference.changedItems {
      itemDidChange(at: item.item, of: update.content.sections[item.section].token)
    }
  }

  private mutating func itemDidChange(at index: Int, of section: SectionToken) {
    guard let count = lists[section]?.heights.count, index < count,
      let changedCount = lists[section]?.changedItems.count
    else { return }
    // A pass over all items takes less time than many requests of one, and the list doesn't grow without end.
    if changedCount < max(8, count / 16) {
      lists[section]?.changedItems.append(index)
    } else {
      lists[section] = nil
    }
  }
}
