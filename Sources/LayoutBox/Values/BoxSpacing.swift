import UIKit

/// A gap as a value: of exactly some points, or of at least as many.
struct BoxSpacing: Hashable, Sendable {
  /// The gap in points; for a flexible one, its least.
  let points: CGFloat
  /// Whether the gap grows into the space that is left over.
  let isFlexible: Bool
}

extension BoxSpacing {
  /// The gap that `spacing` stands for.
  @MainActor init(_ spacing: NSCollectionLayoutSpacing) {
    self.init(points: spacing.spacing, isFlexible: spacing.isFlexibleSpacing)
  }

  /// A fresh spacing of this gap.
  @MainActor var spacing: NSCollectionLayoutSpacing {
    isFlexible ? .flexible(points) : .fixed(points)
  }
}
