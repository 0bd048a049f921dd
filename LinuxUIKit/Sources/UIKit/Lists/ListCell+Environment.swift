extension ListCell {
  /// The description of the cell's row; `nil` outside of lists.
  var listRow: ListRowStyle? {
    guard let element = displayedElement, element.category == .cell else { return nil }
    return enclosingCollectionView?.listLayout?.listRow(at: element.indexPath)
  }

  /// The position of the cell in its list; `nil` outside of lists, and for headers and footers.
  var listPosition: ListRowPosition? {
    guard let element = displayedElement, element.category == .cell else { return nil }
    return enclosingCollectionView?.listLayout?.listPosition(at: element.indexPath)
  }

  /// Updates the margins of the row.
  func updateListMargins() {
    switch traitCollection.listEnvironment {
    case .unspecified, .none: return
    default: break
    }
    listMargins.set(ListMetrics.cellMargins(in: enclosingCollectionView), of: self)
  }

  /// The default background of the cell in its list.
  var listBackgroundConfiguration: UIBackgroundConfiguration {
    let isRow = isListRow
    switch traitCollection.listEnvironment {
    case .grouped, .insetGrouped:
      return isRow ? .listGroupedCell() : .listGroupedHeaderFooter()
    case .sidebar, .sidebarPlain: return isRow ? .listSidebarCell() : .listSidebarHeader()
    case .plain, .none, .unspecified: return isRow ? .listPlainCell() : .listPlainHeaderFooter()
    }
  }

  // A displayed cell may have moved to another position since it was configured.
  private var isListRow: Bool {
    guard let displayedElement else { return role == .row }
    return displayedElement.category == .cell && listPosition?.isHeader != true
  }

  /// Displays the default background of the list for a state.
  func showListBackground(for state: UICellConfigurationState) {
    let background = defaultBackgroundConfiguration().updated(for: state)
    guard background != configurations.background else { return }
    configurations.setBackground(background, of: self)
  }
}

extension ListMetrics {
  // Unverified: the margins of 8 points above and below.
  /// Returns the margins of rows, headers and footers in a list: 16 points, or 20 in views that are
  /// at least 414 points wide (uikit.md, 3.4.1).
  @MainActor static func cellMargins(in list: UICollectionView?) -> NSDirectionalEdgeInsets {
    let width = list?.bounds.width ?? 0
    var side: CGFloat = width >= wideWidth ? 20 : 16
    if list?.followsReadableWidth == true { side = max(side, (width - readableWidth) / 2) }
    return NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
  }
}
