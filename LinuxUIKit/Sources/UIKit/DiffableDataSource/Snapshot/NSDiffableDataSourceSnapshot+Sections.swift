extension NSDiffableDataSourceSnapshot {
  /// Appends empty sections.
  ///
  /// Their identifiers must be unique and not in the snapshot.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    edit { $0.appendSections(identifiers) }
  }

  /// Inserts empty sections before another one, which must be in the snapshot.
  ///
  /// Their identifiers must be unique and not in the snapshot.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    edit { $0.insertSections(identifiers, next: .before(toIdentifier)) }
  }

  /// Inserts empty sections after another one, which must be in the snapshot.
  ///
  /// Their identifiers must be unique and not in the snapshot.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    edit { $0.insertSections(identifiers, next: .after(toIdentifier)) }
  }

  /// Deletes sections and their items.
  ///
  /// Unknown sections are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    edit { $0.deleteSections(identifiers) }
  }

  /// Moves a section with its items before another one.
  ///
  /// Both must be in the snapshot.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    edit { $0.moveSection(identifier, next: .before(toIdentifier)) }
  }

  /// Moves a section with its items after another one.
  ///
  /// Both must be in the snapshot.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    edit { $0.moveSection(identifier, next: .after(toIdentifier)) }
  }
}
