import Foundation

/// The direction along which a layout scrolls or a group arranges its children.
///
/// The solvers support both directions with the same code: they read lengths and positions with
/// `size[axis]`, `point[axis]` and `rect.interval(on: axis)`. On the horizontal axis the start is
/// the leading edge, on the vertical one the top.
@usableFromInline package enum LayoutAxis: Hashable, Sendable {
  /// From the leading to the trailing edge.
  case horizontal
  /// From the top to the bottom.
  case vertical

  /// The other direction.
  @inlinable package var crossing: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  /// The length along `axis`, in points.
  @inlinable package subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  /// The interval that the rectangle covers along `axis`, in its own coordinate space.
  @inlinable package subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGRect {
  /// Creates the rectangle that covers `main` along `axis` and `cross` along the other one.
  @inlinable package func interval(on axis: LayoutAxis) -> LayoutInterval {
    axis == .horizontal
      ? LayoutInterval(start: minX, end: maxX) : LayoutInterval(start: minY, end: maxY)
  }

  /// The rectangle that covers `main` along `axis` and `cross` along the other one.
  @inlinable package init(_ axis: LayoutAxis, main: LayoutInterval, cross: LayoutInterval) {
    let (x, y) = axis == .horizontal ? (main, cross) : (cross, main)
    self.init(x: x.start, y: y.start, width: x.length, height: y.length)
  }
}
