extension NSDiffableDataSourceSnapshot {
  /// The number of items in all sections.
  public var numberOfItems: Int { read { $0.numberOfItems } }

  /// The number of sections, including empty ones.
  public var numberOfSections: Int { read { $0.sections.count } }

  /// The identifiers of all sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] {
    read { content in content.sections.map { $0.identifier } }
  }

  /// The identifiers of all items, in order, section by section.
  public var itemIdentifiers: [ItemIdentifierType] { read { $0.itemIdentifiers } }

  /// Returns the number of items in a section, which must be in the snapshot.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    read { $0.items(inSection: identifier).count }
  }

  /// Returns the identifiers of a section's items in order.
  ///
  /// The section must be in the snapshot.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    read { $0.items(inSection: identifier) }
  }

  /// Returns the section that contains an item, or `nil` if the item isn't in the snapshot.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    read { content in
      content.position(of: identifier).map { content.sections[$0.section].identifier }
    }
  }

  /// Returns the index of an item among the items of all sections, or `nil` if it isn't in the
  /// snapshot.
  ///
  /// The cost is one hash, a short search, and one addition for each previous section.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    read { $0.index(of: identifier) }
  }

  /// Returns the index of a section, or `nil` if it isn't in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    read { $0.position(ofSection: identifier) }
  }
}
