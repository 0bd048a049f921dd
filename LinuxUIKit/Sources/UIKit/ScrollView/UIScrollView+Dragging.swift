import CompositionalLayout
import LayoutGeometry
import ScrollMotion

extension UIScrollView {
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
