/// The figures of list sections, in points: the classic look of iOS 16 to 18.
///
/// Apple publishes none of them and changes them between releases, so all stand here, each with its
/// source and how sure it is (compositional-layout.md 6.6 and 9.15, uikit.md 3.4.1).
struct ListMetrics {
  /// What rows keep from the sides of a narrow view.
  ///
  /// 0 from edge to edge. 16 in inset groups [seen 3.4.1]; in sidebars [guess 3.4.1].
  var narrowSideInset: CGFloat = 0
  /// The same in a view of ``wideWidth`` or more: 20 in inset groups [seen 3.4.1].
  var wideSideInset: CGFloat = 0
  /// What is free above the rows of a section without a header.
  ///
  /// 17.5 in groups [seen 3.4.1]; the 35 of 6.6 [guess] belong to iOS 26.
  var topPadding: CGFloat = 0
  /// What is free below the rows of a section without a footer.
  ///
  /// 17.5 in groups, so that 35 lie between two [guess 3.4.1]; 16 in sidebars [guess 3.4.1].
  var bottomPadding: CGFloat = 0
  /// How high a header is before it is measured: 28 in plain lists, else 17.5 [seen 3.4.1].
  var headerEstimate: CGFloat = 17.5
  /// What is free above a header unless the configuration says: 22 in plain lists [guess 6.6].
  var headerTopPadding: CGFloat = 0
  /// Whether headers and footers stay visible: in plain lists [seen 6.6].
  var pinsBoundary = false
  /// Whether rows have separators: in all but sidebars [seen 1.17].
  var showsSeparators = true
  /// The ground of the list [guess 3.4.1].
  var background = UIColor.systemBackground

  /// How high a row is before it is measured [seen 6.6].
  static let rowEstimate: CGFloat = 44
  /// How high a footer is before it is measured [seen 3.4.1].
  static let footerEstimate: CGFloat = 17.5
  /// From how wide a view on ``wideSideInset`` holds [seen 3.4.1].
  static let wideWidth: CGFloat = 414
  /// The order of headers and footers from back to front [seen 3.4.1].
  static let boundaryZIndex = 200
  /// The order of a list's ground: behind what an app puts behind its rows [guess].
  static let backgroundZIndex = -1_000
  /// What the line before a handle keeps from the row's edges [guess].
  static let handleLineInset: CGFloat = 8
  /// The color of separators [seen uikit.md 1.2].
  static let separatorColor = UIColor.separator
  /// The color of separators between rows that are selected together [guess].
  static let selectedSeparatorColor = UIColor.separator
}

extension ListMetrics {
  /// The figures of an appearance.
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

  /// [guess 3.4.1] Grouped where there is room beside the sidebar, plain where it is all there is.
  private static let sidebarBackground = UIColor { traits in
    traits.horizontalSizeClass == .compact ? .systemBackground : .systemGroupedBackground
  }
}
