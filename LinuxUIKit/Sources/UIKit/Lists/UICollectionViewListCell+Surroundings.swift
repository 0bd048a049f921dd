extension UICollectionViewListCell {
  /// The description of the cell's row; `nil` outside of lists.
  var listRow: ListRow? {
    guard let element = displayedElement, element.category == .cell else { return nil }
    return enclosingCollectionView?.layout.listRow(at: element.indexPath)
  }

  /// The position of the cell in its list; `nil` outside of lists, and for headers and footers.
  var listPlace: ListRowPlace? {
    guard let element = displayedElement, element.category == .cell else { return nil }
    return enclosingCollectionView?.layout.listPlace(at: element.indexPath)
  }

  /// Margins of rows: 16, in views of 414 points or more 20 (uikit.md 3.4.1).
  func takeListMargins() {
    switch traitCollection.listEnvironment {
    case .unspecified, .none: return
    default: break
    }
    let isWide = (enclosingCollectionView?.bounds.width ?? 0) >= ListMetrics.wideWidth
    let side: CGFloat = isWide ? 20 : 16
    let margins = NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
    // Margins that an app set stay.
    guard storage.baseMargins == list.margins, margins != list.margins else { return }
    list.margins = margins
    setBaseMargins(margins)
  }

  /// The background of the cell's list; headers and footers have none.
  var listBackgroundConfiguration: UIBackgroundConfiguration {
    let isRow = isListRow
    switch traitCollection.listEnvironment {
    case .grouped, .insetGrouped:
      return isRow ? .listGroupedCell() : .listGroupedHeaderFooter()
    case .sidebar, .sidebarPlain: return isRow ? .listSidebarCell() : .listSidebarHeader()
    case .plain, .none, .unspecified: return isRow ? .listPlainCell() : .listPlainHeaderFooter()
    }
  }

  /// On the screen the place counts, which updates change.
  private var isListRow: Bool {
    guard let displayedElement else { return list.role == .row }
    return displayedElement.category == .cell && listPlace?.isHeader != true
  }

  /// Draws the list's background while the app chose none.
  func takeListBackground() {
    guard !list.hasOwnBackground, backgroundColor == nil, backgroundView == nil,
      selectedBackgroundView == nil
    else { return }
    let background = defaultBackgroundConfiguration().updated(for: configurationState)
    guard background != configurations.background else { return }
    showBackground(background)
  }
}
