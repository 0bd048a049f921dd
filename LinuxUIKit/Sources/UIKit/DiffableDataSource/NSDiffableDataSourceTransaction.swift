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

/// What a person changed in one section by moving an item.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The outline of the section before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The outline of the section after.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What changed in the items on show; moves are inferred.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// A change of a section's items from `old` to `new`.
  init(
    _ section: SectionIdentifierType, from old: [ItemIdentifierType],
    to new: [ItemIdentifierType],
    _ outlines: (SectionIdentifierType) -> SectionOutlines<ItemIdentifierType>
  ) {
    let outlines = outlines(section)
    sectionIdentifier = section
    initialSnapshot = outlines.initial
    finalSnapshot = outlines.final
    difference = new.difference(from: old).inferringMoves()
  }
}

/// The outline of a section before and after a change.
struct SectionOutlines<Item: Hashable & Sendable> {
  /// The outline before.
  let initial: NSDiffableDataSourceSectionSnapshot<Item>
  /// The outline after.
  let final: NSDiffableDataSourceSectionSnapshot<Item>
}
