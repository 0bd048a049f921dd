import CompositionalLayout
import LayoutGeometry
import ScrollMotion

extension UIScrollView {
  /// What follows the fingers that scroll.
  public var panGestureRecognizer: UIPanGestureRecognizer { driver.pan }

  /// Whether a finger is on the content; it may not have moved yet.
  public var isTracking: Bool { driver.isTracking }

  /// Whether a finger has begun to scroll, from the first ten points until it is lifted.
  public var isDragging: Bool { driver.isDragging }

  /// Whether the content moves by itself after a finger was lifted.
  public var isDecelerating: Bool { driver.isCoasting }

  /// Whether the content is on its way to an offset that was set in code.
  @available(iOS 17.4, *)
  public var isScrollAnimating: Bool { driver.isAnimating }

  /// Stops what moves by itself where it is, also beyond an edge.
  ///
  /// The delegate hears that it is over. Ours has no zooming to stop.
  @available(iOS 17.4, *)
  public func stopScrollingAndZooming() {
    driver.stop()
    driver.endAnimation()
  }

  /// The way of a view that slows down or goes on by pages; see `flight(on:from:velocity:start:)`.
  func defaultFlight(
    on axis: LayoutAxis, from offset: CGFloat, velocity: CGFloat, start: CGFloat
  ) -> ScrollFlight {
    let range = offsetRange.interval(on: axis)
    guard isPagingEnabled, range.length > 0 else {
      return ScrollFlight(
        from: offset, velocity: velocity, in: range, bounces: bounces,
        deceleration: ScrollDeceleration(rate: decelerationRate.rawValue))
    }
    let page = ScrollPaging(length: bounds.size[axis], range: range)
      .target(releasedAt: offset, velocity: velocity / 1_000, from: start)
    return ScrollFlight(from: offset, velocity: velocity, settlingAt: page)
  }
}
