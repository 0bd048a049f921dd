import Foundation
import LayoutGeometry

// Unverified: of several items at one edge the later one is pinned after the earlier; items side by
// side, such as a title and a button, share a position (compositional-layout.md, 3.4).
/// The insets that the pinned items of one host leave at its two edges.
struct PinnedEdgeInsets {
  /// The distance of each item from its edge, in points; 0 for items that aren't pinned.
  let offsets: [CGFloat]
  /// The length of the pinned items at the start of the host, in points.
  let startLength: CGFloat
  /// The length of the pinned items at its end, in points.
  let endLength: CGFloat

  /// The bands of these items along the scroll axis.
  init(items: [SolvedBoundary.Item], axis: LayoutAxis) {
    var offsets = [CGFloat](repeating: 0, count: items.count)
    var lengths: [LayoutAlignment.Side: CGFloat] = [:]
    for position in items.indices {
      let item = items[position]
      guard let side = Self.side(of: item, axis: axis) else { continue }
      let cross = item.footprint.interval(on: axis.crossing)
      for earlier in items[..<position].indices
      where Self.side(of: items[earlier], axis: axis) == side
        && items[earlier].footprint.interval(on: axis.crossing).intersects(cross)
      {
        offsets[position] = max(
          offsets[position], offsets[earlier] + items[earlier].footprint.size[axis])
      }
      lengths[side] = max(lengths[side] ?? 0, offsets[position] + item.footprint.size[axis])
    }
    self.offsets = offsets
    startLength = lengths[.start] ?? 0
    endLength = lengths[.end] ?? 0
  }

  /// The edge at which an item is pinned; `nil` if it is not.
  static func side(of item: SolvedBoundary.Item, axis: LayoutAxis) -> LayoutAlignment.Side? {
    item.description.pinsToVisibleBounds ? item.description.alignment.side(on: axis) : nil
  }
}
