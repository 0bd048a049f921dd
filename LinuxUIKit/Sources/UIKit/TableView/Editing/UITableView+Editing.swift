extension UITableView {
  /// Returns the editing controls of a row, which the delegate and the data source specify.
  func rowEditing(at indexPath: IndexPath) -> RowEditing {
    RowEditing(
      style: delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete,
      indentsContent: delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true,
      canMove: hasMovableRow(at: indexPath),
      selectsSeveral: allowsMultipleSelectionDuringEditing)
  }

  /// Returns whether a row can be edited.
  func canEditRow(at indexPath: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
  }

  // Unverified: Apple's UIKit shows reorder controls if `moveRowAt` is implemented, which cannot
  // be determined here; `canMoveRowAt` stands for it.
  /// Returns whether the data source implements `canMoveRowAt`, and returns `true`.
  private func hasMovableRow(at indexPath: IndexPath) -> Bool {
    guard let dataSource, dataSource.tableView(self, canMoveRowAt: indexPath) else { return false }
    return !defaults.contains(.movability)
  }

  /// Has the data source delete or insert a row.
  func commit(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
    dataSource?.tableView(self, commit: style, forRowAt: indexPath)
  }

  // MARK: Swipe actions

  /// Returns the swipe actions at a side of a row: those of the delegate, in either form, or a delete
  /// button at the trailing side.
  func swipeActions(at indexPath: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
    guard side == .trailing else {
      guard !isEditing, canEditRow(at: indexPath) else { return nil }
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    guard canEditRow(at: indexPath) else { return nil }
    if let own = delegate?.tableView(
      self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    {
      return own
    }
    // An implementation that returns `nil` prevents the swipe.
    guard isEditing || delegate == nil || defaults.contains(.trailingSwipeActions) else {
      return nil
    }
    return rowActions(at: indexPath) ?? deletion(at: indexPath)
  }

  /// Returns the actions of a row that the delegate provides in the form before iOS 11.
  private func rowActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    delegate?.tableView(self, editActionsForRowAt: indexPath).map { actions in
      UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(at: indexPath) })
    }
  }

  // Unverified: Apple's UIKit deletes rows by a swipe if `commit` is implemented, which cannot be
  // determined here; `canEditRowAt` stands for it.
  /// Returns the delete button of a row; `nil` for a row that cannot be deleted.
  private func deletion(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    let style = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    guard style == .delete, isEditing || !defaults.contains(.editability) else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
      ?? Self.deleteTitle
    let delete = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, completion in
      self?.commit(.delete, at: indexPath)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// The default title of the button that confirms a deletion.
  private static let deleteTitle = "Delete"
}

extension TableRowsView {
  /// Passes the editing controls of the displayed rows to their cells, before editing begins.
  func updateRowEditing() {
    guard let table else { return }
    for visible in visibleElements.cells {
      guard let cell = visible.view as? UITableViewCell else { continue }
      cell.setRowEditing(table.rowEditing(at: visible.element.indexPath))
    }
  }
}
