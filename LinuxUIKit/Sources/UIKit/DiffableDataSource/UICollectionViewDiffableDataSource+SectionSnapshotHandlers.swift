extension UICollectionViewDiffableDataSource {
  /// The handlers for expanding and collapsing items.
  ///
  /// All handlers are optional. They are called before the data source is updated. The data source
  /// retains the handlers, so capture the data source, or a controller that owns it, weakly.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Returns whether an item can be expanded.
    ///
    /// If `nil`, it can.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether an item can be collapsed.
    ///
    /// If `nil`, it can.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the new children of an item that is expanded, given the current ones.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?

    /// Creates handlers that are all `nil`.
    public init() {}
  }
}
