extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, of the last one when none is named.
  ///
  /// Items that are in the snapshot already are moved there, with a warning. No identifier may be
  /// given twice, the section must be in the snapshot, and without a name there must be one. An
  /// empty array changes nothing.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    edit { $0.append(identifiers, to: sectionIdentifier) }
  }

  /// Puts items before another one, in its section.
  ///
  /// Items that are in the snapshot already are moved there, with a warning. No identifier may be
  /// given twice, and the other item must be in the snapshot and not among them.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    edit { $0.insert(identifiers, next: .before(beforeIdentifier)) }
  }

  /// Puts items after another one, in its section.
  ///
  /// Items that are in the snapshot already are moved there, with a warning. No identifier may be
  /// given twice, and the other item must be in the snapshot and not among them.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    edit { $0.insert(identifiers, next: .after(afterIdentifier)) }
  }

  /// Takes items out, and their marks; those that are not in the snapshot are passed over.
  ///
  /// A section that loses its last item stays, empty.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    edit { $0.delete(identifiers) }
  }

  /// Takes everything out, the sections too.
  public mutating func deleteAllItems() {
    edit { $0 = Content() }
  }

  /// Takes an item from its place and puts it before another one; both must be in the snapshot.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    edit { $0.move(identifier, next: .before(toIdentifier)) }
  }

  /// Takes an item from its place and puts it after another one; both must be in the snapshot.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    edit { $0.move(identifier, next: .after(toIdentifier)) }
  }
}
