/// A cell in the style of a list: a row of a table, or a list cell of a collection view.
///
/// It has accessories, separators, an indentation and the margins and background of its list. The
/// extensions lay them out for both kinds of cells, so that the same content has the same frames
/// in both.
@MainActor protocol ListCell: ConfigurableView, ElementCell
where State == UICellConfigurationState {
  /// The views of the accessories.
  var accessoryViews: ListAccessoryViews { get }
  /// The separators and the line before the reorder control.
  var lines: ListCellLines { get }
  /// The margins that the list has set.
  var listMargins: ListCellMargins { get }
  /// The role in the section.
  var role: ListRole { get }
  /// Whether the cell has accessories in any state.
  var hasAccessories: Bool { get }
  /// The indentation of the content, in points.
  var contentIndentation: CGFloat { get }
  /// Whether leading accessories are indented with the content.
  var indentsAccessories: Bool { get }

  /// Returns the default background in the cell's list.
  func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
  /// Returns the accessories for an editing state, in any order.
  func accessories(isEditing: Bool) -> [UICellAccessory]
  /// Displays or removes the default background of the list.
  func updateListBackground()
  /// Returns the separators of the cell in a row.
  func separators(of row: ListRowStyle?) -> ListSeparators?
  /// The start of the content's text from the leading edge of the content view; `nil` if it is
  /// unknown.
  var contentTextStart: CGFloat? { get }
  /// Expands or collapses the item, as its disclosure does.
  func toggleOutline()
}

extension ListCell {
  func separators(of row: ListRowStyle?) -> ListSeparators? { row?.separators }

  var contentTextStart: CGFloat? { (contentView as? UIListContentView)?.textStart }

  func toggleOutline() {}

  var minimumHeight: CGFloat { accessoryViews.all.map(\.ownHeight).max() ?? 0 }

  /// Opens the trailing swipe actions, as a delete button without a handler does.
  func openTrailingActions() {
    guard let host = enclosingCollectionView, let path = host.indexPath(ofCell: self) else {
      return
    }
    host.openSwipeActions(at: path)
  }

  /// Updates the parts that depend on the list and on the cell's state, before the layout.
  func prepareListParts() {
    updateListBackground()
    updateAccessories()
  }
}

/// The margins of a list cell, which the list sets unless the app has set others.
@MainActor final class ListCellMargins {
  // The margins that the list has set; `nil` outside of lists.
  private var listMargins: NSDirectionalEdgeInsets?

  /// Sets the margins of a row, unless the app has set others.
  func set(_ margins: NSDirectionalEdgeInsets, of cell: UIView) {
    guard cell.baseMargins == listMargins, margins != listMargins else { return }
    listMargins = margins
    cell.setBaseMargins(margins)
  }
}
