import UIKit

/// What has changed from the content on show to the next one.
struct ContentDifference {
  /// Whether sections or items have come, gone or moved.
  var isReordered = false
  /// Items that stay and look different.
  var changedItems: [ItemToken] = []
  /// Sections that stay and have a header of the same kind that looks different.
  var changedHeaders: [SectionToken] = []
  /// Sections that stay and have a header of another kind, which needs another view.
  var replacedHeaders: [SectionToken] = []
  /// Whether a section that stays has another layout, or a header that comes or goes.
  var isLaidOutAnew = false

  /// Compares two contents; takes time for each item of the next one.
  init(from shown: ShownContent, to next: ShownContent) {
    isReordered = shown.sections.map(\.token) != next.sections.map(\.token)
    for section in next.sections {
      compareItems(of: section, with: shown)
      guard let before = shown.section(section.token) else { continue }
      isReordered = isReordered || before.items != section.items
      compareLayouts(before.section, section.section)
      compareHeaders(before.section.header, section.section.header, in: section.token)
    }
  }

  private mutating func compareItems(
    of section: ShownContent.ShownSection, with shown: ShownContent
  ) {
    let before = shown.section(section.token)
    let (oldItems, oldTokens) = (before?.section.items ?? [], before?.items ?? [])
    for (index, token) in section.items.enumerated() {
      // Most items stand where they stood, and need no look-up.
      let isInPlace = index < oldTokens.count && oldTokens[index] == token
      let old = isInPlace ? oldItems[index] : shown.item(token)
      guard let old, !old.hasEqualContent(as: section.section.items[index]) else { continue }
      changedItems.append(token)
    }
  }

  private mutating func compareLayouts(_ before: Section, _ after: Section) {
    isLaidOutAnew = isLaidOutAnew || !before.layout.isKnownToEqual(after.layout)
  }

  private mutating func compareHeaders(
    _ before: AnyItem?, _ after: AnyItem?, in token: SectionToken
  ) {
    guard let before, let after else {
      isLaidOutAnew = isLaidOutAnew || (before == nil) != (after == nil)
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
