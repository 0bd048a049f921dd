import UIKit

/// The parts of the sections of an update that can contain inserted, deleted and moved items: what is between
/// the items that a section has at its beginning and at its end before and after the update.
///
/// Finding them compares the tokens of the sections that differ; all else takes time for the parts only.
@MainActor struct ChangedParts {
  /// A part of a section.
  struct Part {
    /// The index of the section.
    let section: Int
    /// The items of the section.
    let items: Range<Int>
    /// Whether the section is displayed before and after the update.
    let isOfStayingSection: Bool
  }

  /// The parts of the content before the update, in the order of the sections.
  private(set) var old: [Part] = []
  /// The parts of the content after the update, in the order of the sections.
  private(set) var new: [Part] = []
  private let before: IndexedContent
  private let after: IndexedContent

  /// Finds the parts in which a change displays other items.
  init(of change: CollectionChange) {
    (before, after) = (change.displayed, change.content)
    for index in before.sections.indices where after.section(before.sections.tokens[index]) == nil {
      let items = before.sections.items[index].indices
      old.append(Part(section: index, items: items, isOfStayingSection: false))
    }
    for (index, token) in after.sections.tokens.enumerated() {
      let items = after.sections.items[index]
      guard let oldIndex = before.index(ofSection: token) else {
        new.append(Part(section: index, items: items.indices, isOfStayingSection: false))
        continue
      }
      let oldItems = before.sections.items[oldIndex]
      guard oldItems != items else { continue }
      let (start, end) = Self.commonEnds(oldItems, items)
      let (oldPart, newPart) = (start..<oldItems.count - end, start..<items.count - end)
      old.append(Part(section: oldIndex, items: oldPart, isOfStayingSection: true))
      new.append(Part(section: index, items: newPart, isOfStayingSection: true))
    }
    old.sort { $0.section < $1.section }
  }

  /// Returns the tokens of a part of the content before the update.
  func oldTokens(of part: Part) -> ArraySlice<ItemToken> {
    before.sections.items[part.section][part.items]
  }

  /// Returns the tokens of a part of the content after the update.
  func newTokens(of part: Part) -> ArraySlice<ItemToken> {
    after.sections.items[part.section][part.items]
  }

  /// The items that were inserted, those of inserted sections included, from top to bottom.
  var inserted: [ItemLocation] {
    let known = Set(old.flatMap { oldTokens(of: $0) })
    return new.flatMap {
      Self.locations(of: newTokens(of: $0), inSection: $0.section, besides: known)
    }
  }

  /// The items that were deleted, those of deleted sections included, from top to bottom.
  var deleted: [ItemLocation] {
    let known = Set(new.flatMap { newTokens(of: $0) })
    return old.flatMap {
      Self.locations(of: oldTokens(of: $0), inSection: $0.section, besides: known)
    }
  }

  // Not of the main actor, whose closures check their executor in each call.
  private nonisolated static func locations(
    of tokens: ArraySlice<ItemToken>, inSection section: Int, besides known: Set<ItemToken>
  ) -> [ItemLocation] {
    tokens.indices.filter { !known.contains(tokens[$0]) }
      .map { ItemLocation(section: section, item: $0) }
  }

  private nonisolated static func commonEnds(
    _ old: [ItemToken], _ new: [ItemToken]
  ) -> (start: Int, end: Int) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in commonEnds(old, new) }
    }
  }

  private nonisolated static func commonEnds(
    _ old: UnsafeBufferPointer<ItemToken>, _ new: UnsafeBufferPointer<ItemToken>
  ) -> (start: Int, end: Int) {
    let count = min(old.count, new.count)
    var start = 0
    while start < count, old[start] == new[start] { start += 1 }
    var end = 0
    while end < count - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return (start, end)
  }
}
