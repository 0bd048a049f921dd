import CompositionalLayout
import LayoutGeometry
import ScrollMotion

extension UIScrollView {
  /// The gesture recognizer that tracks the fingers that scroll.
  public var panGestureRecognizer: UIPanGestureRecognizer { driver.pan }

  /// The gesture recognizer that tracks the fingers that zoom; `nil` while `minimumZoomScale` is not
  /// less than `maximumZoomScale`.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.pinch }

  /// A Boolean value that indicates whether the user is zooming the content with two fingers.
  public var isZooming: Bool { zoom.isActive }

  /// A Boolean value that indicates whether the scale returns to its limits after a pinch.
  public var isZoomBouncing: Bool { zoom.isBouncing }

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

  /// Stops scrolling and zooming by fingers immediately, even beyond an edge.
  ///
  /// The delegate is notified of the end.
  @available(iOS 17.4, *)
  public func stopScrollingAndZooming() {
    zoom.stop()
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
