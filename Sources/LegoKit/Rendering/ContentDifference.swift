import UIKit

/// The difference between the displayed content and the next one.
struct ContentDifference {
  /// Whether sections or items are inserted, deleted or moved.
  private(set) var isReordered = false
  /// The items that stay and have another content.
  private(set) var changedItems: [ItemToken] = []
  /// The sections that stay and have a header of the same type with another content.
  private(set) var changedHeaders: [SectionToken] = []
  /// The sections that stay and have a header of another type, which needs another view.
  private(set) var replacedHeaders: [SectionToken] = []
  // Whether a section that stays has another layout, or a header that is added or removed.
  private var isDescribedAgain = false

  /// Compares two contents, in time proportional to the number of items of `next`.
  init(from displayed: IndexedContent, to next: IndexedContent) {
    isReordered = displayed.sections.map(\.token) != next.sections.map(\.token)
    for section in next.sections {
      compareItems(of: section, with: displayed)
      guard let before = displayed.section(section.token) else { continue }
      isReordered = isReordered || before.items != section.items
      compareLayouts(before.section, section.section)
      compareHeaders(before.section.header, section.section.header, in: section.token)
    }
  }

  /// Whether the data source needs another snapshot.
  var needsSnapshot: Bool {
    isReordered || !changedItems.isEmpty || !replacedHeaders.isEmpty
  }

  /// Whether sections have another layout, or headers that may have another height.
  var changesLayout: Bool {
    isDescribedAgain || !changedHeaders.isEmpty || !replacedHeaders.isEmpty
  }

  private mutating func compareItems(
    of section: IndexedContent.IndexedSection, with displayed: IndexedContent
  ) {
    let before = displayed.section(section.token)
    let (oldItems, oldTokens) = (before?.section.items ?? [], before?.items ?? [])
    for (index, token) in section.items.enumerated() {
      // Most items keep their position and need no lookup.
      let isAtSameIndex = index < oldTokens.count && oldTokens[index] == token
      let old = isAtSameIndex ? oldItems[index] : displayed.item(token)
      guard let old, !old.hasEqualContent(as: section.section.items[index]) else { continue }
      changedItems.append(token)
    }
  }

  private mutating func compareLayouts(_ before: Section, _ after: Section) {
    isDescribedAgain = isDescribedAgain || !before.layout.isKnownToEqual(after.layout)
  }

  private mutating func compareHeaders(
    _ before: AnyItem?, _ after: AnyItem?, in token: SectionToken
  ) {
    guard let before, let after else {
      isDescribedAgain = isDescribedAgain || (before == nil) != (after == nil)
      return
    }
    guard !before.hasEqualContent(as: after) || before.id != after.id else { return }
    if before.id.type == after.id.type {
      changedHeaders.append(token)
    } else {
      replacedHeaders.append(token)
    }
  }
}
