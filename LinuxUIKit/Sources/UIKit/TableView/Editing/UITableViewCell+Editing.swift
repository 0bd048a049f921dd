extension UITableViewCell {
  /// Displays or removes the editing controls.
  func changeEditing(to isEditing: Bool, animated: Bool) {
    guard isEditing != state.isEditing else { return }
    let mask: StateMask = isEditing ? .showingEditControl : []
    willTransition(to: mask)
    if isEditing, let row = displayedRow { setRowEditing(row.table.rowEditing(at: row.indexPath)) }
    setState(\.isEditing, to: isEditing)
    setNeedsUpdateAccessories()
    didTransition(to: mask)
  }

  /// Sets the editing controls that the table specifies for the row.
  func setRowEditing(_ editing: RowEditing) {
    guard setState(\.editing, to: editing) else { return }
    setNeedsUpdateAccessories()
  }

  /// Sets whether swipe actions are displayed, and notifies the table's delegate (uikit.md, 3.4.6).
  func setSwiped(_ isSwiped: Bool) {
    guard isSwiped != state.isSwiped else { return }
    let mask: StateMask = isSwiped ? .showingDeleteConfirmation : []
    willTransition(to: mask)
    setState(\.isSwiped, to: isSwiped)
    didTransition(to: mask)
    guard let table = enclosingTable, !table.isEditing else { return }
    let path = table.indexPath(for: self)
    if isSwiped, let path {
      table.delegate?.tableView(table, willBeginEditingRowAt: path)
    } else {
      table.delegate?.tableView(table, didEndEditingRowAt: path)
    }
  }
}
