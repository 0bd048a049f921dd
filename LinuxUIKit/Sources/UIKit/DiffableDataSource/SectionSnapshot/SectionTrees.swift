/// The section snapshots of the sections to which one was applied.
struct SectionTrees<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  private var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

  /// The section snapshot of a section; `nil` if none was applied.
  subscript(section: Section) -> NSDiffableDataSourceSectionSnapshot<Item>? {
    get { outlines[section] }
    set { outlines[section] = newValue }
  }

  /// Returns the section snapshots for another displayed snapshot.
  ///
  /// Those of deleted sections are removed, and the others adjusted to the section's items.
  ///
  /// The cost is the number of items of sections with a section snapshot. `moved` is the item that
  /// the user moved, or `nil`.
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
  /// Returns the snapshot with the items of a section replaced.
  ///
  /// A missing section is appended; items of other sections are moved.
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
