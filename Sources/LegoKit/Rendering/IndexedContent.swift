import UIKit

/// A description with a token for each identity, in which items are found by token.
///
/// Each lookup takes constant time.
struct IndexedContent {
  /// A section with the tokens of its items.
  struct IndexedSection {
    let token: SectionToken
    let section: Section
    let items: [ItemToken]
  }

  private struct Position {
    let section: Int
    let item: Int
  }

  private(set) var sections: [IndexedSection] = []
  private var positions: [ItemToken: Position] = [:]
  private var sectionIndices: [SectionToken: Int] = [:]

  /// Creates an empty content.
  init() {}

  /// Returns the item of `token`, or `nil` if the content does not contain it.
  func item(_ token: ItemToken) -> AnyItem? {
    positions[token].map { sections[$0.section].section.items[$0.item] }
  }

  /// Returns the section of `token`, or `nil` if the content does not contain it.
  func section(_ token: SectionToken) -> IndexedSection? {
    sectionIndices[token].map { sections[$0] }
  }

  /// Reserves capacity for `count` items.
  mutating func reserveCapacity(_ count: Int) {
    positions.reserveCapacity(count)
  }

  /// Appends a section, with one token for each of its items.
  mutating func append(_ section: Section, token: SectionToken, itemTokens: [ItemToken]) {
    for (index, item) in itemTokens.enumerated() {
      positions[item] = Position(section: sections.count, item: index)
    }
    sectionIndices[token] = sections.count
    sections.append(IndexedSection(token: token, section: section, items: itemTokens))
  }
}

extension IndexedContent {
  /// The content as a snapshot of the data source, without marks.
  @MainActor var snapshot: NSDiffableDataSourceSnapshot<SectionToken, ItemToken> {
    var snapshot = NSDiffableDataSourceSnapshot<SectionToken, ItemToken>()
    snapshot.appendSections(sections.map(\.token))
    for section in sections { snapshot.appendItems(section.items, toSection: section.token) }
    return snapshot
  }
}

/// The content for callbacks of the collection view.
///
/// During an update, the collection view may request items and sections as they were before it or
/// as they are after it. Both are known until the update ends.
struct DisplayedContent {
  /// The content that was displayed last.
  private(set) var current = IndexedContent()
  private var previous: IndexedContent?

  /// Displays `next`; the content before it stays known.
  mutating func begin(_ next: IndexedContent) {
    previous = current
    current = next
  }

  /// Removes the content before the last update.
  mutating func end() {
    previous = nil
  }

  /// Returns the item of `token`, before or after the update.
  func item(_ token: ItemToken) -> AnyItem? {
    current.item(token) ?? previous?.item(token)
  }

  /// Returns the section of `token`.
  ///
  /// During an update, `itemCount` decides between the section before and after it: the data source
  /// has as many items in the section at that moment.
  func section(_ token: SectionToken, itemCount: Int) -> IndexedContent.IndexedSection? {
    let known = [current.section(token), previous?.section(token)].compactMap { $0 }
    return known.first { $0.items.count == itemCount } ?? known.first
  }
}
