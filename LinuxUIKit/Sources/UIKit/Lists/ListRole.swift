/// What a list cell is in its section.
enum ListRole: Hashable, Sendable {
  /// One of the rows.
  case row
  /// The header, which may be an item.
  case header
  /// The footer.
  case footer
}

extension ListRole {
  /// [guess 3.4.1] What suits a cell before an app says: a header has the look of the list's headers,
  /// also where it is an item, and a footer that of its footers.
  func contentStyle(in environment: UIListEnvironment) -> ListContentStyle {
    switch (self, environment) {
    case (.header, _): ListContentStyle.header.resolved(in: environment)
    case (.footer, _): ListContentStyle.footer.resolved(in: environment)
    case (.row, .sidebar), (.row, .sidebarPlain): .sidebarCell
    case (.row, _): .cell
    }
  }
}

extension UICollectionView {
  /// What a list cell is that shows an element.
  func listRole(of element: ElementID) -> ListRole {
    switch (element.category, element.kind) {
    case (.supplementaryView, UICollectionView.elementKindSectionHeader): .header
    case (.supplementaryView, UICollectionView.elementKindSectionFooter): .footer
    case (.cell, _): isListHeader(element.indexPath) ? .header : .row
    default: .row
    }
  }

  private func isListHeader(_ indexPath: IndexPath) -> Bool {
    let layout = layout as? UICollectionViewCompositionalLayout
    return layout?.listPlace(at: indexPath)?.isHeader ?? false
  }
}
