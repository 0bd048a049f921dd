import Foundation
import LayoutGeometry

/// A supplementary item attached to an item or a group, such as a badge (compositional-layout.md,
/// 3.1).
package struct LayoutSupplementary: Hashable, Sendable {
  /// The described size.
  ///
  /// Fractions refer to the size of the item or group.
  package var size: LayoutItemSize
  /// The insets that shrink the frame.
  package var insets: LayoutInsets
  /// The element kind under which the view is registered.
  package var kind: String
  /// The anchor on the item or group.
  package var containerAnchor: LayoutAnchor
  /// The anchor on the supplementary item, or `nil` for the edges of `containerAnchor`.
  package var itemAnchor: LayoutAnchor?
  /// The order from back to front.
  ///
  /// The default is 1 (compositional-layout.md, 3.6).
  package var zIndex: Int

  /// Creates a supplementary item at `containerAnchor`.
  package init(
    size: LayoutItemSize, insets: LayoutInsets = .zero, kind: String,
    containerAnchor: LayoutAnchor, itemAnchor: LayoutAnchor? = nil, zIndex: Int = 1
  ) {
    self.size = size
    self.insets = insets
    self.kind = kind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
  }

  /// Returns the frame for an item or group with the frame `host`, in the coordinate space of
  /// `host` (compositional-layout.md, 3.1).
  ///
  /// `measured` is the size that the view requests. It applies to self-sizing axes only
  /// (compositional-layout.md, 4.1).
  package func frame(on host: CGRect, measured: CGSize? = nil) -> CGRect {
    let described = self.size
    let size = described.resolved(in: host.size)
      .measured(measured, on: LayoutSelfSizing(described))
    let container = containerAnchor.edges.unitPoint
    let own = (itemAnchor ?? containerAnchor).edges.unitPoint
    let offset = offset(for: size)
    return CGRect(
      x: host.minX + host.width * container.x - size.width * own.x + offset.x,
      y: host.minY + host.height * container.y - size.height * own.y + offset.y,
      width: size.width, height: size.height
    ).shrunk(by: insets.ignoringSelfSizing(of: described))
  }

  // Unverified: the sum is inferred from the documented effect of each anchor's offset
  // (compositional-layout.md, 3.1).
  private func offset(for size: CGSize) -> CGPoint {
    let container = containerAnchor.offset(for: size)
    let own = itemAnchor?.offset(for: size) ?? .zero
    return CGPoint(x: container.x + own.x, y: container.y + own.y)
  }
}

/// A point on a rectangle to which a supplementary item is attached (compositional-layout.md, 3.1).
package struct LayoutAnchor: Sendable {
  /// The edges of the point.
  package var edges: LayoutEdges
  /// The distance from that point, in points or in fractions of the supplementary item's size.
  package var offset: CGPoint
  /// Whether `offset` is in fractions of the supplementary item's size.
  package var isFractional: Bool

  /// Creates an anchor at `edges`, moved by `offset`.
  package init(edges: LayoutEdges, offset: CGPoint = .zero, isFractional: Bool = false) {
    self.edges = edges
    self.offset = offset
    self.isFractional = isFractional
  }

  /// Returns the offset in points for a supplementary item of this size.
  package func offset(for size: CGSize) -> CGPoint {
    CGPoint(
      x: (isFractional ? offset.x * size.width : offset.x).bounded,
      y: (isFractional ? offset.y * size.height : offset.y).bounded)
  }
}

// `CGPoint` is `Hashable` only from iOS 18 on, so its coordinates are hashed.
extension LayoutAnchor: Hashable {
  package func hash(into hasher: inout Hasher) {
    hasher.combine(edges)
    hasher.combine(offset.x)
    hasher.combine(offset.y)
    hasher.combine(isFractional)
  }
}

/// The edges of an anchor.
///
/// Neither or both edges of an axis stand for its center.
package struct LayoutEdges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt

  /// Creates edges from the raw value of an `NSDirectionalRectEdge`.
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

  /// The point in the unit square: 0 at leading and top edges, 1 at trailing and bottom edges.
  package var unitPoint: CGPoint {
    CGPoint(
      x: Self.unit(contains(.leading), contains(.trailing)),
      y: Self.unit(contains(.top), contains(.bottom)))
  }

  private static func unit(_ start: Bool, _ end: Bool) -> CGFloat {
    start == end ? 0.5 : start ? 0 : 1
  }
}
