import Foundation
import LayoutGeometry

/// Where the boundary items of a section, or of the whole layout, are while nothing is scrolled.
struct SolvedBoundary: Sendable {
  /// The items in the order of their description.
  let items: [Item]
  /// Where the content starts along the scroll axis: what items before it took.
  let contentStart: CGFloat
  /// The length of content and items together, in points.
  let length: CGFloat

  /// No items and no content.
  static let empty = SolvedBoundary(items: [], contentStart: 0, length: 0)

  /// Whether an item stays visible while its host is.
  var hasPinnedItems: Bool { items.contains(where: \.description.pinsToVisibleBounds) }

  /// One placed item.
  struct Item: Sendable {
    /// The description.
    let description: LayoutBoundaryItem
    /// The place that it takes, without its own insets applied.
    var footprint: CGRect

    /// What the view gets: the footprint without the item's insets ([guess] 3.3).
    var frame: CGRect {
      footprint.shrunk(by: description.insets.ignoringSelfSizing(of: description.size))
    }

    /// The item, `distance` points further along `axis`.
    func moved(by distance: CGFloat, along axis: LayoutAxis) -> Item {
      var copy = self
      copy.footprint.origin[axis] += distance
      return copy
    }
  }
}
