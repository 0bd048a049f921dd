import CompositionalLayout
import LayoutGeometry
import ScrollMotion

extension ScrollDriver {
  /// The axes along which a finger can move the content: it is larger, or it always bounces.
  var axes: [LayoutAxis] {
    guard let view, view.isScrollEnabled else { return [] }
    let range = view.offsetRange
    return [LayoutAxis.horizontal, .vertical].filter {
      range.interval(on: $0).length > 0 || (view.bounces && view.alwaysBounces(on: $0))
    }
  }

  /// How an axis gives way to a finger.
  func resistance(on axis: LayoutAxis, of view: UIScrollView) -> DragResistance {
    DragResistance(
      range: view.offsetRange.interval(on: axis), length: view.bounds.size[axis],
      bounces: view.bounces)
  }

  /// The offset on the pixels of the display, except at an end of the range (uikit.md 5.2).
  func onPixels(_ offset: CGPoint, of view: UIScrollView) -> CGPoint {
    let scale = view.traitCollection.displayScale
    let range = view.offsetRange
    var rounded = offset
    for axis in [LayoutAxis.horizontal, .vertical] {
      let limits = range.interval(on: axis)
      guard offset[axis] != limits.start, offset[axis] != limits.end else { continue }
      rounded[axis] = roundedToPixel(offset[axis], scale: scale)
      // Half a pixel further would already be beyond the edge.
      if limits.clamped(offset[axis]) == offset[axis] {
        rounded[axis] = limits.clamped(rounded[axis])
      }
    }
    return rounded
  }
}

extension UIScrollView {
  /// Whether content that fits bounces along an axis.
  func alwaysBounces(on axis: LayoutAxis) -> Bool {
    axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
  }
}

extension ContentOffsetRange {
  /// The offsets along one axis.
  func interval(on axis: LayoutAxis) -> LayoutInterval {
    LayoutInterval(start: low[axis], end: high[axis])
  }
}
