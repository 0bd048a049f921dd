/// What makes a section a list: its configuration, kept for the ground and for cells.
@MainActor struct ListSection {
  /// The color of the ground.
  let background: UIColor
  private let configuration: UICollectionLayoutListConfiguration

  /// A list section of that configuration.
  init(_ configuration: UICollectionLayoutListConfiguration) {
    self.configuration = configuration
    background = configuration.backgroundColor ?? ListMetrics(configuration.appearance).background
  }

  /// The kind of list, as a trait of its cells.
  var environment: UIListEnvironment {
    switch configuration.appearance {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }

  /// What one of its items' cells draws for its place.
  func row(at indexPath: IndexPath, itemCount: Int) -> ListRow {
    ListRow(
      place: place(of: indexPath.item, itemCount: itemCount),
      separators: separators(at: indexPath, itemCount: itemCount),
      isRounded: configuration.appearance == .insetGrouped)
  }

  /// Where one of its items stands.
  func place(of item: Int, itemCount: Int) -> ListRowPlace {
    ListRowPlace(
      item: item, itemCount: itemCount,
      firstIsHeader: configuration.headerMode == .firstItemInSection)
  }

  /// Whether rows may have actions.
  var hasSwipeActions: Bool {
    configuration.leadingSwipeActionsConfigurationProvider != nil
      || configuration.trailingSwipeActionsConfigurationProvider != nil
  }

  /// Whether the first item is a header that stays in sight while the section is.
  var pinsFirstItem: Bool {
    configuration.headerMode == .firstItemInSection
      && ListMetrics(configuration.appearance).pinsBoundary
  }

  /// The actions at a side of one of its items, asked for anew (uikit.md 3.4.6).
  func swipeActions(at indexPath: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
    switch side {
    case .leading: configuration.leadingSwipeActionsConfigurationProvider?(indexPath)
    case .trailing: configuration.trailingSwipeActionsConfigurationProvider?(indexPath)
    }
  }

  /// The separators of one of its items (compositional-layout.md 1.17).
  func separators(at indexPath: IndexPath, itemCount: Int) -> ListSeparators {
    // 1. A list without separators has none, whatever the handler would say.
    guard configuration.showsSeparators else { return ListSeparators() }
    // 2. Ask how they look.
    let general = configuration.separatorConfiguration
    let separators = configuration.itemSeparatorHandler?(indexPath, general) ?? general
    // 3. Decide what was left to the list.
    return ListSeparators(
      separators, appearance: configuration.appearance,
      place: place(of: indexPath.item, itemCount: itemCount))
  }
}
