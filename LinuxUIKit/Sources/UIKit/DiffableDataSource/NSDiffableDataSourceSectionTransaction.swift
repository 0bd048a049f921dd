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
