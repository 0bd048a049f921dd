import CompositionalLayout

/// The view properties that list sections depend on.
struct ListEnvironment: Equatable {
  /// The width of the view, in points.
  var width: CGFloat
  /// The view's side margins without its safe area, in points.
  var sideMargins = NSDirectionalEdgeInsets.zero
}

extension ListEnvironment {
  /// Creates the environment from that of a section provider; it has margins only if the layout
  /// created it.
  @MainActor init(_ environment: any NSCollectionLayoutEnvironment) {
    width = environment.container.contentSize.width
    sideMargins = (environment as? LayoutProviderEnvironment)?.sideMargins ?? .zero
  }
}

extension LayoutEnvironment {
  /// The side margins without the safe area that they contain, in points.
  var sideMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 0, leading: max(0, layoutMargins.leading - safeArea.leading), bottom: 0,
      trailing: max(0, layoutMargins.trailing - safeArea.trailing))
  }
}
