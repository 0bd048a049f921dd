import CompositionalLayout

/// What a list section knows of the view that it stands in.
struct ListEnvironment: Equatable {
  /// The width of the view, in points.
  var width: CGFloat
  /// The view's margins at its sides without its safe area, in points.
  var sideMargins = NSDirectionalEdgeInsets.zero
}

extension ListEnvironment {
  /// What a section provider's environment tells; margins only where the environment is ours.
  @MainActor init(_ environment: any NSCollectionLayoutEnvironment) {
    width = environment.container.contentSize.width
    sideMargins = (environment as? LayoutProviderEnvironment)?.sideMargins ?? .zero
  }
}

extension LayoutEnvironment {
  /// The margins at the sides without the safe area that they contain, in points.
  var sideMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 0, leading: max(0, layoutMargins.leading - safeArea.leading), bottom: 0,
      trailing: max(0, layoutMargins.trailing - safeArea.trailing))
  }
}
