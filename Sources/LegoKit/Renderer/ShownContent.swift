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
  private var items: [ItemToken: AnyItem] = [:]
  private var sectionIndices: [SectionToken: Int] = [:]

  /// Nothing at all, as before the first description.
  init() {}

  /// The item of `token`, nil if it is not in the content.
  func item(_ token: ItemToken) -> AnyItem? { items[token] }

  /// The section of `token`, nil if it is not in the content.
  func section(_ token: SectionToken) -> ShownSection? {
    sectionIndices[token].map { sections[$0] }
  }

  /// Makes room for `count` items.
  mutating func reserve(_ count: Int) {
    items.reserveCapacity(count)
  }

  /// Adds a section below the others, with one token for each of its items.
  mutating func append(_ section: Section, token: SectionToken, itemTokens: [ItemToken]) {
    sectionIndices[token] = sections.count
    sections.append(ShownSection(token: token, section: section, items: itemTokens))
    for (item, token) in zip(section.items, itemTokens) { items[token] = item }
  }
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
