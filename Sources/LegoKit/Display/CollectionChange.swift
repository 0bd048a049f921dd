/// The change of a collection view from the displayed content to the next one.
///
/// An object, which many parts of an update share.
@MainActor final class CollectionChange {
  let displayed: IndexedContent
  let content: IndexedContent
  let difference: ContentDifference
  /// Whether sections have to be described again although their items stay the same.
  let invalidatesLayout: Bool

  init(
    displayed: IndexedContent, content: IndexedContent, difference: ContentDifference,
    invalidatesLayout: Bool
  ) {
    (self.displayed, self.content) = (displayed, content)
    (self.difference, self.invalidatesLayout) = (difference, invalidatesLayout)
  }

  /// The number of items that change.
  var count: Int {
    difference.changedItems.count + difference.moves.count + difference.removedCount
      + difference.insertedCount
  }

  /// Whether the layout is invalidated besides the update of the data source.
  ///
  /// An update that inserts, removes, moves or reloads describes all sections again.
  var needsInvalidation: Bool {
    invalidatesLayout && !difference.changesOrder && difference.replacedViews.isEmpty
  }

  /// The items that stay and have another content.
  var changedTokens: [ItemToken] {
    difference.changedItems.map { content.sections[$0.section].items[$0.item] }
  }
}
