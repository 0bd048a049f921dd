import Foundation

/// A view tied to a cell or a group that says itself how large it is.
struct SelfSizingBadge: Sendable {
  /// The description.
  private let item: LayoutSupplementary
  /// The frame of the cell or the group, in the instance's coordinate space.
  private let host: CGRect

  /// What `item` is on a host; nil where its size is given.
  init?(_ item: LayoutSupplementary, host: CGRect) {
    guard item.size.width.isSelfSizing || item.size.height.isSelfSizing else { return nil }
    (self.item, self.host) = (item, host)
  }

  /// The axes on which it is measured.
  var sizing: LayoutSelfSizing { LayoutSelfSizing(item.size) }

  /// Its frame with a measured size, in the instance's coordinate space.
  func frame(measured: CGSize) -> CGRect { item.frame(on: host, measured: measured) }

  /// How far it may stick out of its estimated frame when it is up to `largest`, in points.
  ///
  /// Its edges move in proportion to its length, so they are farthest at either end.
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
