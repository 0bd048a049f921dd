import Foundation
import LayoutGeometry

/// The gaps around one child: they move it and never resize it (compositional-layout.md 2.3).
package struct LayoutEdgeSpacing: Hashable, Sendable {
  /// The gap before the leading edge.
  package var leading: LayoutSpacing
  /// The gap above.
  package var top: LayoutSpacing
  /// The gap after the trailing edge.
  package var trailing: LayoutSpacing
  /// The gap below.
  package var bottom: LayoutSpacing

  /// Gaps in Apple's order: leading, top, trailing, bottom; one that is left out is fixed at 0.
  package init(
    leading: LayoutSpacing = .fixed(0), top: LayoutSpacing = .fixed(0),
    trailing: LayoutSpacing = .fixed(0), bottom: LayoutSpacing = .fixed(0)
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// No gap at any edge.
  package static let none = LayoutEdgeSpacing()

  /// The gap before the child along `axis`: leading or top.
  package func start(_ axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? leading : top }

  /// The gap after the child along `axis`: trailing or bottom.
  package func end(_ axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? trailing : bottom }
}
