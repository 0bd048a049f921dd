import Foundation
import LayoutGeometry

/// A view tied to an item or a group, such as a badge (compositional-layout.md 3.1).
package struct LayoutSupplementary: Hashable, Sendable {
  /// Its size; fractions are parts of its host's size.
  package var size: LayoutItemSize
  /// Insets that shrink its frame.
  package var insets: LayoutInsets
  /// The element kind under which the view is registered.
  package var kind: String
  /// The place on the host.
  package var containerAnchor: LayoutAnchor
  /// The place on the supplementary that meets it; nil means the same edges as the container's.
  package var itemAnchor: LayoutAnchor?
  /// The order from back to front; 1 unless said otherwise (3.6).
  package var zIndex: Int

  /// A supplementary item at `containerAnchor` of its host.
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

  /// The frame beside a host, in the host's coordinate space (3.1).
  ///
  /// `measured` is the size that the view asks for, of use on the axes that size themselves (4.1).
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

  /// [guess 3.1] The offsets of both anchors add up.
  private func offset(for size: CGSize) -> CGPoint {
    let container = containerAnchor.offset(for: size)
    let own = itemAnchor?.offset(for: size) ?? .zero
    return CGPoint(x: container.x + own.x, y: container.y + own.y)
  }
}
