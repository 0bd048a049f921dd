import CompositionalLayout
import LayoutGeometry

/// The container that providers see: a size and what insets leave of it.
///
/// Insets count in points: the meaning of insets below 1 as fractions, which Apple documents for
/// containers, is kept out ([guess] compositional-layout.md 1.13).
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

/// The environment that providers see.
final class LayoutProviderEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  /// The view's margins at its sides without its safe area, in points.
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
