import UIKit

/// A description with a token for each identity.
@MainActor struct IndexedContent {
  /// A section with the tokens of its items.
  struct IndexedSection {
    let token: SectionToken
    let section: Section
    let items: [ItemToken]
  }

  /// The sections with their tokens.
  ///
  /// They are kept in an array for each part, which contents of the same sections or the same items
  /// share.
  struct IndexedSections: RandomAccessCollection {
    /// The sections as they are described.
    fileprivate(set) var described: [Section] = []
    /// The tokens of the sections.
    fileprivate(set) var tokens: [SectionToken] = []
    /// The tokens of the items of each section.
    fileprivate(set) var items: [[ItemToken]] = []

    var startIndex: Int { 0 }
    var endIndex: Int { described.count }

    subscript(index: Int) -> IndexedSection {
      IndexedSection(token: tokens[index], section: described[index], items: items[index])
    }
  }

  private(set) var sections = IndexedSections()
  private var sectionIndexes: [SectionToken: Int] = [:]

  /// Creates an empty content.
  init() {}

  /// Creates a content of other sections than those before.
  init(sections: [Section], tokens: [SectionToken], items: [[ItemToken]]) {
    self.sections = IndexedSections(described: sections, tokens: tokens, items: items)
    sectionIndexes = Dictionary(uniqueKeysWithValues: zip(tokens, sections.indices))
  }

  /// Returns the content with other descriptions of the same sections, some of which have other
  /// items.
  ///
  /// - Parameters:
  ///   - sections: The descriptions of all sections.
  ///   - items: The tokens of the items of the sections at some indexes.
  /// - Returns: The content.
  func replacing(sections: [Section], items: [(index: Int, tokens: [ItemToken])]) -> IndexedContent
  {
    var copy = self
    copy.sections.described = sections
    for change in items { copy.sections.items[change.index] = change.tokens }
    return copy
  }

  /// Returns the item at `path` if it has the token, or `nil`.
  func item(_ token: ItemToken, at path: IndexPath) -> AnyItem? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard section.items.indices.contains(path.item), section.items[path.item] == token else {
      return nil
    }
    return section.section.items[path.item]
  }

  /// Returns the section of an item and the token of the item, or `nil` if there is none at `path`.
  func section(andTokenAt path: IndexPath) -> (section: Section, token: ItemToken)? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections.items[path.section].indices.contains(path.item)
    else { return nil }
    return (sections.described[path.section], sections.items[path.section][path.item])
  }

  /// Returns the item of `token` at any position, in time proportional to the number of items.
  func item(_ token: ItemToken) -> AnyItem? {
    for section in sections {
      if let index = section.items.firstIndex(of: token) { return section.section.items[index] }
    }
    return nil
  }

  /// Returns the section of `token`, or `nil` if the content does not contain it.
  func section(_ token: SectionToken) -> IndexedSection? {
    sectionIndexes[token].map { sections[$0] }
  }

  /// Returns the ids of the sections that another content does not have.
  func sectionIDs(missingIn other: IndexedContent) -> [AnyHashable] {
    sections.indices.compactMap { index in
      other.index(ofSection: sections.tokens[index]) == nil ? sections.described[index].id : nil
    }
  }

  /// Returns the index of the section with a token, or `nil`.
  func index(ofSection token: SectionToken) -> Int? { sectionIndexes[token] }
}

/// The content for callbacks of the collection view.
///
/// During an update, the collection view may request items and sections as they were before it or
/// as they are after it. Both are known until the update ends.
@MainActor struct DisplayedContent {
  /// The content that was displayed last.
  private(set) var current = IndexedContent()
  /// The content before the update in progress; `nil` between updates.
  private(set) var previous: IndexedContent?

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
  ///
  /// `path` is its position; only an item that has another one is searched for.
  func item(_ token: ItemToken, at path: IndexPath) -> AnyItem? {
    current.item(token, at: path) ?? previous?.item(token, at: path)
      ?? current.item(token) ?? previous?.item(token)
  }

  /// Returns whether a section has as many items as the one with its token in the content that was
  /// displayed last.
  func isCurrent(_ section: IndexedContent.IndexedSection) -> Bool {
    previous == nil || current.section(section.token)?.items.count == section.items.count
  }

  /// Returns the section of `token`.
  ///
  /// During an update, `itemCount` decides between the section before and after it: the data source
  /// has as many items in the section at that moment.
  func section(_ token: SectionToken, itemCount: Int) -> IndexedContent.IndexedSection? {
    let section = current.section(token)
    guard let previous, section?.items.count != itemCount else { return section }
    let before = previous.section(token)
    return before?.items.count == itemCount ? before : section ?? before
  }
}
