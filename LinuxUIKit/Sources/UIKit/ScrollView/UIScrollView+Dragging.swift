import CompositionalLayout
import LayoutGeometry
import ScrollMotion

extension UIScrollView {
  /// The gesture recognizer that tracks the fingers that scroll.
  public var panGestureRecognizer: UIPanGestureRecognizer { driver.pan }

  /// A Boolean value that indicates whether a finger touches the content, even if it hasn't moved.
  public var isTracking: Bool { driver.isTracking }

  /// A Boolean value that indicates whether the user is scrolling the content with a finger.
  public var isDragging: Bool { driver.isDragging }

  /// A Boolean value that indicates whether the content is still moving after the user lifted the
  /// finger.
  public var isDecelerating: Bool { driver.isCoasting }

  /// A Boolean value that indicates whether an animated change of the content offset is in
  /// progress.
  @available(iOS 17.4, *)
  public var isScrollAnimating: Bool { driver.isAnimating }

  /// Stops scrolling immediately, even beyond an edge.
  ///
  /// The delegate is notified of the end.
  ///
  /// - Note: Not implemented: zooming.
  @available(iOS 17.4, *)
  public func stopScrollingAndZooming() {
    driver.stop()
    driver.endAnimation()
  }

  /// Returns the motion of one axis that decelerates or pages; see
  /// `flight(on:from:velocity:start:)`.
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
