import UIKit

/// A description with tokens for its identities, made to be looked up while it is on show.
///
/// Every look-up takes the same time however much is shown.
struct ShownContent {
  /// A section with the tokens of its items.
  struct ShownSection {
    let token: SectionToken
    let section: Section
    let items: [ItemToken]
  }

  private(set) var sections: [ShownSection] = []
  private var places: [ItemToken: ItemPlace] = [:]
  private var sectionIndices: [SectionToken: Int] = [:]

  /// Nothing at all, as before the first description.
  init() {}

  /// The item of `token`, nil if it is not in the content.
  func item(_ token: ItemToken) -> AnyItem? {
    places[token].map { sections[$0.section].section.items[$0.item] }
  }

  /// The section of `token`, nil if it is not in the content.
  func section(_ token: SectionToken) -> ShownSection? {
    sectionIndices[token].map { sections[$0] }
  }

  /// Makes room for `count` items.
  mutating func reserve(_ count: Int) {
    places.reserveCapacity(count)
  }

  /// Adds a section below the others, with one token for each of its items.
  mutating func append(_ section: Section, token: SectionToken, itemTokens: [ItemToken]) {
    for (index, item) in itemTokens.enumerated() {
      places[item] = ItemPlace(section: sections.count, item: index)
    }
    sectionIndices[token] = sections.count
    sections.append(ShownSection(token: token, section: section, items: itemTokens))
  }
}

/// Where an item is in the content: its section's number, and its own in the section.
private struct ItemPlace {
  let section: Int
  let item: Int
}

extension ShownContent {
  /// The content in the data source's terms, nothing marked.
  @MainActor var snapshot: NSDiffableDataSourceSnapshot<SectionToken, ItemToken> {
    var snapshot = NSDiffableDataSourceSnapshot<SectionToken, ItemToken>()
    snapshot.appendSections(sections.map(\.token))
    for section in sections { snapshot.appendItems(section.items, toSection: section.token) }
    return snapshot
  }
}
