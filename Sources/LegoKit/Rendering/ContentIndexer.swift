import UIKit

/// An indexer that turns descriptions into content with tokens, one after the other, and finds
/// repeated ids.
///
/// It keeps the tokens of the last description, so that an identity keeps its token while it is
/// displayed.
struct ContentIndexer {
  private var itemTokens = TokenTable<AnyID, ItemKind>()
  private var sectionTokens = TokenTable<AnyHashable, SectionKind>()

  /// Returns the content of `lego`, which follows `displayed`, and the mistakes in it.
  ///
  /// Takes time proportional to the number of items.
  @MainActor mutating func index(
    _ lego: Lego, after displayed: IndexedContent
  ) -> (content: IndexedContent, mistakes: [any LegoMistake]) {
    var content = IndexedContent()
    var duplicates = DuplicateCollector()
    begin(lego, &content)
    for (index, section) in lego.sections.enumerated() {
      let token = token(of: section, at: index, &duplicates)
      let before = displayed.section(token)
      let tokens = tokens(of: section.items, after: before, at: index, &duplicates)
      content.append(section, token: token, itemTokens: tokens)
    }
    itemTokens.end()
    sectionTokens.end()
    return (content, duplicates.mistakes(in: content))
  }

  @MainActor private mutating func begin(_ lego: Lego, _ content: inout IndexedContent) {
    let count = lego.itemCount
    content.reserveCapacity(count)
    itemTokens.begin(count: count)
    sectionTokens.begin(count: lego.sections.count)
  }

  private mutating func token(
    of section: Section, at index: Int, _ duplicates: inout DuplicateCollector
  ) -> SectionToken {
    let result = sectionTokens.token(for: section.id ?? AnyHashable(index))
    if let first = result.first { duplicates.addSection(at: index, repeating: first) }
    return result.token
  }

  private mutating func tokens(
    of items: [AnyItem], after before: IndexedContent.IndexedSection?, at section: Int,
    _ duplicates: inout DuplicateCollector
  ) -> [ItemToken] {
    var prediction = TokenPrediction(before)
    return items.enumerated().map { index, item in
      let result = itemTokens.token(for: item.id, predicted: prediction.token(of: item))
      if let first = result.first {
        duplicates.addItem(at: IndexPath(item: index, section: section), repeating: first)
      }
      return result.token
    }
  }
}

/// A prediction of the token of each item of a section from the order of the items before.
///
/// Most updates keep most items in order, so the item after the last one found is compared before
/// anything is looked up. A prediction is never wrong: it is the token of an item with the same id.
private struct TokenPrediction {
  private let items: [AnyItem]
  private let tokens: [ItemToken]
  private var cursor = 0

  /// Predicts from the section as it was before, if it existed.
  init(_ before: IndexedContent.IndexedSection?) {
    items = before?.section.items ?? []
    tokens = before?.items ?? []
  }

  /// Returns the token of `item`, or `nil` if it is not at the expected position.
  mutating func token(of item: AnyItem) -> ItemToken? {
    // The expected item, or the one after it, if one item was removed.
    for index in cursor..<min(cursor + 2, items.count) where items[index].id == item.id {
      cursor = index + 1
      return tokens[index]
    }
    return nil
  }
}
