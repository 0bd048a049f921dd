import OrderedDifference

extension UICollectionView {
  /// Inserts items; the index paths are those after the update.
  public func insertItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .insertItem(ItemPosition($0)) })
  }

  /// Deletes items; the index paths are those before the update.
  public func deleteItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .deleteItem(ItemPosition($0)) })
  }

  /// Reloads the cells of items and deselects the items; the index paths are those before the
  /// update.
  public func reloadItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .reloadItem(ItemPosition($0)) })
  }

  /// Moves an item with its cell from its index path before the update to one after it.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    add([.moveItem(ItemPosition(indexPath), to: ItemPosition(newIndexPath))])
  }

  /// Configures the displayed cells of items again, using the data source.
  ///
  /// The data source dequeues the same cells, and the items stay selected. In a batch update the
  /// index paths are those after the update.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    if let batch = pendingWork.batch { return batch.addReconfigured(indexPaths) }
    reconfigure(indexPaths)
  }

  /// Inserts sections with all their items; the indexes are those after the update.
  public func insertSections(_ sections: IndexSet) {
    add(sections.map { .insertSection($0) })
  }

  /// Deletes sections with all their items; the indexes are those before the update.
  public func deleteSections(_ sections: IndexSet) {
    add(sections.map { .deleteSection($0) })
  }

  /// Reloads sections with all their items; the indexes are those before the update.
  public func reloadSections(_ sections: IndexSet) {
    add(sections.map { .reloadSection($0) })
  }

  /// Moves a section from its index before the update to one after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    add([.moveSection(section, to: newSection)])
  }
}
