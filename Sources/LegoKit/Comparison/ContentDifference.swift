import UIKit

/// The difference between the displayed content and the next one.
@MainActor struct ContentDifference {
  /// The change of one section that is displayed already.
  struct SectionEdit {
    /// The index in the displayed content.
    let oldIndex: Int
    /// The index in the next content.
    let newIndex: Int
    let comparison: ItemListComparison
  }

  /// A supplementary view of a section.
  struct SupplementaryView: Hashable {
    let section: SectionToken
    let kind: String
  }

  /// Whether sections are inserted, deleted or moved.
  var isSectioned = false
  /// Whether items are inserted, deleted or moved.
  var isReordered = false
  /// The sections whose items are not the same as before; inserted sections are not among them.
  var edits: [SectionEdit] = []
  /// The items that have another position than their neighbors lead to.
  private(set) var moves: [MovedItem] = []
  /// The lowest token that an inserted item can have; those of all others are lower.
  var firstInsertedToken = 0
  /// The number of items that are inserted.
  var insertedCount = 0
  /// The number of items that are removed.
  var removedCount = 0
  /// The positions in the next content of items that stay and have another content.
  var changedItems: [ItemLocation] = []
  /// The headers, footers and other views of sections that stay whose item has the same type and
  /// another content.
  private(set) var changedViews: [SupplementaryView] = []
  /// The sections that stay and have a header, a footer or another view of another type, which
  /// needs another view.
  private(set) var replacedViews: [SectionToken] = []
  /// The sections that stay and have another layout or background frame, or other supplementary views.
  private(set) var describedSections: [SectionToken] = []
  /// Whether a section that stays has another layout, or a header or background that is added or
  /// removed.
  var isDescribedAgain = false

  /// Whether sizes of items outside the edits stay valid.
  var keepsSizes = true
  private var layouts = LayoutComparison()

  /// Whether the order of sections or items changes.
  var changesOrder: Bool { isSectioned || isReordered }

  /// Whether the data source needs another snapshot.
  var needsSnapshot: Bool {
    changesOrder || !changedItems.isEmpty || !replacedViews.isEmpty
  }

  /// Whether sections have another layout, or headers that may have another height.
  var changesLayout: Bool {
    isDescribedAgain || !changedViews.isEmpty || !replacedViews.isEmpty
  }

  /// Adds the moves of items to a section.
  ///
  /// - Parameters:
  ///   - assigned: The tokens of items, some of which had another position.
  ///   - section: The index of the section.
  ///   - ranges: The indexes of the items in the section, in order.
  mutating func addMoves(
    _ assigned: AssignedTokens, toSection section: Int, at ranges: [Range<Int>]
  ) {
    let items = zip(ranges.joined(), assigned.sources)
    let added = [MovedItem](unsafeUninitializedCapacity: assigned.moveCount) { moves, count in
      for (item, source) in items where source != .nowhere {
        let target = ItemLocation(section: section, item: item)
        moves.initializeElement(at: count, to: MovedItem(source: source, target: target))
        count += 1
      }
    }
    if moves.isEmpty { moves = added } else { moves += added }
  }

  /// Adds the differences of layout, header and background of a section that stays.
  mutating func addDecoration(
    from before: Section, to after: Section, token: SectionToken
  ) {
    let hasModifiers = before.hasModifiers || after.hasModifiers
    if !layouts.areEqual(LayoutReference(before.layout), LayoutReference(after.layout))
      || hasModifiers && !before.hasSameBackgroundFrame(as: after)
    {
      isDescribedAgain = true
      describedSections.append(token)
    }
    guard hasModifiers, !before.supplementaryItems.isEmpty || !after.supplementaryItems.isEmpty
    else { return }
    let kinds = Set(before.supplementaryItems.keys).union(after.supplementaryItems.keys)
    for kind in kinds.sorted() {
      addSupplementaryItem(
        from: before.supplementaryItems[kind], to: after.supplementaryItems[kind],
        SupplementaryView(section: token, kind: kind))
    }
  }

  private mutating func addSupplementaryItem(
    from old: AnyItem?, to new: AnyItem?, _ view: SupplementaryView
  ) {
    guard let old, let new else {
      isDescribedAgain = true
      return describedSections.append(view.section)
    }
    guard !old.hasEqualContent(as: new) || old.id != new.id else { return }
    describedSections.append(view.section)
    if old.id.type == new.id.type {
      changedViews.append(view)
    } else if replacedViews.last != view.section {
      replacedViews.append(view.section)
    }
  }
}

/// A content to display, with its difference from the displayed one and the mistakes in it.
@MainActor final class ContentUpdate {
  let content: IndexedContent
  let difference: ContentDifference
  let mistakes: [any LegoMistake]

  init(content: IndexedContent, difference: ContentDifference, mistakes: [any LegoMistake]) {
    (self.content, self.difference, self.mistakes) = (content, difference, mistakes)
  }
}
