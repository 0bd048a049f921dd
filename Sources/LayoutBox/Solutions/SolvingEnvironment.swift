import CompositionalLayout
import LayoutGeometry
import UIKit

/// The environment of a layout that is solved without a view.
final class SolvingEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  /// Creates the environment of a container of this size without insets.
  init(size: CGSize, traits: UITraitCollection) {
    container = SolvingContainer(size: size)
    traitCollection = traits
  }

  /// The environment for the engine.
  var value: LayoutEnvironment {
    LayoutEnvironment(
      size: container.contentSize, isRightToLeft: traitCollection.layoutDirection == .rightToLeft,
      displayScale: traitCollection.displayScale)
  }
}

/// A container without insets.
private final class SolvingContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets = NSDirectionalEdgeInsets.zero

  init(size: CGSize) {
    contentSize = size
  }

  var effectiveContentSize: CGSize { contentSize }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}
