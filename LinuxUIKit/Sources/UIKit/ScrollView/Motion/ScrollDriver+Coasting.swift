import CompositionalLayout
import LayoutGeometry
import ScrollMotion

extension ScrollDriver {
  /// Returns the motions of both axes from an offset, with a velocity in points per second.
  ///
  /// Pages are counted from `start`, where the drag began.
  func flights(
    of view: UIScrollView, from offset: CGPoint, velocity: CGPoint, start: CGPoint? = nil
  ) -> [ScrollFlight] {
    [LayoutAxis.horizontal, .vertical].map { axis in
      view.flight(
        on: axis, from: offset[axis], velocity: velocity[axis], start: (start ?? offset)[axis])
    }
  }

  /// Starts motions after a drag.
  ///
  /// - Parameters:
  ///   - flights: The motions of both axes.
  ///   - offset: The current offset.
  ///   - view: The scroll view.
  ///   - isAnnounced: Whether the delegate was already notified of the deceleration.
  func coast(
    _ flights: [ScrollFlight], from offset: CGPoint, in view: UIScrollView,
    isAnnounced: Bool = false
  ) {
    let now = FrameClock.shared.now
    enter(.coasting(ScrollCoast(flights, at: now, from: offset, in: view.offsetRange)))
    if !isAnnounced { view.scrollDelegate?.scrollViewWillBeginDecelerating(view) }
    guard isCoasting, view.canAnimate || coast(at: now) else { return }
    onEachFrame { [weak self] time in self?.coast(at: time) ?? false }
  }

  /// Stops deceleration and notifies the delegate.
  func stop() {
    guard isCoasting else { return }
    finish()
  }

  private func coast(at time: TimeInterval) -> Bool {
    guard let view, case .coasting(var coast) = phase else { return false }
    // 1. Adjust to changes of the offset or the content.
    coast.adjust(to: view.contentOffset, view.offsetRange) { axis, velocity in
      view.flight(
        on: axis, from: view.contentOffset[axis], velocity: velocity,
        start: view.contentOffset[axis])
    }
    // 2. Finish immediately if animations aren't visible.
    let isOver = !view.canAnimate || coast.isOver(at: time)
    coast.display(
      isOver ? coast.offset(at: .infinity) : onPixels(coast.offset(at: time), of: view), at: time)
    update(.coasting(coast))
    // 3. Display the offset and report the end.
    guard move(to: coast.displayedOffset) else { return false }
    if isOver { finish() }
    return !isOver
  }

  private func finish() {
    enter(.resting)
    guard let view else { return }
    view.scrollDelegate?.scrollViewDidEndDecelerating(view)
  }
}
