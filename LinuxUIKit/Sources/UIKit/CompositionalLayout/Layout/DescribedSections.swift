import CompositionalLayout

/// The descriptions of a layout's sections, as they are read when it is prepared.
@MainActor struct DescribedSections {
  /// The descriptions as values, with their numbers of items.
  private(set) var contents: [LayoutSectionContent] = []
  /// The handlers of visible items.
  private(set) var handlers = SectionHandlers()
  private(set) var lists = ListSections()

  /// Creates an empty list of descriptions.
  init() {}

  /// Creates the descriptions of sections that share one, which is read once.
  init(
    allAs section: NSCollectionLayoutSection, itemCounts: [Int], _ providers: CustomGroupProviders
  ) {
    let value = section.sharedValue(with: providers)
    contents = itemCounts.map { LayoutSectionContent(value, itemCount: $0) }
    handlers.setShared(section)
    lists.setShared(section)
  }

  /// Appends the description of the next section.
  mutating func append(
    _ section: NSCollectionLayoutSection, itemCount: Int, _ providers: CustomGroupProviders
  ) {
    handlers.set(section, at: contents.count)
    lists.set(section, at: contents.count)
    contents.append(
      LayoutSectionContent(section.sharedValue(with: providers), itemCount: itemCount))
  }
}
