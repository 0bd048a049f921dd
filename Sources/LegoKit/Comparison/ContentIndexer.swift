import UIKit

/// An indexer that gives the identities of descriptions their tokens, one description after the
/// other.
///
/// The cost is that of what changed: sections and runs of items that stay where they are keep
/// their tokens without a lookup. Only descriptions with repeated ids are indexed item by item.
@MainActor struct ContentIndexer {
  /// The rule for items and sections with the same id.
  var duplicatePolicy = DuplicatePolicy.number
  private var identities = IdentityTables()
  private var lastToken = 0
  private var hasDuplicates = false
  // The ids that were repeated in the last description.
  private var repeated = RepeatedIDs()

  /// Returns the content of `lego`, which follows `displayed`.
  mutating func index(_ lego: Lego, after displayed: IndexedContent) -> ContentUpdate {
    if !hasDuplicates, let update = indexEdits(lego, after: displayed) {
      repeated = RepeatedIDs()
      return update
    }
    var sections = lego.sections
    var mistakes: [any LegoMistake] = []
    if duplicatePolicy == .keepFirst || duplicatePolicy == .keepLast {
      var remover = DuplicateRemover(policy: duplicatePolicy, earlier: repeated)
      mistakes = remover.removeDuplicates(&sections)
      repeated = remover.repeatedIDs
    }
    let indexer = RepeatedIDIndexer(
      displayed: displayed, lastToken: lastToken, policy: duplicatePolicy, earlier: repeated)
    let update = indexer.index(sections)
    lastToken = indexer.lastToken
    if duplicatePolicy != .keepFirst, duplicatePolicy != .keepLast {
      repeated = indexer.repeatedIDs
    }
    hasDuplicates = indexer.hasDuplicates
    identities = IdentityTables()
    if !hasDuplicates { identities.insertAll(of: update.content) }
    return ContentUpdate(
      content: update.content, difference: update.difference,
      mistakes: mistakes + update.mistakes)
  }

  /// Returns the tokens of the items that `query` finds; `nil` if ids are repeated, for which
  /// there are no tables.
  func tokens(of query: ItemQuery) -> [ItemToken]? {
    hasDuplicates ? nil : query.tokens(in: identities)
  }

  /// Returns the tokens of the items of each section, -1 for those that are not displayed; `nil` if
  /// all sections keep the items that they have, or if ids are repeated.
  func tokens(of lego: Lego, after displayed: IndexedContent) -> [[ItemToken]]? {
    let (old, new) = (displayed.sections.described, lego.sections)
    let isSame = old.count == new.count && zip(old, new).allSatisfy { $1.hasSameStorage(as: $0) }
    guard !isSame, !hasDuplicates else { return nil }
    return new.map { section in section.items.chunks.flatMap { $0.tokens(in: identities) } }
  }

  /// Returns whether a section with the same id is displayed.
  func isDisplayed(_ section: Section) -> Bool {
    let table = identities.table(of: IdentityTables.Sections.self, id: AnyHashable.self)
    return section.id.flatMap { table.token(of: $0) } != nil
  }

  // Returns nil if an id is repeated.
  private mutating func indexEdits(
    _ lego: Lego, after displayed: IndexedContent
  ) -> ContentUpdate? {
    let edits = ContentEdits(
      from: displayed, to: lego, identities: identities, lastToken: lastToken)
    let update = edits.result()
    lastToken = edits.lastToken
    return update
  }
}

extension IdentityTables {
  /// Inserts all identities of a content without repeated ids.
  @MainActor fileprivate func insertAll(of content: IndexedContent) {
    let sections = table(of: Sections.self, id: AnyHashable.self)
    for section in content.sections {
      _ = section.section.id.map { sections.insert(section.token, for: $0) }
      var assignment = TokenAssignment(identities: self, lastToken: 0, known: section.items)
      for chunk in section.section.items.chunks {
        chunk.assignTokens(to: 0..<chunk.count, &assignment)
      }
    }
  }
}
