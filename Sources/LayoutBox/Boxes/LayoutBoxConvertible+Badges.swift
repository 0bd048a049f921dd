import CompositionalLayout
import LayoutGeometry
import UIKit

extension LayoutBoxConvertible {
  /// Returns the box with a supplementary view at an edge or a corner, such as a badge.
  ///
  /// ```swift
  /// ItemLayoutBox(width: .w(0.25), height: .h(1))
  ///   .badge("unread", width: .absolute(20), height: .absolute(20), at: [.top, .trailing],
  ///     offset: CGPoint(x: 8, y: -8))
  /// ```
  ///
  /// Each cell of the box has the badge, and a group has one for each of its instances. The badge
  /// takes up no space, and may extend beyond its cell. Without an offset it is inside the corner.
  ///
  /// - Parameters:
  ///   - kind: The element kind under which the view is registered with the collection view. A
  ///     badge replaces an earlier one of the same kind.
  ///   - width: The width; fractions refer to the box.
  ///   - height: The height; fractions refer to the box.
  ///   - edges: The edges of the box at which the badge lies; an axis without an edge is centered.
  ///   - offset: The distance from that position, in points. A positive x is away from the leading
  ///     edge.
  ///   - zIndex: The order from back to front.
  /// - Returns: The changed box.
  @MainActor public func badge(
    _ kind: String, width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
    at edges: NSDirectionalRectEdge = [.top, .trailing], offset: CGPoint = .zero, zIndex: Int = 1
  ) -> Self {
    let anchor = NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
    return attaching(
      LayoutSupplementary(
        size: LayoutItemSize(width, height), kind: kind, containerAnchor: LayoutAnchor(anchor),
        itemAnchor: nil, zIndex: zIndex))
  }

  /// Returns the box with a supplementary item of UIKit, whose position two anchors may specify.
  ///
  /// ```swift
  /// // The center of the badge is at the corner.
  /// let badge = NSCollectionLayoutSupplementaryItem(
  ///   layoutSize: NSCollectionLayoutSize(
  ///     widthDimension: .absolute(20), heightDimension: .absolute(20)),
  ///   elementKind: "unread",
  ///   containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]),
  ///   itemAnchor: NSCollectionLayoutAnchor(edges: []))
  /// tile.supplementary(badge)
  /// ```
  ///
  /// The item is read now; later changes to it have no effect.
  @MainActor public func supplementary(_ item: NSCollectionLayoutSupplementaryItem) -> Self {
    attaching(LayoutSupplementary(item))
  }

  private func attaching(_ supplementary: LayoutSupplementary) -> Self {
    changing { box in
      box.supplementaries.removeAll { $0.kind == supplementary.kind }
      box.supplementaries.append(supplementary)
    }
  }
}
