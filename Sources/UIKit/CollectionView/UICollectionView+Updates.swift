extension UICollectionView {
  /// Makes the changes that the block names, as one update, then calls the completion with true.
  ///
  /// Change the data in the block. Deletions, reloads and sources of moves count as before the
  /// update, insertions and targets of moves as after it; the order of the calls does not matter.
  /// The data source is counted again, and an update that does not explain the new counts stops
  /// the program with Apple's text. An update inside of the block becomes a part of this one.
  ///
  /// Ours has no animation yet: when the call returns, everything is in its new place, and the
  /// completion has been called once, unless a layout pass is under way, which it then follows.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let isOutermost = batch == nil
    if isOutermost { openBatch() }
    if let completion { batch?.completions.append { completion(true) } }
    updates?()
    if isOutermost { closeBatch() }
  }

  /// Shows new items; the index paths count as after the update.
  public func insertItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .insertItem($0) })
  }

  /// Takes items away; the index paths count as before the update.
  public func deleteItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .deleteItem($0) })
  }

  /// Asks for the cells of items anew and takes the selection off them.
  public func reloadItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .reloadItem($0) })
  }

  /// Moves an item from its place before the update to one after it; its cell goes along.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    add([.moveItem(indexPath, to: newIndexPath)])
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

  /// Adds steps to the update that is being collected; without one they are an update themselves.
  private func add(_ steps: [UpdateStep]) {
    performBatchUpdates { self.batch?.steps += steps }
  }
}
