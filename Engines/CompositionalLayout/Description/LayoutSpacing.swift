import Foundation
import LayoutGeometry

/// The space between children, or next to one of them.
///
/// Fixed spacing has its length, which may be negative. Flexible spacing is at least as long as
/// specified and takes a share of the remaining space of its group (compositional-layout.md, 2.6).
package enum LayoutSpacing: Hashable, Sendable {
  /// Exactly this many points.
  case fixed(CGFloat)
  /// This many points or more.
  case flexible(CGFloat)

  /// The least length in points.
  ///
  /// NaN and infinities count as 0.
  package var minimum: CGFloat {
    switch self {
    case .fixed(let points), .flexible(let points): points.bounded
    }
  }

  /// The length in points if the spacing is fixed, otherwise 0.
  package var fixedLength: CGFloat { isFlexible ? 0 : minimum }

  /// Whether the spacing takes a share of the remaining space.
  package var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

/// The spacing around one child, which moves the child and never resizes it
/// (compositional-layout.md, 2.3).
package struct LayoutEdgeSpacing: Hashable, Sendable {
  /// The spacing before the leading edge.
  package var leading: LayoutSpacing
  /// The spacing above.
  package var top: LayoutSpacing
  /// The spacing after the trailing edge.
  package var trailing: LayoutSpacing
  /// The spacing below.
  package var bottom: LayoutSpacing

  /// Creates spacing for each edge, in the order of `NSCollectionLayoutEdgeSpacing`.
  package init(
    leading: LayoutSpacing = .fixed(0), top: LayoutSpacing = .fixed(0),
    trailing: LayoutSpacing = .fixed(0), bottom: LayoutSpacing = .fixed(0)
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// No spacing at any edge.
  package static let none = LayoutEdgeSpacing()

  /// Returns the spacing before the child along `axis`: leading or top.
  package func start(_ axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? leading : top }

  /// Returns the spacing after the child along `axis`: trailing or bottom.
  package func end(_ axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? trailing : bottom }
}
