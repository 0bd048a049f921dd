extension UITableView {
  // Unverified: the row whose center is nearest to that of the visible bounds.
  var nearestSelectedRow: IndexPath? {
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
