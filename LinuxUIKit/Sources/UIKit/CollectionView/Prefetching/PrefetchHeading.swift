import Foundation
import LayoutGeometry

/// The direction of a scroll.
///
/// Rectangles are in points of the content.
struct PrefetchHeading: Hashable, Sendable {
  /// The axis of the scroll.
  var axis: LayoutAxis
  /// Whether the offset increases.
  var isForward: Bool

  /// Creates a direction along an axis.
  init(_ axis: LayoutAxis, isForward: Bool) {
    self.axis = axis
    self.isForward = isForward
  }

  // Unverified: that the axis of the longer distance is used, and the vertical one for equal
  // distances; inferred from uikit.md, 6.4.
  /// Creates the direction from one visible rectangle to another; `nil` if the origin did not move.
  init?(from old: CGRect, to new: CGRect) {
    let (x, y) = (new.minX - old.minX, new.minY - old.minY)
    guard x != 0 || y != 0 else { return nil }
    let isVertical = abs(y) >= abs(x)
    self.init(isVertical ? .vertical : .horizontal, isForward: (isVertical ? y : x) > 0)
  }

  // Unverified: exactly one screen; uikit.md, 6.4 specifies "roughly one screen".
  /// Returns the rectangle one screen ahead of a visible rectangle.
  func strip(aheadOf visible: CGRect) -> CGRect {
    let length = visible.size[axis]
    var strip = visible
    strip.origin = CGPoint(x: visible.minX, y: visible.minY)
    strip.origin[axis] += isForward ? length : -length
    return strip
  }

  /// Returns the distance of a frame ahead of a visible rectangle, in points; negative in the
  /// rectangle.
  func distance(of frame: CGRect, from visible: CGRect) -> CGFloat {
    let (frame, visible) = (frame.interval(on: axis), visible.interval(on: axis))
    return isForward ? frame.start - visible.end : visible.start - frame.end
  }
}
