/// The changes of all sections when the user reorders items.
///
/// A data source passes it to its `reorderingHandlers`, so that an app can update its data:
///
/// ```swift
/// dataSource.reorderingHandlers.didReorder = { [unowned self] transaction in
///   names = names.applying(transaction.difference) ?? names
/// }
/// ```
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The snapshot before the change.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference of the items of all sections, with inferred moves.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of each changed section, the last section first.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

extension NSDiffableDataSourceTransaction {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias SectionTransaction = NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType, ItemIdentifierType
  >

  /// Creates a transaction that changes items but no sections.
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

/// The changes of one section when the user reorders items.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section snapshot before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference of the displayed items, with inferred moves.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// Creates a transaction from `old` to `new` items.
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

/// The section snapshots before and after a change.
struct SectionOutlines<Item: Hashable & Sendable> {
  /// The section snapshot before.
  let initial: NSDiffableDataSourceSectionSnapshot<Item>
  /// The section snapshot after.
  let final: NSDiffableDataSourceSectionSnapshot<Item>
}
