import CompositionalLayout
import LayoutGeometry
import UIKit

/// The headers, footers and other boundary items of a section or of a layout.
struct BoundaryBoxes: Equatable, Sendable {
  private var items: [BoundaryBox] = []

  /// Adds an item; it replaces an earlier one of the same kind, since kinds are unique.
  mutating func append(_ item: BoundaryBox) {
    items.removeAll { $0.item.kind == item.item.kind }
    items.append(item)
  }

  /// Returns the items of a layout with this scroll axis.
  func resolved(
    axis: LayoutAxis, container: CGSize, insets: LayoutInsets
  ) -> [LayoutBoundaryItem] {
    items.map { $0.resolved(axis: axis, container: container, insets: insets) }
  }
}

/// A boundary item whose edge may depend on the scroll axis of its layout.
struct BoundaryBox: Equatable, Sendable {
  /// The item as it is in a layout that scrolls vertically.
  let item: LayoutBoundaryItem
  /// Whether the item is a header or a footer, which stands beside the content of a layout that
  /// scrolls horizontally.
  let followsAxis: Bool
  /// Whether the item covers the insets of its section across the scroll axis.
  let coversInsets: Bool

  /// Creates an item that is the same in every layout.
  init(_ item: LayoutBoundaryItem) {
    self.item = item
    followsAxis = false
    coversInsets = false
  }

  /// Creates a header or a footer.
  init(
    _ edge: Edge, kind: String, thickness: LayoutDimension, pinning: HeaderPinning,
    insets: LayoutInsets = .zero
  ) {
    item = LayoutBoundaryItem(
      size: LayoutItemSize(width: .fractionalWidth(1), height: thickness), insets: insets,
      kind: kind, alignment: edge == .header ? .top : .bottom,
      pinsToVisibleBounds: pinning.isPinned,
      zIndex: pinning.isPinned ? Self.pinnedZIndex : Self.zIndex)
    followsAxis = true
    coversInsets = pinning.coversInsets
  }

  /// The end of the content along the scroll axis at which an item is.
  enum Edge {
    case header
    case footer
  }

  /// UIKit's default.
  private static let zIndex = 1
  /// In front of the cells that scroll below, also of those of a section with a decoration
  /// (compositional-layout.md, 3.6).
  private static let pinnedZIndex = 2

  /// Returns the item of a layout with this scroll axis.
  ///
  /// `container` is the size of the section's container and `insets` are those of the section.
  func resolved(axis: LayoutAxis, container: CGSize, insets: LayoutInsets) -> LayoutBoundaryItem {
    var item = item
    if followsAxis, axis == .horizontal {
      item.size = LayoutItemSize(width: item.size.height, height: .fractionalHeight(1))
      item.alignment = item.alignment == .top ? .leading : .trailing
    }
    let cross = axis.crossing
    let (start, end) = (insets.start(cross), insets.end(cross))
    // UIKit centers the item between the insets of the section. Its switch for items that ignore
    // them is deprecated from iOS 16 on (compositional-layout.md, 3.3).
    if coversInsets, start != 0 || end != 0, container[cross] > 0 {
      item.size[cross] = .absolute(container[cross])
      item.offset[cross] += (end - start) / 2
    }
    return item
  }
}
