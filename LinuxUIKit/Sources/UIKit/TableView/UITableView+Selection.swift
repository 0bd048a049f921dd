extension UITableView {
  /// Whether rows can be selected while the table is not edited.
  ///
  /// The default is `true`.
  public var allowsSelection: Bool {
    get { rows.allowsSelection }
    set { rows.allowsSelection = newValue }
  }

  /// Whether several rows can be selected while the table is not edited.
  ///
  /// The default is `false`.
  public var allowsMultipleSelection: Bool {
    get { rows.allowsMultipleSelection }
    set { rows.allowsMultipleSelection = newValue }
  }

  /// Whether rows can be selected during editing.
  ///
  /// The default is `false`.
  public var allowsSelectionDuringEditing: Bool {
    get { rows.allowsSelectionDuringEditing }
    set { rows.allowsSelectionDuringEditing = newValue }
  }

  /// Whether several rows can be selected during editing.
  ///
  /// The default is `false`.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { rows.allowsMultipleSelectionDuringEditing }
    set { rows.allowsMultipleSelectionDuringEditing = newValue }
  }

  /// The index path of the first selected row; `nil` if there is none.
  public var indexPathForSelectedRow: IndexPath? { rows.selection.indexPaths.min() }

  /// The index paths of the selected rows, sorted; `nil` if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    let selected = rows.selection.indexPaths
    return selected.isEmpty ? nil : selected.sorted()
  }

  /// Selects a row without notifying the delegate; `nil` deselects all rows.
  ///
  /// If only one row can be selected, the row replaces the selected one. `.none` does not scroll.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    rows.selectItem(at: indexPath, animated: animated, scrollPosition: [])
    guard let indexPath, scrollPosition != .none, rows.counts.contains(indexPath) else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects a row without notifying the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    rows.deselectItem(at: indexPath, animated: animated)
  }

  /// Scrolls the first selected row to a position; does nothing if no row is selected.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let nearest = nearestSelectedRow else { return }
    scrollToRow(at: nearest, at: scrollPosition, animated: animated)
  }

  // Unverified: the row whose center is nearest to that of the visible bounds.
  private var nearestSelectedRow: IndexPath? {
    let center = bounds.midY
    return rows.selection.indexPaths.sorted()
      .min { abs(rectForRow(at: $0).midY - center) < abs(rectForRow(at: $1).midY - center) }
  }
}

// MARK: Context menus

extension UITableView {
  /// The context menu that is open; `nil` if there is none.
  package var presentedContextMenu: PresentedContextMenu? { rows.presentedContextMenu }
}
