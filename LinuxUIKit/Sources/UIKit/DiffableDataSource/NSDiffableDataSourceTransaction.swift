/// What a person changed by moving an item: all sections before and after.
///
/// A data source hands it to its `reorderingHandlers`, so that an app can change its own data:
///
/// ```swift
/// dataSource.reorderingHandlers.didReorder = { [unowned self] transaction in
///   names = names.applying(transaction.difference) ?? names
/// }
/// ```
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// What was on show before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is on show after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What changed in the items of all sections, one section after the other; moves are inferred.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// What changed in each changed section, the last section first.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

extension NSDiffableDataSourceTransaction {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias SectionTransaction = NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType, ItemIdentifierType
  >

  /// A change of items; the sections stay.
  init(
    from initial: Snapshot, to final: Snapshot,
    _ outlines: (SectionIdentifierType) -> SectionOutlines<ItemIdentifierType>
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
    sectionTransactions = final.sectionIdentifiers.reversed().compactMap { section in
      let change = SectionTransaction(
        section, from: initial.itemIdentifiers(inSection: section),
        to: final.itemIdentifiers(inSection: section), outlines)
      return change.difference.isEmpty ? nil : change
    }
  }
}
