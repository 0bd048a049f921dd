extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section, or to the last section if none is specified.
  ///
  /// Items that are already in the snapshot are moved, with a warning. Identifiers must be unique,
  /// and the section must exist. An empty array has no effect.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    edit { $0.append(identifiers, to: sectionIdentifier) }
  }

  /// Inserts items before another one, in the same section.
  ///
  /// Items that are already in the snapshot are moved, with a warning. Identifiers must be unique.
  /// The other item must be in the snapshot and not among the inserted ones.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    edit { $0.insert(identifiers, next: .before(beforeIdentifier)) }
  }

  /// Inserts items after another one, in the same section.
  ///
  /// Items that are already in the snapshot are moved, with a warning. Identifiers must be unique.
  /// The other item must be in the snapshot and not among the inserted ones.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    edit { $0.insert(identifiers, next: .after(afterIdentifier)) }
  }

  /// Deletes items and their marks.
  ///
  /// Unknown items are ignored.
  ///
  /// A section without items remains.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    edit { $0.delete(identifiers) }
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() {
    edit { $0 = Content() }
  }

  /// Moves an item before another one.
  ///
  /// Both must be in the snapshot.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    edit { $0.move(identifier, next: .before(toIdentifier)) }
  }

  /// Moves an item after another one.
  ///
  /// Both must be in the snapshot.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    edit { $0.move(identifier, next: .after(toIdentifier)) }
  }
}
