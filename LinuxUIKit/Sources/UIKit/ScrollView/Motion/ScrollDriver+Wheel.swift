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
  /// The step is a drag that ends at once. Steps in short succession add up.
  ///
  /// - Parameter delta: The movement to the right and down, in points.
  /// - Returns: Whether the content isn't at its end in that direction.
  func turnWheel(by delta: CGVector) -> Bool {
    guard let view, !isDragging, canMove(by: delta) else { return false }
    let base = wheelTarget ?? view.contentOffset
    if isCoasting { enter(.resting) }
    beginDrag(along: [delta.mainAxis], in: view)
    let offset = view.contentOffset
    let velocity = wheelVelocity(of: view, by: delta)
    let target = wheelTarget(of: view, by: delta, from: base, velocity: velocity)
    let flights = [LayoutAxis.horizontal, .vertical].map { axis in
      landing(on: axis, of: view, from: offset, at: target, rate: .fast)
    }
    release(flights, from: offset, velocity: velocity, rate: .fast, in: view)
    if case .coasting(let coast) = phase { setWheelTarget(coast.offset(at: .infinity)) }
    return true
  }

  /// Returns the velocity of the offset after a step, which turns a page in views with pages.
  private func wheelVelocity(of view: UIScrollView, by delta: CGVector) -> CGPoint {
    var velocity = CGPoint.zero
    guard view.scrollsByPages else { return velocity }
    let axis = delta.mainAxis
    velocity[axis] = delta.component(on: axis) > 0 ? -Self.pageVelocity : Self.pageVelocity
    return velocity
  }

  private func wheelTarget(
    of view: UIScrollView, by delta: CGVector, from base: CGPoint, velocity: CGPoint
  ) -> CGPoint {
    let axis = delta.mainAxis
    var target = base
    target[axis] -= delta.component(on: axis)
    if view.scrollsByPages {
      // The content is released beyond the page at which it is.
      target[axis] =
        view.flight(on: axis, from: target[axis], velocity: velocity[axis], start: base[axis]).end
    }
    return view.offsetRange.clamp(target)
  }
}
