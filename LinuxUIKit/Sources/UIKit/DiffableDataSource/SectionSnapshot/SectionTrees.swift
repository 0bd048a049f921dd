/// The outlines of the sections that were given one.
struct SectionTrees<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  private var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

  /// The outline of a section, nil for one that was never given any.
  subscript(section: Section) -> NSDiffableDataSourceSectionSnapshot<Item>? {
    get { outlines[section] }
    set { outlines[section] = newValue }
  }

  /// The outlines when `snapshot` is on show: those of sections that are gone are forgotten, and
  /// the others show the section's items.
  ///
  /// Nothing is looked at while there are no outlines; otherwise it costs the items of sections
  /// that have one. `moved` is the item that a person moved; nil when none was.
  func updated(
    for snapshot: NSDiffableDataSourceSnapshot<Section, Item>, moved: Item? = nil
  ) -> SectionTrees {
    var following = SectionTrees()
    for (section, outline) in outlines where snapshot.indexOfSection(section) != nil {
      let items = snapshot.itemIdentifiers(inSection: section)
      let visible = outline.visibleItems
      let update = SectionTreeUpdate(of: outline.tree, showing: visible, to: items, moved: moved)
      following[section] =
        items == visible ? outline : NSDiffableDataSourceSectionSnapshot(update.solve())
    }
    return following
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The snapshot with these items in a section, which is appended when it is missing.
  ///
  /// What the section had goes; items that are in other sections leave them.
  func replacingItems(
    with items: [ItemIdentifierType], in section: SectionIdentifierType
  ) -> NSDiffableDataSourceSnapshot {
    var snapshot = self
    if indexOfSection(section) == nil { snapshot.appendSections([section]) }
    snapshot.deleteItems(snapshot.itemIdentifiers(inSection: section) + items)
    snapshot.appendItems(items, toSection: section)
    return snapshot
  }
}
