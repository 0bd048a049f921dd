import Foundation
import LayoutGeometry

/// Children that are placed one after the other along an axis.
package struct LayoutGroup: Hashable, Sendable {
  /// The direction in which the children follow each other.
  package var axis: LayoutAxis
  /// The described children; for the two counting fillings the first one is used.
  package var children: [LayoutNode]
  /// How many children one instance of the group holds.
  package var filling: Filling
  /// The gap between neighbors.
  package var spacing: LayoutSpacing

  /// A group that repeats its children while they fit, unless `filling` says otherwise.
  package init(
    axis: LayoutAxis, children: [LayoutNode], filling: Filling = .cycle,
    spacing: LayoutSpacing = .fixed(0)
  ) {
    self.axis = axis
    self.children = children
    self.filling = filling
    self.spacing = spacing
  }

  /// How many children a group instance holds (compositional-layout.md 2.4).
  package enum Filling: Hashable, Sendable {
    /// The children in order, again and again, while the next one fits.
    case cycle
    /// Exactly so many, which share the group's length equally: `subitem:count:`.
    case divided(Int)
    /// At most so many, each of its own size: `repeatingSubitem:count:`.
    case repeated(Int)
  }
}
