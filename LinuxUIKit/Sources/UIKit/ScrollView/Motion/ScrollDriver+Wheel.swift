import CompositionalLayout
import LayoutGeometry
import ScrollMotion

extension ScrollDriver {
  // Unverified: a velocity that turns a page, in points per second.
  private static let pageVelocity: CGFloat = 600

  /// Returns whether the content isn't at its end in the direction of a movement to the right and
  /// down.
  func canMove(by delta: CGVector) -> Bool {
    let axis = delta.mainAxis
    guard let view, axes.contains(axis) else { return false }
    let (limits, offset) = (view.offsetRange.interval(on: axis), view.contentOffset[axis])
    return delta.component(on: axis) > 0 ? offset > limits.start : offset < limits.end
  }

  // Unverified: the callbacks are those of a drag without movement, which a further step interrupts
  // as a finger does.
  /// Moves the content by a step of a wheel, animated; views with pages move by a page.
  ///
  /// Steps in short succession add up.
  ///
  /// - Parameter delta: The movement to the right and down, in points.
  /// - Returns: Whether the content isn't at its end in that direction.
  func turnWheel(by delta: CGVector) -> Bool {
    guard let view, !isDragging, canMove(by: delta) else { return false }
    let base = wheelTarget ?? view.contentOffset
    endAnimation()
    enter(.resting)
    view.scrollDelegate?.scrollViewWillBeginDragging(view)
    view.dismissKeyboardOnDrag()
    let target = wheelTarget(of: view, by: delta, from: base)
    view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: true)
    guard case .resting = phase else { return true }
    let offset = view.contentOffset
    let flights = [LayoutAxis.horizontal, .vertical].map { axis in
      ScrollFlight(
        from: offset[axis], landingAt: target[axis], in: view.offsetRange.interval(on: axis),
        bounces: view.bounces,
        deceleration: ScrollDeceleration(rate: UIScrollView.DecelerationRate.fast.rawValue))
    }
    coast(flights, from: offset, in: view)
    if isCoasting { setWheelTarget(target) }
    return true
  }

  private func wheelTarget(
    of view: UIScrollView, by delta: CGVector, from base: CGPoint
  ) -> CGPoint {
    let axis = delta.mainAxis
    let distance = -delta.component(on: axis)
    var proposed = base
    var velocity = CGPoint.zero
    if view.scrollsByPages {
      velocity[axis] = distance < 0 ? -Self.pageVelocity : Self.pageVelocity
      // The content is released beyond the page at which it is.
      let released = base[axis] + distance
      proposed[axis] =
        view.flight(on: axis, from: released, velocity: velocity[axis], start: base[axis]).end
    } else {
      proposed[axis] += distance
    }
    proposed = view.offsetRange.clamp(proposed)
    let inMilliseconds = CGPoint(x: velocity.x / 1_000, y: velocity.y / 1_000)
    return view.offsetRange.clamp(target(of: view, proposed, inMilliseconds))
  }
}
