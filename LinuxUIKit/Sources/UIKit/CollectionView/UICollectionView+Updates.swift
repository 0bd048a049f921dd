import OrderedDifference

extension UICollectionView {
  /// Shows new items; the index paths count as after the update.
  public func insertItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .insertItem(ItemPosition($0)) })
  }

  /// Takes items away; the index paths count as before the update.
  public func deleteItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .deleteItem(ItemPosition($0)) })
  }

  /// Asks for the cells of items anew and takes the selection off them.
  public func reloadItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .reloadItem(ItemPosition($0)) })
  }

  /// Moves an item from its place before the update to one after it; its cell goes along.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    add([.moveItem(ItemPosition(indexPath), to: ItemPosition(newIndexPath))])
  }

  /// Fills the cells that show items anew, by asking the data source, which gets the same cells.
  ///
  /// Selection stays. In an update the index paths count as after it.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    guard batch == nil else {
      batch?.reconfigured += indexPaths
      return
    }
    reconfigure(indexPaths)
  }

  /// Shows new sections with all their items; the numbers count as after the update.
  public func insertSections(_ sections: IndexSet) {
    add(sections.map { .insertSection($0) })
  }

  /// Takes sections away with all their items; the numbers count as before the update.
  public func deleteSections(_ sections: IndexSet) {
    add(sections.map { .deleteSection($0) })
  }

  /// Asks for everything in sections anew, their numbers of items too.
  public func reloadSections(_ sections: IndexSet) {
    add(sections.map { .reloadSection($0) })
  }

  /// Moves a section from its number before the update to one after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    add([.moveSection(section, to: newSection)])
  }
}
