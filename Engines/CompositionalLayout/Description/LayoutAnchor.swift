import Foundation
import LayoutGeometry

/// The edges that an anchor names; none on an axis, or both, means its middle.
package struct LayoutEdges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt

  /// The edges whose bits are set, with the values of `NSDirectionalRectEdge`.
  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  package static let top = LayoutEdges(rawValue: 1)
  /// The leading edge.
  package static let leading = LayoutEdges(rawValue: 2)
  /// The bottom edge.
  package static let bottom = LayoutEdges(rawValue: 4)
  /// The trailing edge.
  package static let trailing = LayoutEdges(rawValue: 8)

  /// Where the edges are in a rectangle of side 1: 0 at the start, 1 at the end, ½ between.
  package var unitPoint: CGPoint {
    CGPoint(
      x: Self.unit(contains(.leading), contains(.trailing)),
      y: Self.unit(contains(.top), contains(.bottom)))
  }

  private static func unit(_ start: Bool, _ end: Bool) -> CGFloat {
    start == end ? 0.5 : start ? 0 : 1
  }
}

/// A place on a rectangle, to which a supplementary item is tied (compositional-layout.md 3.1).
package struct LayoutAnchor: Hashable, Sendable {
  /// The edges that name the place.
  package var edges: LayoutEdges
  /// How far the item is moved away from it: points, or parts of the item's own size.
  package var offset: CGPoint
  /// Whether `offset` counts in parts of the item's own size.
  package var isFractional: Bool

  /// The place at `edges`, moved by `offset`.
  package init(edges: LayoutEdges, offset: CGPoint = .zero, isFractional: Bool = false) {
    self.edges = edges
    self.offset = offset
    self.isFractional = isFractional
  }

  /// The offset in points for an item of this size.
  package func offset(for size: CGSize) -> CGPoint {
    CGPoint(
      x: (isFractional ? offset.x * size.width : offset.x).bounded,
      y: (isFractional ? offset.y * size.height : offset.y).bounded)
  }
}
