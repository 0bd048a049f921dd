import UIKit

extension LayoutBoxConvertible {
  /// The box with this gap before it, where reading starts; the other edges keep theirs.
  ///
  /// `.flexible(10)` keeps 10 points or more: with the trailing edge fixed it pushes the box to
  /// the end of its group.
  @MainActor public func leading(_ spacing: NSCollectionLayoutSpacing) -> Self {
    edge(\.leading, spacing)
  }

  /// The box with this gap above it; the other edges keep theirs.
  @MainActor public func top(_ spacing: NSCollectionLayoutSpacing) -> Self {
    edge(\.top, spacing)
  }

  /// The box with this gap after it, where reading ends; the other edges keep theirs.
  @MainActor public func trailing(_ spacing: NSCollectionLayoutSpacing) -> Self {
    edge(\.trailing, spacing)
  }

  /// The box with this gap below it; the other edges keep theirs.
  @MainActor public func bottom(_ spacing: NSCollectionLayoutSpacing) -> Self {
    edge(\.bottom, spacing)
  }

  /// The box with exactly these gaps around it; a nil edge loses the gap that it had.
  @MainActor public func edges(_ edges: LayoutBoxConfig.EdgeSpacing) -> Self {
    let gaps = BoxEdges(edges)
    return changing { $0.edges = gaps }
  }

  @MainActor private func edge(
    _ edge: WritableKeyPath<BoxEdges, BoxSpacing?>, _ spacing: NSCollectionLayoutSpacing
  ) -> Self {
    let gap = BoxSpacing(spacing)
    return changing { node in
      var edges = node.edges ?? BoxEdges()
      edges[keyPath: edge] = gap
      node.edges = edges
    }
  }
}
