import Foundation

extension UICollectionViewDiffableDataSource {
  /// The handlers for reordering items.
  ///
  /// All handlers are optional; without `canReorderItem`, no item can be moved. The data source
  /// retains the handlers, so capture the data source, or a controller that owns it, weakly.
  public struct ReorderingHandlers {
    /// Returns whether an item can be moved.
    ///
    /// If `nil`, it can't.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called at the end of a movement, before the data source is updated.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the data source is updated, to update the app's data.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that are all `nil`.
    public init() {}
  }

  /// Applies the order that the collection view displays at the end of a movement.
  ///
  /// Snapshots that the handlers apply are performed afterward. Does nothing if there is no item at
  /// `source`.
  func reorder(_ source: IndexPath, to target: IndexPath) {
    guard let item = itemIdentifier(for: source) else { return }
    let reordered = displayedSnapshot.moving(item, to: target)
    let following = outlines.updated(for: reordered, moved: item)
    let transaction = NSDiffableDataSourceTransaction(from: displayedSnapshot, to: reordered) {
      section in
      SectionOutlines(
        initial: self.outline(of: section),
        final: following[section]
          ?? Outline(roots: reordered.itemIdentifiers(inSection: section)))
    }
    display.updates.deferringUpdates {
      reorderingHandlers.willReorder?(transaction)
      show(reordered, outlines: following)
      reorderingHandlers.didReorder?(transaction)
    }
  }
}
