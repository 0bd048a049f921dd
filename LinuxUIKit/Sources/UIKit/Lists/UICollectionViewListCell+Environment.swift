extension UICollectionViewListCell {
  /// The description of the cell's row; `nil` outside of lists.
  var listRow: ListRow? {
    guard let element = displayedElement, element.category == .cell else { return nil }
    return enclosingCollectionView?.layout.listRow(at: element.indexPath)
  }

  /// The position of the cell in its list; `nil` outside of lists, and for headers and footers.
  var listPosition: ListRowPosition? {
    guard let element = displayedElement, element.category == .cell else { return nil }
    return enclosingCollectionView?.layout.listPosition(at: element.indexPath)
  }

  /// Updates the margins of the row: 16 points, or 20 in views that are at least 414 points wide
  /// (uikit.md, 3.4.1).
  func updateListMargins() {
    switch traitCollection.listEnvironment {
    case .unspecified, .none: return
    default: break
    }
    let isWide = (enclosingCollectionView?.bounds.width ?? 0) >= ListMetrics.wideWidth
    let side: CGFloat = isWide ? 20 : 16
    let margins = NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
    setListMargins(margins)
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

  /// Updates the default background, unless the app has set one.
  func updateListBackground() {
    guard !hasOwnBackground, backgroundColor == nil, backgroundView == nil,
      selectedBackgroundView == nil
    else { return }
    let background = defaultBackgroundConfiguration().updated(for: configurationState)
    guard background != configurations.background else { return }
    showBackground(background)
  }
}
