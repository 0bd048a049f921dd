extension UICollectionViewDiffableDataSource {
  /// What an app decides and does when a person expands or collapses an item.
  ///
  /// All of it may be left out. The handlers run while the data source still shows the old state.
  /// The data source keeps them: one that captures the data source, or a controller that holds it,
  /// does so weakly or unowned, or neither is ever released.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether an item may be expanded: yes, when nil.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be collapsed: yes, when nil.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Makes what is to be below an item that is expanded, from what is below it now.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?

    /// Handlers that leave everything out.
    public init() {}
  }
}
