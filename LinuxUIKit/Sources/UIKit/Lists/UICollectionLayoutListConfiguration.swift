/// How a list section looks: its appearance, header, footer, separators and background.
///
/// ```swift
/// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerMode = .supplementary
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
///
/// A layout keeps the configuration that it was given: make another layout, or return another
/// section from the section provider, to change it.
///
/// Ours leaves out `contentHuggingElements`. Separators are resolved for cells that draw them; plain
/// cells draw none, on Apple's platforms too. Checked against compositional-layout.md 1.17.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// Says how the separators of one item look, given what holds for the section.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Returns the actions at a side of one item's row; nil or none leave the row as it is.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The kind of list.
  public let appearance: Appearance
  /// Whether rows have separators between them: yes, but in a sidebar.
  public var showsSeparators: Bool
  /// How separators look where the handler says nothing.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// What is asked for each item's separators; nil leaves all as `separatorConfiguration` says.
  ///
  /// [guess] It is not asked while `showsSeparators` is off.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the section; nil is the system's color of the appearance.
  ///
  /// It covers the collection view's own background, also above the first section and below the
  /// last one. Set `.clear` to let that show.
  public var backgroundColor: UIColor?
  /// Where the section's header comes from.
  public var headerMode = HeaderMode.none
  /// Where the section's footer comes from.
  public var footerMode = FooterMode.none
  /// What is asked for the actions where lines begin, each time a row is swiped that way.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What is asked for the actions where lines end, each time a row is swiped that way.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What stays free above the header, in points; nil is what the appearance has.
  ///
  /// It has no effect on sections without a header; a negative number counts as 0.
  public var headerTopPadding: CGFloat?

  /// A list of this appearance, without header and footer.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = ListMetrics(appearance).showsSeparators
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
