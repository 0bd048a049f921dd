import CompositionalLayout
import LayoutGeometry
import ScrollMotion

extension ScrollDriver {
  /// What both axes do by themselves from an offset, at a speed of it in points a second.
  ///
  /// Pages count from `start`, where the drag began.
  func flights(
    of view: UIScrollView, from offset: CGPoint, velocity: CGPoint, start: CGPoint? = nil
  ) -> [ScrollFlight] {
    [LayoutAxis.horizontal, .vertical].map { axis in
      view.flight(
        on: axis, from: offset[axis], velocity: velocity[axis], start: (start ?? offset)[axis])
    }
  }

  /// Lets the content move by itself from an offset until it comes to rest.
  ///
  /// `isAnnounced` says whether the delegate knows already that it does.
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

  /// Stops what moves by itself where it is, and says that it is over.
  func stop() {
    guard isCoasting else { return }
    finish()
  }

  private func coast(at time: TimeInterval) -> Bool {
    guard let view, case .coasting(var coast) = phase else { return false }
    // 1. Something else may have moved the content, or there may be another content.
    coast.adjust(to: view.contentOffset, view.offsetRange) { axis, velocity in
      view.flight(
        on: axis, from: view.contentOffset[axis], velocity: velocity,
        start: view.contentOffset[axis])
    }
    // 2. Where nothing can be seen on its way, it is over.
    let isOver = !view.canAnimate || coast.isOver(at: time)
    coast.displayedOffset =
      isOver ? coast.offset(at: .infinity) : onPixels(coast.offset(at: time), of: view)
    coast.displayTime = time
    update(.coasting(coast))
    // 3. Show it, and say when it is over.
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
