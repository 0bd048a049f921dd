import Foundation
import LayoutGeometry

/// A solver of the frames of pinned boundary items, which stay visible while their host is
/// (compositional-layout.md, 3.4).
///
/// All values are in the host's coordinate space along the scroll axis.
struct PinSolver {
  /// The items of the host.
  let items: [SolvedBoundary.Item]
  /// The scroll axis.
  let axis: LayoutAxis
  /// The section with its boundary items, or the whole content: K.
  let host: LayoutInterval
  /// The visible interval: V.
  let visible: LayoutInterval

  /// An item with its current frame.
  struct Pinned {
    /// The item with its frame.
    var item: SolvedBoundary.Item
    /// The opacity, which decreases while the host pushes the item out.
    var alpha: CGFloat
  }

  /// Returns all items in the order of their descriptions.
  ///
  /// While the host isn't visible, the frames are the natural ones.
  func solve() -> [Pinned] {
    guard host.intersects(visible) else { return items.map { Pinned(item: $0, alpha: 1) } }
    let insets = PinnedEdgeInsets(items: items, axis: axis)
    return items.indices.map { position in
      guard let side = PinnedEdgeInsets.side(of: items[position], axis: axis) else {
        return Pinned(item: items[position], alpha: 1)
      }
      return side == .start
        ? pinnedToStart(items[position], insets: insets, offset: insets.offsets[position])
        : pinnedToEnd(items[position], insets: insets, offset: insets.offsets[position])
    }
  }

  private func pinnedToStart(
    _ item: SolvedBoundary.Item, insets: PinnedEdgeInsets, offset: CGFloat
  ) -> Pinned {
    let natural = item.footprint.interval(on: axis)
    let limit = host.end - insets.endLength - (insets.startLength - offset)
    let position = min(max(natural.start, visible.start + offset), limit)
    return Pinned(
      item: item.moved(by: position - natural.start, along: axis),
      alpha: alpha(left: host.end - visible.start - offset, length: natural.length))
  }

  private func pinnedToEnd(
    _ item: SolvedBoundary.Item, insets: PinnedEdgeInsets, offset: CGFloat
  ) -> Pinned {
    let natural = item.footprint.interval(on: axis)
    let limit = host.start + insets.startLength + (insets.endLength - offset)
    let end = max(min(natural.end, visible.end - offset), limit)
    return Pinned(
      item: item.moved(by: end - natural.end, along: axis),
      alpha: alpha(left: visible.end - offset - host.start, length: natural.length))
  }

  // Unverified: the fade of an item that is pushed out (compositional-layout.md, 3.4).
  /// Returns the opacity of an item with this remaining length of its host.
  private func alpha(left: CGFloat, length: CGFloat) -> CGFloat {
    length > 0 ? min(max(0, left / length), 1) : 1
  }
}

// Unverified: of several items at one edge, later ones are pinned after earlier ones; adjacent
// items, such as a title and a button, share a position (compositional-layout.md, 3.4).
/// The insets that the pinned items of one host leave at its two edges.
struct PinnedEdgeInsets {
  /// The distance of each item from its edge, in points; 0 for items that aren't pinned.
  let offsets: [CGFloat]
  /// The length of the pinned items at the start of the host, in points.
  let startLength: CGFloat
  /// The length of the pinned items at its end, in points.
  let endLength: CGFloat

  /// Creates the insets of these items along the scroll axis.
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

  /// Returns the edge at which an item is pinned; `nil` if it isn't pinned.
  static func side(of item: SolvedBoundary.Item, axis: LayoutAxis) -> LayoutAlignment.Side? {
    item.description.pinsToVisibleBounds ? item.description.alignment.side(on: axis) : nil
  }
}
