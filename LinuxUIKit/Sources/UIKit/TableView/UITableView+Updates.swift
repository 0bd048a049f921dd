import OrderedDifference

extension UITableView {
  /// Inserts rows; the index paths are those after the update.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rows.animate { $0.addInserted(indexPaths, animation) }
    rows.insertItems(at: indexPaths)
  }

  /// Deletes rows; the index paths are those before the update.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rows.animate { $0.addDeleted(indexPaths, animation) }
    rows.deleteItems(at: indexPaths)
  }

  /// Replaces the cells of rows and deselects the rows; the index paths are those before the
  /// update.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rows.animate { $0.addDeleted(indexPaths, animation) }
    rows.reloadItems(at: indexPaths)
  }

  /// Moves a row with its cell from its index path before the update to one after it.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    rows.moveItem(at: indexPath, to: newIndexPath)
  }

  /// Configures the displayed cells of rows again, using the data source (iOS 15).
  ///
  /// The data source dequeues the same cells, and the rows stay selected. In an update the index
  /// paths are those after the update.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    rows.reconfigureItems(at: indexPaths)
  }

  /// Inserts sections with all their rows; the indexes are those after the update.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    rows.animate { $0.addInserted(sections, animation) }
    rows.insertSections(sections)
  }

  /// Deletes sections with all their rows; the indexes are those before the update.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    rows.animate { $0.addDeleted(sections, animation) }
    rows.deleteSections(sections)
  }

  /// Reloads sections with all their rows; the indexes are those before the update.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    rows.animate { $0.addDeleted(sections, animation) }
    rows.reloadSections(sections)
  }

  /// Moves a section from its index before the update to one after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    rows.moveSection(section, toSection: newSection)
  }

  /// Whether the displayed order differs from that of the data source, because a row is being
  /// moved.
  public var hasUncommittedUpdates: Bool { rows.hasUncommittedUpdates }

  /// Rejects the movement of a row, since the data source does not implement moving.
  func refuseMovement() { rows.refuseMovement() }
}

// MARK: Checks

extension UITableView {
  /// The violated invariants of displayed, disappearing and reusable views; empty if there are
  /// none.
  ///
  /// The cost depends on the number of displayed and reusable views.
  package var brokenInvariants: [String] { rows.brokenInvariants }
}
