/// The description of a table's section as a section of a compositional layout.
///
/// It is that of a list section with the same appearance, so that tables and lists of the same
/// content are laid out alike.
@MainActor struct TableSectionDescription {
  private let index: Int
  private let table: UITableView

  /// Creates the description of a section.
  init(of index: Int, in table: UITableView) {
    self.index = index
    self.table = table
  }

  /// Returns the section.
  func section(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let heights = table.heights
    let row: NSCollectionLayoutDimension =
      heights.uniformRowHeight.map { .absolute($0) } ?? .estimated(heights.rowEstimate)
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment, rowHeight: row)
    section.boundarySupplementaryItems = section.boundarySupplementaryItems.map(resized)
    return section
  }

  /// Returns a header or footer with the height that the table specifies.
  private func resized(
    _ item: NSCollectionLayoutBoundarySupplementaryItem
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    guard let height = height(of: TableBoundary(item.elementKind)) else { return item }
    let new = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height),
      elementKind: item.elementKind, alignment: item.alignment)
    new.pinToVisibleBounds = item.pinToVisibleBounds
    new.zIndex = item.zIndex
    new.outerSpacing = item.outerSpacing
    return new
  }

  private var configuration: UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: table.style.appearance)
    let options = table.options
    configuration.backgroundColor = .clear
    configuration.headerMode =
      table.showsBoundary(.header, inSection: index) ? .supplementary : .none
    configuration.footerMode =
      table.showsBoundary(.footer, inSection: index) ? .supplementary : .none
    configuration.showsSeparators = options.separatorStyle != .none
    if options.headerTopPadding >= 0 { configuration.headerTopPadding = options.headerTopPadding }
    configuration.separatorConfiguration = table.separatorConfiguration
    configuration.leadingSwipeActionsConfigurationProvider = { [weak table] in
      table?.swipeActions(at: $0, .leading)
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak table] in
      table?.swipeActions(at: $0, .trailing)
    }
    return configuration
  }

  private func height(of boundary: TableBoundary) -> NSCollectionLayoutDimension? {
    if let height = table.heights.boundaryHeight(boundary, inSection: index) {
      return .absolute(height)
    }
    return table.heights.boundaryEstimate(boundary, inSection: index).map { .estimated($0) }
  }
}
