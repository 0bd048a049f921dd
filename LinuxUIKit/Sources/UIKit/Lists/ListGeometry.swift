/// Where the rows, the header and the footer of a list section are; a value from a configuration
/// and what surrounds the list (compositional-layout.md 6.6).
struct ListGeometry: Equatable {
  /// Around the rows, between header and footer.
  var insets = NSDirectionalEdgeInsets.zero
  /// From where the insets count: the view's edges, or its safe area for rows that keep away from
  /// the edges.
  var insetsReference = UIContentInsetsReference.none
  /// The header; nil where there is no supplementary view for it.
  var header: Boundary?
  /// The footer; nil where there is none.
  var footer: Boundary?

  /// A header or a footer.
  struct Boundary: Equatable {
    /// How high it is until it is measured.
    var estimate: CGFloat
    /// Whether it stays visible while its section is.
    var isPinned: Bool
    /// What stays free above a header.
    var topPadding: CGFloat = 0
  }
}

extension ListGeometry {
  /// The geometry of a list with this configuration.
  @MainActor init(
    _ configuration: UICollectionLayoutListConfiguration, in surroundings: ListEnvironment
  ) {
    let metrics = ListMetrics(configuration.appearance)
    let headerPadding = max(0, configuration.headerTopPadding ?? metrics.headerTopPadding)
    // 1. The sides.
    insets = metrics.sideInsets(in: surroundings)
    insetsReference = metrics.narrowSideInset > 0 ? .safeArea : .none
    // 2. What stands above the rows: a header, a header that is a row, or room.
    switch configuration.headerMode {
    case .supplementary:
      header = Boundary(
        estimate: metrics.headerEstimate, isPinned: metrics.pinsBoundary,
        topPadding: headerPadding)
    case .firstItemInSection: insets.top = headerPadding
    case .none: insets.top = metrics.topPadding
    }
    // 3. What stands below them: a footer or room.
    switch configuration.footerMode {
    case .supplementary:
      footer = Boundary(estimate: ListMetrics.footerEstimate, isPinned: metrics.pinsBoundary)
    case .none: insets.bottom = metrics.bottomPadding
    }
  }
}

extension ListMetrics {
  /// [guess 6.6, §9.15] The figure for the view's width, and the view's own margins where they are
  /// wider.
  fileprivate func sideInsets(in surroundings: ListEnvironment) -> NSDirectionalEdgeInsets {
    guard narrowSideInset > 0 else { return .zero }
    let isWide = surroundings.width >= Self.wideWidth
    let side = isWide ? wideSideInset : narrowSideInset
    let margins = surroundings.sideMargins
    return NSDirectionalEdgeInsets(
      top: 0, leading: max(side, margins.leading), bottom: 0, trailing: max(side, margins.trailing))
  }
}
