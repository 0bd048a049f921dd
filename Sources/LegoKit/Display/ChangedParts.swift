import OrderedDifference
import UIKit

/// The parts of the sections of an update that can contain inserted, deleted and moved items: what is between
/// the items that a section has at its beginning and at its end before and after the update.
///
/// Finding them compares the tokens of the sections that differ; all else takes time for the parts only.
@MainActor struct ChangedParts {
  /// A part of a section.
  private struct Part {
    /// The index of the section.
    let section: Int
    /// The items of the section.
    let items: Range<Int>
    /// Whether the section is displayed before and after the update.
    let isOfStayingSection: Bool
  }

  // Of the content before the update, in the order of the sections.
  private var old: [Part] = []
  // Of the content after the update, in the order of the sections.
  private var new: [Part] = []
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

  /// Returns the inserted items, from top to bottom; with those of inserted sections or without them.
  func inserted(includesSections: Bool = true) -> [ItemLocation] {
    let known = Set(old.flatMap { oldTokens(of: $0) })
    return new.filter { includesSections || $0.isOfStayingSection }.flatMap {
      Self.locations(of: newTokens(of: $0), inSection: $0.section, besides: known)
    }
  }

  /// Returns the deleted items, from top to bottom; with those of deleted sections or without them.
  func deleted(includesSections: Bool = true) -> [ItemLocation] {
    let known = Set(new.flatMap { newTokens(of: $0) })
    return old.filter { includesSections || $0.isOfStayingSection }.flatMap {
      Self.locations(of: oldTokens(of: $0), inSection: $0.section, besides: known)
    }
  }

  /// The items that have come from another section, and those that have moved among the others of their section,
  /// as few as possible; from top to bottom.
  var moved: [ItemLocation] {
    let places = oldPlaces
    return new.flatMap { part in
      Self.moved(
        newTokens(of: part), inSection: part.section,
        before: before.index(ofSection: after.sections.tokens[part.section]), places)
    }
  }

  /// The places of the items in the parts of the content before the update.
  private var oldPlaces: [ItemToken: ItemLocation] {
    var places: [ItemToken: ItemLocation] = [:]
    for part in old {
      let tokens = oldTokens(of: part)
      for item in tokens.indices {
        places[tokens[item]] = ItemLocation(section: part.section, item: item)
      }
    }
    return places
  }

  private func oldTokens(of part: Part) -> ArraySlice<ItemToken> {
    before.sections.items[part.section][part.items]
  }

  private func newTokens(of part: Part) -> ArraySlice<ItemToken> {
    after.sections.items[part.section][part.items]
  }

  // Not of the main actor, whose closures check their executor in each call.
  private nonisolated static func locations(
    of tokens: ArraySlice<ItemToken>, inSection section: Int, besides known: Set<ItemToken>
  ) -> [ItemLocation] {
    tokens.indices.filter { !known.contains(tokens[$0]) }
      .map { ItemLocation(section: section, item: $0) }
  }

  private nonisolated static func moved(
    _ tokens: ArraySlice<ItemToken>, inSection section: Int, before oldSection: Int?,
    _ places: [ItemToken: ItemLocation]
  ) -> [ItemLocation] {
    let known = tokens.indices.compactMap { item in places[tokens[item]].map { (item, $0) } }
    let staying = known.filter { $0.1.section == oldSection }.map(\.1.item)
    let ordered = longestIncreasingSubsequence(of: staying)
    return known.filter { $0.1.section != oldSection || !ordered.contains($0.1.item) }
      .map { ItemLocation(section: section, item: $0.0) }
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
