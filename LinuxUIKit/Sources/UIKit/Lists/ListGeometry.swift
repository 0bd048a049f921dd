/// The insets, header and footer of a list section, which follow from its configuration and
/// environment (compositional-layout.md, 6.6).
struct ListGeometry: Equatable {
  /// The insets around the rows, between the header and the footer.
  var insets = NSDirectionalEdgeInsets.zero
  /// The reference of the insets: the view, or its safe area for inset rows.
  var insetsReference = UIContentInsetsReference.none
  /// The header; `nil` for a list without a supplementary header.
  var header: Boundary?
  /// The footer; `nil` for a list without a footer.
  var footer: Boundary?

  /// A header or a footer.
  struct Boundary: Equatable {
    /// The estimated height.
    var estimate: CGFloat
    var isPinned: Bool
    /// The space above a header.
    var topPadding: CGFloat = 0
  }
}

extension ListGeometry {
  /// Creates the geometry of a list with a configuration.
  @MainActor init(
    _ configuration: UICollectionLayoutListConfiguration, in environment: ListEnvironment
  ) {
    let metrics = ListMetrics(configuration.appearance)
    let headerPadding = max(0, configuration.headerTopPadding ?? metrics.headerTopPadding)
    // 1. Set the insets at the sides.
    insets = metrics.sideInsets(in: environment)
    insetsReference = metrics.narrowSideInset > 0 ? .safeArea : .none
    // 2. Add a header, or space above the rows.
    switch configuration.headerMode {
    case .supplementary:
      header = Boundary(
        estimate: metrics.headerEstimate, isPinned: metrics.pinsBoundary,
        topPadding: headerPadding)
    case .firstItemInSection: insets.top = headerPadding
    case .none: insets.top = metrics.topPadding
    }
    // 3. Add a footer, or space below the rows.
    switch configuration.footerMode {
    case .supplementary:
      footer = Boundary(estimate: ListMetrics.footerEstimate, isPinned: metrics.pinsBoundary)
    case .none: insets.bottom = metrics.bottomPadding
    }
  }
}

extension ListMetrics {
  // Unverified: the metrics for the view's width, or the view's own margins if they are wider;
  // inferred from compositional-layout.md, 6.6.
  fileprivate func sideInsets(in environment: ListEnvironment) -> NSDirectionalEdgeInsets {
    guard narrowSideInset > 0 else { return .zero }
    let isWide = environment.width >= Self.wideWidth
    let side = isWide ? wideSideInset : narrowSideInset
    let margins = environment.sideMargins
    return NSDirectionalEdgeInsets(
      top: 0, leading: max(side, margins.leading), bottom: 0, trailing: max(side, margins.trailing))
  }
}
