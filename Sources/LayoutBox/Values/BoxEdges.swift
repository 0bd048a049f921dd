import UIKit

/// The gaps that a box keeps around itself, edge by edge; nil keeps none.
struct BoxEdges: Hashable, Sendable {
  var leading: BoxSpacing?
  var top: BoxSpacing?
  var trailing: BoxSpacing?
  var bottom: BoxSpacing?
}

extension BoxEdges {
  /// The same gaps as `edges`.
  @MainActor init(_ edges: LayoutBoxConfig.EdgeSpacing) {
    leading = edges.leading.map { BoxSpacing($0) }
    top = edges.top.map { BoxSpacing($0) }
    trailing = edges.trailing.map { BoxSpacing($0) }
    bottom = edges.bottom.map { BoxSpacing($0) }
  }

  /// A fresh edge spacing of these gaps.
  @MainActor var edgeSpacing: NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(
      leading: leading?.spacing, top: top?.spacing, trailing: trailing?.spacing,
      bottom: bottom?.spacing)
  }
}
