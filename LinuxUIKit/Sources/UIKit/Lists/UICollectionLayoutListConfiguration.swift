/// The configuration of a list section: its appearance, header, footer, separators and background.
///
/// ```swift
/// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerMode = .supplementary
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
///
/// A layout copies its configuration: create another layout, or return another section from the
/// section provider, to change it. Only list cells draw separators. Checked against
/// compositional-layout.md, 1.17.
///
/// - Note: Not implemented: `contentHuggingElements`.
public struct UICollectionLayoutListConfiguration {
  /// A closure that returns the separators of an item, given those of the section.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// A closure that returns the swipe actions at a side of an item's row; `nil` for none.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The appearance.
  public let appearance: Appearance
  /// Whether rows have separators.
  ///
  /// The default is `true`, except for sidebars.
  public var showsSeparators: Bool
  /// The separators of items if there is no `itemSeparatorHandler`.
  public var separatorConfiguration: UIListSeparatorConfiguration
  // Unverified: that it is not called if `showsSeparators` is `false`; inferred from
  // compositional-layout.md, 1.17.
  /// The closure that returns the separators of each item; `nil` to use `separatorConfiguration`.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background color of the section; `nil` for the default of the appearance.
  ///
  /// It covers the background of the collection view, including the areas above the first section
  /// and below the last one. Use `.clear` to display the background of the collection view.
  public var backgroundColor: UIColor?
  /// The header mode.
  ///
  /// The default is `.none`.
  public var headerMode = HeaderMode.none
  /// The footer mode.
  ///
  /// The default is `.none`.
  public var footerMode = FooterMode.none
  /// The closure that returns the leading swipe actions, called for each swipe.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The closure that returns the trailing swipe actions, called for each swipe.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The space above the header, in points; `nil` for the default of the appearance.
  ///
  /// It has no effect on sections without a header. Negative values are treated as 0.
  public var headerTopPadding: CGFloat?

  /// Creates a configuration of a list without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = ListMetrics(appearance).showsSeparators
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration {
  /// The appearances of lists.
  public enum Appearance: Hashable, Sendable {
    /// Rows from edge to edge, with pinned headers.
    case plain
    /// Rows from edge to edge, in groups with space between them.
    case grouped
    /// Groups that are inset from the edges.
    case insetGrouped
    /// The first column of a split view, with inset rows.
    case sidebar
    /// The first column of a split view, with rows from edge to edge.
    case sidebarPlain
  }

  /// The kinds of headers of list sections.
  public enum HeaderMode: Hashable, Sendable {
    /// No supplementary view.
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    ///
    /// The data source must return one for every section.
    case supplementary
    /// The first item of the section, which is laid out as a row.
    case firstItemInSection
  }

  /// The kinds of footers of list sections.
  public enum FooterMode: Hashable, Sendable {
    /// No supplementary view.
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    ///
    /// The data source must return one for every section.
    case supplementary
  }
}
