import CompositionalLayout
import LayoutGeometry
import ScrollMotion

extension ScrollDriver {
  /// The axes that can be scrolled: those on which the content is larger than the view or always
  /// bounces.
  var axes: [LayoutAxis] {
    guard let view, view.isScrollEnabled else { return [] }
    let range = view.offsetRange
    return [LayoutAxis.horizontal, .vertical].filter {
      range.interval(on: $0).length > 0 || (view.bounces && view.alwaysBounces(on: $0))
    }
  }

  /// Returns the resistance of an axis beyond its edges.
  func resistance(on axis: LayoutAxis, of view: UIScrollView) -> DragResistance {
    DragResistance(
      range: view.offsetRange.interval(on: axis), length: view.bounds.size[axis],
      bounces: view.bounces)
  }

  /// Returns the offset rounded to pixels, except at the ends of the range (uikit.md, 5.2).
  func onPixels(_ offset: CGPoint, of view: UIScrollView) -> CGPoint {
    let scale = view.traitCollection.displayScale
    let range = view.offsetRange
    var rounded = offset
    for axis in [LayoutAxis.horizontal, .vertical] {
      let limits = range.interval(on: axis)
      guard offset[axis] != limits.start, offset[axis] != limits.end else { continue }
      rounded[axis] = roundedToPixel(offset[axis], scale: scale)
      // Rounding must not leave the range.
      if limits.clamped(offset[axis]) == offset[axis] {
        rounded[axis] = limits.clamped(rounded[axis])
      }
    }
    return rounded
  }
}

extension UIScrollView {
  /// Returns whether content that fits bounces on an axis.
  func alwaysBounces(on axis: LayoutAxis) -> Bool {
    axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
  }
}

extension ContentOffsetRange {
  /// Returns the range along one axis.
  func interval(on axis: LayoutAxis) -> LayoutInterval {
    LayoutInterval(start: low[axis], end: high[axis])
  }
}
