/// The role of a list cell in its section.
enum ListRole: Hashable, Sendable {
  case row
  /// A header, which may be an item.
  case header
  case footer
}

extension ListRole {
  // Unverified: that headers have the style of the list's headers even as items, and footers that
  // of its footers; inferred from uikit.md, 3.4.1.
  /// Returns the default style of the content.
  func contentStyle(in environment: UIListEnvironment) -> ListContentStyle {
    switch (self, environment) {
    case (.header, _): ListContentStyle.header.resolved(in: environment)
    case (.footer, _): ListContentStyle.footer.resolved(in: environment)
    case (.row, .sidebar), (.row, .sidebarPlain): .sidebarCell
    case (.row, _): .cell
    }
  }
}

extension ListRole {
  /// Creates the role of a list cell that displays an element.
  @MainActor init(of element: ElementID, in layout: UICollectionViewLayout) {
    self =
      switch (element.category, element.kind) {
      case (.supplementaryView, UICollectionView.elementKindSectionHeader): .header
      case (.supplementaryView, UICollectionView.elementKindSectionFooter): .footer
      case (.cell, _): Self.isHeader(element.indexPath, in: layout) ? .header : .row
      default: .row
      }
  }

  @MainActor private static func isHeader(
    _ indexPath: IndexPath, in layout: UICollectionViewLayout
  ) -> Bool {
    let lists = layout as? UICollectionViewCompositionalLayout
    return lists?.listPosition(at: indexPath)?.isHeader ?? false
  }
}
