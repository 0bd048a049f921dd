import Foundation
import LayoutGeometry

/// Computes the frames of pinned boundary items, which stay visible while their host is
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
    let bands = PinnedEdgeInsets(items: items, axis: axis)
    return items.indices.map { position in
      guard let side = PinnedEdgeInsets.side(of: items[position], axis: axis) else {
        return Pinned(item: items[position], alpha: 1)
      }
      return side == .start
        ? pinnedToStart(items[position], bands: bands, offset: bands.offsets[position])
        : pinnedToEnd(items[position], bands: bands, offset: bands.offsets[position])
    }
  }

  private func pinnedToStart(
    _ item: SolvedBoundary.Item, bands: PinnedEdgeInsets, offset: CGFloat
  ) -> Pinned {
    let natural = item.footprint.interval(on: axis)
    let room = host.end - bands.endLength - (bands.startLength - offset)
    let position = min(max(natural.start, visible.start + offset), room)
    return Pinned(
      item: item.moved(by: position - natural.start, along: axis),
      alpha: alpha(left: host.end - visible.start - offset, length: natural.length))
  }

  private func pinnedToEnd(
    _ item: SolvedBoundary.Item, bands: PinnedEdgeInsets, offset: CGFloat
  ) -> Pinned {
    let natural = item.footprint.interval(on: axis)
    let room = host.start + bands.startLength + (bands.endLength - offset)
    let end = max(min(natural.end, visible.end - offset), room)
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
