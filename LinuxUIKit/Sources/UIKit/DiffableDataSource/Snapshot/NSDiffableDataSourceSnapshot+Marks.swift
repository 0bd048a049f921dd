extension NSDiffableDataSourceSnapshot {
  /// The items marked for reloading, in the order in which they were marked.
  ///
  /// A snapshot returned by a data source has none.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { read { $0.marks.reloadedItems } }

  /// The sections marked for reloading, in the order in which they were marked.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    read { $0.marks.reloadedSections }
  }

  /// The items marked for reconfiguring, in the order in which they were marked.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    read { $0.marks.reconfiguredItems }
  }

  /// Marks items whose cells need to be replaced.
  ///
  /// The items must be in the snapshot.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    edit { $0.markReloaded(identifiers) }
  }

  /// Marks items whose cells need to be configured again.
  ///
  /// The items must be in the snapshot.
  ///
  /// Reloading takes precedence for items that are marked for both.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    edit { $0.markReconfigured(identifiers) }
  }

  /// Marks sections whose items and supplementary views need to be reloaded.
  ///
  /// The sections must be in the snapshot.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    edit { $0.markSectionsReloaded(identifiers) }
  }
}
