import Foundation
import LayoutGeometry

/// The frames of the boundary items of a section, or of the whole layout, before scrolling.
struct SolvedBoundary: Sendable {
  /// The items in the order of their description.
  let items: [Item]
  /// The start of the content along the scroll axis, after the items before it.
  let contentStart: CGFloat
  /// The length of content and items together, in points.
  let length: CGFloat

  /// A value without items and content.
  static let empty = SolvedBoundary(items: [], contentStart: 0, length: 0)

  /// Whether an item is pinned to the visible bounds.
  var hasPinnedItems: Bool { items.contains(where: \.description.pinsToVisibleBounds) }

  /// One placed item.
  struct Item: Sendable {
    /// The description.
    let description: LayoutBoundaryItem
    /// The frame without its own insets applied.
    var footprint: CGRect

    // Unverified: the footprint without the item's insets (compositional-layout.md, 3.3).
    /// The frame of the view.
    var frame: CGRect {
      footprint.shrunk(by: description.insets.ignoringSelfSizing(of: description.size))
    }

    /// Returns the item moved by `distance` points along `axis`.
    func moved(by distance: CGFloat, along axis: LayoutAxis) -> Item {
      var copy = self
      copy.footprint.origin[axis] += distance
      return copy
    }
  }
}
