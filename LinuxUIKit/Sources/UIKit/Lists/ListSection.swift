/// The list configuration of a section, for its background and its cells.
@MainActor struct ListSection {
  /// The background color.
  let background: UIColor
  private let configuration: UICollectionLayoutListConfiguration

  /// Creates a list section with a configuration.
  init(_ configuration: UICollectionLayoutListConfiguration) {
    self.configuration = configuration
    background = configuration.backgroundColor ?? ListMetrics(configuration.appearance).background
  }

  /// The kind of list, as a trait of its cells.
  var environment: UIListEnvironment { configuration.appearance.environment }

  /// Returns the description of an item's row.
  func row(at indexPath: IndexPath, itemCount: Int) -> ListRowStyle {
    ListRowStyle(
      place: place(of: indexPath.item, itemCount: itemCount),
      separators: separators(at: indexPath, itemCount: itemCount),
      isRounded: configuration.appearance == .insetGrouped)
  }

  /// Returns the position of an item.
  func place(of item: Int, itemCount: Int) -> ListRowPosition {
    ListRowPosition(
      item: item, itemCount: itemCount,
      firstIsHeader: configuration.headerMode == .firstItemInSection)
  }

  /// Whether rows may have swipe actions.
  var hasSwipeActions: Bool {
    configuration.leadingSwipeActionsConfigurationProvider != nil
      || configuration.trailingSwipeActionsConfigurationProvider != nil
  }

  /// Whether the first item is a pinned header.
  var pinsFirstItem: Bool {
    configuration.headerMode == .firstItemInSection
      && ListMetrics(configuration.appearance).pinsBoundary
  }

  /// Returns the swipe actions at a side of an item's row, which it requests from the configuration
  /// (uikit.md, 3.4.6).
  func swipeActions(at indexPath: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
    switch side {
    case .leading: configuration.leadingSwipeActionsConfigurationProvider?(indexPath)
    case .trailing: configuration.trailingSwipeActionsConfigurationProvider?(indexPath)
    }
  }

  /// Returns the separators of an item's row (compositional-layout.md, 1.17).
  func separators(at indexPath: IndexPath, itemCount: Int) -> ListSeparators {
    // 1. Return no separators without calling the handler if the list has none.
    guard configuration.showsSeparators else { return ListSeparators() }
    // 2. Call the handler.
    let general = configuration.separatorConfiguration
    let separators = configuration.itemSeparatorHandler?(indexPath, general) ?? general
    // 3. Resolve automatic values.
    return ListSeparators(
      separators, appearance: configuration.appearance,
      place: place(of: indexPath.item, itemCount: itemCount))
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// The list environment of cells, headers and footers.
  var environment: UIListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}
