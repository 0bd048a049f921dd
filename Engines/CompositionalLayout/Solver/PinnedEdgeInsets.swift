import Foundation
import LayoutGeometry

/// How the pinned items of one host share its two edges.
///
/// [guess 3.4, §9.9] Of several items at one edge the later one pins after the earlier. Items that
/// stand side by side, such as a title and a button, do not count as one after the other.
struct PinnedEdgeInsets {
  /// How far each item keeps from its edge, in points; 0 for items that are not pinned.
  let offsets: [CGFloat]
  /// What pinned items need at the start of the host, in points.
  let startLength: CGFloat
  /// What pinned items need at its end, in points.
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

  /// The edge at which an item is pinned; nil where it is not.
  static func side(of item: SolvedBoundary.Item, axis: LayoutAxis) -> LayoutAlignment.Side? {
    item.description.pinsToVisibleBounds ? item.description.alignment.side(on: axis) : nil
  }
}
