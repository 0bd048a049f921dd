/// The metrics of list sections, in points, in the style of iOS 16 to 18.
///
/// Apple publishes none of them and changes them between releases. Those that are not marked as
/// unverified were measured (compositional-layout.md, 6.6; uikit.md, 3.4.1).
struct ListMetrics {
  // Unverified: 16 in sidebars; inferred from uikit.md, 3.4.1.
  /// The insets of rows from the sides of a narrow view: 16 in inset groups and sidebars.
  var narrowSideInset: CGFloat = 0
  /// The insets of rows from the sides of a view of ``wideWidth`` or more: 20 in inset groups.
  var wideSideInset: CGFloat = 0
  // Unverified: that the 35 of compositional-layout.md, 6.6 belong to iOS 26.
  /// The space above the rows of a section without a header: 17.5 in groups.
  var topPadding: CGFloat = 0
  // Unverified: both, so that groups are 35 points apart; inferred from uikit.md, 3.4.1.
  /// The space below the rows of a section without a footer: 17.5 in groups, 16 in sidebars.
  var bottomPadding: CGFloat = 0
  /// The estimated height of headers: 28 in plain lists, 17.5 in others.
  var headerEstimate: CGFloat = 17.5
  // Unverified: 22; inferred from compositional-layout.md, 6.6.
  /// The default space above headers: 22 in plain lists.
  var headerTopPadding: CGFloat = 0
  /// Whether headers and footers are pinned, as in plain lists.
  var pinsBoundary = false
  /// Whether rows have separators, as in all lists but sidebars (compositional-layout.md, 1.17).
  var showsSeparators = true
  // Unverified: inferred from uikit.md, 3.4.1.
  /// The background color of the list.
  var background = UIColor.systemBackground

  /// The estimated height of rows.
  static let rowEstimate: CGFloat = 44
  /// The estimated height of footers.
  static let footerEstimate: CGFloat = 17.5
  /// The minimum width of a view in which ``wideSideInset`` is used.
  static let wideWidth: CGFloat = 414
  /// The maximum width of readable content (uikit.md, 3.3).
  static let readableWidth: CGFloat = 672
  /// The z-index of headers and footers.
  static let boundaryZIndex = 200
  // Unverified: inferred from the appearance of lists with decoration views.
  /// The z-index of a list's background, which is behind an app's own decoration views.
  static let backgroundZIndex = -1_000
  // Unverified: inferred from images of lists that are edited.
  /// The insets of the line before a reorder control from the row's top and bottom.
  static let handleLineInset: CGFloat = 8
  /// The color of separators (uikit.md, 1.2).
  static let separatorColor = UIColor.separator
  // Unverified: the color of other separators; inferred from uikit.md, 1.2.
  /// The color of separators between selected rows.
  static let selectedSeparatorColor = UIColor.separator
}

extension ListMetrics {
  /// Creates the metrics of an appearance.
  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    switch appearance {
    case .plain: self = .plain
    case .grouped: self = .grouped
    case .insetGrouped: self = .insetGrouped
    case .sidebar: self = .sidebar
    case .sidebarPlain: self = .sidebarPlain
    }
  }

  private static let plain = ListMetrics(
    headerEstimate: 28, headerTopPadding: 22, pinsBoundary: true)

  private static let grouped = ListMetrics(
    topPadding: 17.5, bottomPadding: 17.5, background: .systemGroupedBackground)

  private static let insetGrouped = ListMetrics(
    narrowSideInset: 16, wideSideInset: 20, topPadding: 17.5, bottomPadding: 17.5,
    background: .systemGroupedBackground)

  private static let sidebar = ListMetrics(
    narrowSideInset: 16, wideSideInset: 16, bottomPadding: 16, showsSeparators: false,
    background: sidebarBackground)

  private static let sidebarPlain = ListMetrics()

  // Unverified: grouped beside other columns, plain as the only column; inferred from uikit.md,
  // 3.4.1.
  private static let sidebarBackground = UIColor { traits in
    traits.horizontalSizeClass == .compact ? .systemBackground : .systemGroupedBackground
  }
}
