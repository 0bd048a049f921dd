import Foundation

extension UICollectionViewDiffableDataSource {
  /// What an app decides and does when a person moves items.
  ///
  /// All of it may be left out; without `canReorderItem` nothing can be moved. The data source
  /// keeps the handlers: one that captures the data source, or a controller that holds it, does so
  /// weakly or unowned, or neither is ever released.
  public struct ReorderingHandlers {
    /// Whether an item may be moved: no, when nil.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called at the end of a movement, while the data source still has the old order.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the data source has the new order; here the app changes its own data.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Handlers that leave everything out.
    public init() {}
  }

  /// Takes the order over that the collection view shows at the end of a movement.
  ///
  /// Snapshots that the handlers apply are started afterward. Nothing is called for a place
  /// where no item is.
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
    updates.deferringUpdates {
      reorderingHandlers.willReorder?(transaction)
      display(reordered, outlines: following)
      reorderingHandlers.didReorder?(transaction)
    }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The snapshot with an item at another place, counted as after the move.
  fileprivate func moving(
    _ item: ItemIdentifierType, to target: IndexPath
  ) -> NSDiffableDataSourceSnapshot {
    var snapshot = self
    snapshot.deleteItems([item])
    let section = sectionIdentifiers[target.section]
    let others = snapshot.itemIdentifiers(inSection: section)
    if others.indices.contains(target.item) {
      snapshot.insertItems([item], beforeItem: others[target.item])
    } else {
      snapshot.appendItems([item], toSection: section)
    }
    return snapshot
  }
}
