import Foundation
import LayoutGeometry

/// Where a scroll is going, and so what will be seen next.
///
/// Rectangles are in points of the content.
struct PrefetchHeading: Hashable, Sendable {
  /// The axis of the scroll.
  var axis: LayoutAxis
  /// Whether it goes to larger offsets.
  var isForward: Bool

  /// A heading along an axis.
  init(_ axis: LayoutAxis, isForward: Bool) {
    self.axis = axis
    self.isForward = isForward
  }

  /// The way from one visible rectangle to another; nil when the origin didn't move.
  ///
  /// [guess uikit.md 6.4] Of a scroll along both axes the longer way counts, of equal ones the
  /// vertical.
  init?(from old: CGRect, to new: CGRect) {
    let (x, y) = (new.minX - old.minX, new.minY - old.minY)
    guard x != 0 || y != 0 else { return nil }
    let isVertical = abs(y) >= abs(x)
    self.init(isVertical ? .vertical : .horizontal, isForward: (isVertical ? y : x) > 0)
  }

  /// What lies one screen ahead of a visible rectangle.
  ///
  /// [guess uikit.md 6.4] "Roughly one screen" is taken to be one exactly.
  func strip(aheadOf visible: CGRect) -> CGRect {
    let length = visible.size[axis]
    var strip = visible
    strip.origin = CGPoint(x: visible.minX, y: visible.minY)
    strip.origin[axis] += isForward ? length : -length
    return strip
  }

  /// How far a frame is from coming into a visible rectangle, in points; below 0 when it is in.
  func distance(of frame: CGRect, from visible: CGRect) -> CGFloat {
    let (frame, visible) = (frame.interval(on: axis), visible.interval(on: axis))
    return isForward ? frame.start - visible.end : visible.start - frame.end
  }
}
