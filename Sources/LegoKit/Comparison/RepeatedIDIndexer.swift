import OrderedDifference
import UIKit

/// An indexer of descriptions in which ids are repeated.
///
/// An identity that occurs again gets a token of its own, by its number: the third occurrence
/// keeps the token of the third occurrence before. The cost is several lookups for each item.
@MainActor final class RepeatedIDIndexer {
  private let displayed: IndexedContent
  private var oldItems: [Occurrence<AnyID>: (token: ItemToken, location: ItemLocation)] = [:]
  private var oldSections: [Occurrence<AnyHashable>: SectionToken] = [:]
  private var itemOccurrences = OccurrenceCounter<AnyID>()
  private var sectionOccurrences = OccurrenceCounter<AnyHashable>()
  private var duplicates: DuplicateCollector
  private var difference = ContentDifference()
  private(set) var lastToken: Int

  init(displayed: IndexedContent, lastToken: Int, policy: DuplicatePolicy, earlier: RepeatedIDs) {
    self.displayed = displayed
    self.lastToken = lastToken
    duplicates = DuplicateCollector(policy: policy, earlier: earlier)
    for (index, section) in displayed.sections.enumerated() {
      let id = section.section.id ?? AnyHashable(index)
      oldSections[sectionOccurrences.next(id)] = section.token
      for (item, token) in section.items.enumerated() {
        oldItems[itemOccurrences.next(section.section.items[item].id)] = (
          token, ItemLocation(section: index, item: item)
        )
      }
    }
    (itemOccurrences, sectionOccurrences) = (OccurrenceCounter(), OccurrenceCounter())
    difference.firstInsertedToken = lastToken + 1
  }

  /// The ids that are repeated in the description.
  var repeatedIDs: RepeatedIDs { duplicates.repeatedIDs }

  /// Whether an id is repeated in the description.
  var hasDuplicates: Bool { !duplicates.isEmpty }

  /// Returns the content of the sections of a description.
  func index(_ described: [Section]) -> ContentUpdate {
    let sections = described.enumerated().map { indexed($0.element, at: $0.offset) }
    let content = IndexedContent(
      sections: described, tokens: sections.map(\.token), items: sections.map(\.items))
    difference.isSectioned = displayed.sections.tokens != content.sections.tokens
    difference.isReordered = displayed.sections.items != content.sections.items
    difference.keepsSizes = false
    difference.isDescribedAgain =
      difference.isDescribedAgain || !difference.changedItems.isEmpty
    return ContentUpdate(
      content: content, difference: difference, mistakes: duplicates.mistakes())
  }

  private func newToken() -> Int {
    lastToken += 1
    return lastToken
  }
}

extension RepeatedIDIndexer {
  private func indexed(
    _ section: Section, at index: Int
  ) -> IndexedContent.IndexedSection {
    let occurrence = sectionOccurrences.next(section.id ?? AnyHashable(index))
    duplicates.addSection(at: index, id: occurrence.id)
    let known = oldSections[occurrence]
    let token = known ?? newToken()
    if let before = known.flatMap(displayed.section) {
      difference.addDecoration(from: before.section, to: section, token: token)
    }
    let items = section.record.makingItems { Array(section.items) }
    let tokens = items.enumerated().map { position, item in
      itemToken(item, at: ItemLocation(section: index, item: position))
    }
    return .init(token: token, section: section, items: tokens)
  }

  private func itemToken(_ item: AnyItem, at location: ItemLocation) -> ItemToken {
    duplicates.addItem(at: location, id: item.id)
    guard let known = oldItems[itemOccurrences.next(item.id)] else { return newToken() }
    let source = known.location
    let old = displayed.sections[source.section].section.items[source.item]
    if !old.hasEqualContent(as: item) { difference.changedItems.append(location) }
    return known.token
  }
}
