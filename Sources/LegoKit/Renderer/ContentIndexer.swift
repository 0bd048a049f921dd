import UIKit

/// Turns descriptions into content with tokens, one after the other, and finds repeated ids.
///
/// It remembers the tokens of the last description, so that an identity keeps its token for as
/// long as it is shown.
struct ContentIndexer {
  private var itemTokens = TokenTable<AnyID, ItemKind>()
  private var sectionTokens = TokenTable<AnyHashable, SectionKind>()

  /// The content of `lego` and the mistakes in it, after the content `shown` before it.
  ///
  /// Takes time for each item.
  @MainActor mutating func index(
    _ lego: Lego, after shown: ShownContent
  ) -> (content: ShownContent, mistakes: [any LegoMistake]) {
    var content = ShownContent()
    var repeats = DuplicateCollector()
    begin(lego, &content)
    for (index, section) in lego.sections.enumerated() {
      let token = token(of: section, at: index, &repeats)
      let tokens = tokens(of: section.items, after: shown.section(token), at: index, &repeats)
      content.append(section, token: token, itemTokens: tokens)
    }
    itemTokens.end()
    sectionTokens.end()
    return (content, repeats.mistakes(in: content))
  }

  @MainActor private mutating func begin(_ lego: Lego, _ content: inout ShownContent) {
    let count = lego.itemCount
    content.reserve(count)
    itemTokens.begin(count: count)
    sectionTokens.begin(count: lego.sections.count)
  }

  private mutating func token(
    of section: Section, at index: Int, _ repeats: inout DuplicateCollector
  ) -> SectionToken {
    let given = sectionTokens.token(for: section.id ?? AnyHashable(index))
    if let first = given.first { repeats.sections[first, default: []].append(index) }
    return given.token
  }

  private mutating func tokens(
    of items: [AnyItem], after before: ShownContent.ShownSection?, at section: Int,
    _ repeats: inout DuplicateCollector
  ) -> [ItemToken] {
    var guess = TokenGuess(before)
    return items.enumerated().map { index, item in
      let given = itemTokens.token(for: item.id, guess: guess.token(of: item))
      if let first = given.first {
        repeats.items[first, default: []].append(IndexPath(item: index, section: section))
      }
      return given.token
    }
  }
}
