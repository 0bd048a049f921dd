extension NSDiffableDataSourceSnapshot {
  /// Adds empty sections at the end; none may be given twice or be in the snapshot already.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    edit { $0.appendSections(identifiers) }
  }

  /// Puts empty sections before another one, which must be in the snapshot.
  ///
  /// None of them may be given twice or be in the snapshot already.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    edit { $0.insertSections(identifiers, next: .before(toIdentifier)) }
  }

  /// Puts empty sections after another one, which must be in the snapshot.
  ///
  /// None of them may be given twice or be in the snapshot already.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    edit { $0.insertSections(identifiers, next: .after(toIdentifier)) }
  }

  /// Takes sections out with their items; those that are not in the snapshot are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    edit { $0.deleteSections(identifiers) }
  }

  /// Takes a section with its items and puts it before another one; both must be in the snapshot.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    edit { $0.moveSection(identifier, next: .before(toIdentifier)) }
  }

  /// Takes a section with its items and puts it after another one; both must be in the snapshot.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    edit { $0.moveSection(identifier, next: .after(toIdentifier)) }
  }
}
