import CompositionalLayout
import LayoutGeometry

// Unverified: that insets below 1 are not fractions, as Apple documents for containers; inferred
// from compositional-layout.md, 1.13.
/// The container that providers receive: a size and insets in points.
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(size: CGSize, insets: LayoutInsets) {
    contentSize = size
    contentInsets = NSDirectionalEdgeInsets(insets)
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets.value) }
}

/// The environment that providers receive.
final class LayoutProviderEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  /// The view's side margins without its safe area, in points.
  let sideMargins: NSDirectionalEdgeInsets

  init(
    size: CGSize, insets: LayoutInsets, traits: UITraitCollection,
    sideMargins: NSDirectionalEdgeInsets = .zero
  ) {
    container = LayoutContainer(size: size, insets: insets)
    traitCollection = traits
    self.sideMargins = sideMargins
  }
}
