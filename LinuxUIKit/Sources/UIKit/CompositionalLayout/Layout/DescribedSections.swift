import CompositionalLayout

/// What a layout reads of its sections when it prepares.
@MainActor struct DescribedSections {
  /// The descriptions as values, each with its number of items.
  private(set) var contents: [LayoutSectionContent] = []
  /// What changes visible items.
  private(set) var handlers = SectionHandlers()
  /// Which sections are lists.
  private(set) var lists = ListSections()

  /// No section yet.
  init() {}

  /// Sections that share a description; it is read once.
  init(
    allAs section: NSCollectionLayoutSection, itemCounts: [Int], _ providers: CustomGroupProviders
  ) {
    let value = section.value(with: providers)
    contents = itemCounts.map { LayoutSectionContent(value, itemCount: $0) }
    handlers.takeShared(section)
    lists.takeShared(section)
  }

  /// Reads the description of the section that comes next.
  mutating func append(
    _ section: NSCollectionLayoutSection, itemCount: Int, _ providers: CustomGroupProviders
  ) {
    handlers.take(section, at: contents.count)
    lists.take(section, at: contents.count)
    contents.append(
      LayoutSectionContent(section.value(with: providers), itemCount: itemCount))
  }
}
