import Foundation

/// A self-sizing view that is attached to a cell or a group.
struct SelfSizingBadge: Sendable {
  /// The description.
  private let item: LayoutSupplementary
  /// The frame of the cell or the group, in the instance's coordinate space.
  private let host: CGRect

  /// Creates the badge of `item` on a host; returns `nil` if the view isn't self-sizing.
  init?(_ item: LayoutSupplementary, host: CGRect) {
    guard item.size.width.isSelfSizing || item.size.height.isSelfSizing else { return nil }
    (self.item, self.host) = (item, host)
  }

  /// The axes on which it is measured.
  var sizing: LayoutSelfSizing { LayoutSelfSizing(item.size) }

  /// Returns its frame with a measured size, in the instance's coordinate space.
  func frame(measured: CGSize) -> CGRect { item.frame(on: host, measured: measured) }

  /// Returns how far the frame may extend beyond the estimated one for sizes up to `largest`, in
  /// points.
  ///
  /// The edges move in proportion to the length, so they are farthest at either end.
  func overhang(upTo largest: CGSize) -> CGFloat {
    let estimated = item.frame(on: host)
    return [.zero, largest].map { size in
      let frame = frame(measured: size)
      return max(
        estimated.minX - frame.minX, frame.maxX - estimated.maxX, estimated.minY - frame.minY,
        frame.maxY - estimated.maxY)
    }.max() ?? 0
  }
}
