extension NSDiffableDataSourceSnapshot {
  /// The items to be shown by new cells, in the order in which they were marked, once each.
  ///
  /// A snapshot read back from a data source has none.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { read { $0.reloadedItems.elements } }

  /// The sections whose items and headers are to be made anew, in the order of marking, once each.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    read { $0.reloadedSections.elements }
  }

  /// The items whose cells are to be filled again, in the order of marking, once each.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    read { $0.reconfiguredItems.elements }
  }

  /// Marks items whose cells are to be replaced by new ones; they must be in the snapshot.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    edit { $0.markReloaded(identifiers) }
  }

  /// Marks items whose cells stay and are filled again; they must be in the snapshot.
  ///
  /// Of an item marked for both, the cell is replaced.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    edit { $0.markReconfigured(identifiers) }
  }

  /// Marks sections to be made anew, items and headers; they must be in the snapshot.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    edit { $0.markSectionsReloaded(identifiers) }
  }
}
