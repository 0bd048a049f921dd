import CompositionalLayout
import LayoutGeometry
import ScrollMotion

extension ScrollDriver {
  /// Stops deceleration when a finger touches the view.
  ///
  /// - Returns: Whether motion was stopped, in which case the touch isn't delivered to views.
  func touchesBegan() -> Bool {
    setTracking(true)
    guard isCoasting else { return false }
    enter(.resting)
    return true
  }

  // Unverified: such a motion continues the deceleration that was announced before; inferred from
  // uikit.md, 5.5.
  /// Returns content that a finger stopped beyond an edge, and settles pages that it stopped.
  func touchesEnded() {
    setTracking(false)
    guard case .resting = phase, let view, pan.stoppedMotion else { return }
    let offset = view.contentOffset
    let flights = flights(of: view, from: offset, velocity: .zero)
    guard CGPoint(x: flights[0].end, y: flights[1].end) != offset else {
      return view.didReleaseStoppedContent()
    }
    coast(flights, from: offset, in: view, isAnnounced: true)
  }

  /// Begins a drag.
  func beginDragging() {
    guard let view else { return }
    endAnimation()
    view.scrollDelegate?.scrollViewWillBeginDragging(view)
    view.dismissKeyboardOnDrag()
    let offset = view.contentOffset
    var drag = ScrollDrag(along: pan.dragAxes, from: offset, in: view.offsetRange)
    drag.setDragged(dragged(drag, in: view), in: view.offsetRange)
    enter(.dragging(drag))
    self.drag()
  }

  /// Moves the content with the finger.
  func drag() {
    guard let view, case .dragging(var drag) = phase else { return }
    guard !view.zoom.holdsOffset else { return continueDrag(drag, in: view) }
    // 1. Adjust to changes of the offset or the range.
    drag.adjust(to: view.contentOffset)
    if drag.range != view.offsetRange {
      drag.setDragged(dragged(drag, in: view), in: view.offsetRange)
    }
    // 2. Move with the finger, with resistance beyond an edge.
    drag.move(to: pan.translation(in: view))
    var offset = drag.displayedOffset
    for axis in drag.axes {
      offset[axis] = resistance(on: axis, of: view)
        .shown(draggedTo: drag.dragged[axis] - drag.translation[axis])
    }
    drag.display(onPixels(offset, of: view))
    update(.dragging(drag))
    _ = move(to: drag.displayedOffset)
  }

  /// Lets the drag continue from the offset that a pinch has set.
  private func continueDrag(_ drag: ScrollDrag, in view: UIScrollView) {
    var drag = drag
    drag.move(to: pan.translation(in: view))
    drag.adjust(to: view.contentOffset)
    drag.setDragged(dragged(drag, in: view), in: view.offsetRange)
    update(.dragging(drag))
  }

  /// Returns the offset at the start of the drag that would lead to the displayed offset without
  /// resistance.
  private func dragged(_ drag: ScrollDrag, in view: UIScrollView) -> CGPoint {
    var dragged = drag.dragged
    for axis in drag.axes {
      dragged[axis] =
        drag.translation[axis]
        + resistance(on: axis, of: view).dragged(showing: drag.displayedOffset[axis])
    }
    return dragged
  }

  /// Ends a drag with a velocity of the finger in points per second, with the callbacks in the
  /// order of uikit.md, 5.5.
  func endDragging(velocity: CGPoint) {
    guard let view, case .dragging(var drag) = phase else { return }
    drag.adjust(to: view.contentOffset)
    let velocity = view.zoom.isBouncing ? .zero : velocity
    // 1. Find the natural end of the motion, and the one that the delegate chooses.
    var speed = CGPoint.zero
    for axis in drag.axes { speed[axis] = -velocity[axis] }
    let natural = flights(of: view, from: drag.displayedOffset, velocity: speed, start: drag.start)
    let proposed = CGPoint(x: natural[0].end, y: natural[1].end)
    let inMilliseconds = CGPoint(x: speed.x / 1_000, y: speed.y / 1_000)
    let target = target(of: view, proposed, inMilliseconds)
    let chosen = flights(natural, of: view, from: drag.displayedOffset, proposed, landingAt: target)
    // 2. End the drag.
    setTracking(false)
    enter(.resting)
    let willMove =
      chosen.contains { $0.duration > 0 }
      || drag.displayedOffset != CGPoint(x: chosen[0].end, y: chosen[1].end)
    view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: willMove)
    // 3. Decelerate unless the delegate has started another phase.
    guard willMove, case .resting = phase else { return }
    coast(chosen, from: drag.displayedOffset, in: view)
  }

  /// Returns the offset at which a motion ends, which the delegate may change; the velocity is in
  /// points per millisecond.
  func target(
    of view: UIScrollView, _ proposed: CGPoint, _ velocity: CGPoint
  ) -> CGPoint {
    var target = view.targetOffset(for: proposed, velocity: velocity)
    view.scrollDelegate?.scrollViewWillEndDragging(
      view, withVelocity: velocity, targetContentOffset: &target)
    return target
  }

  private func flights(
    _ natural: [ScrollFlight], of view: UIScrollView, from offset: CGPoint, _ proposed: CGPoint,
    landingAt target: CGPoint
  ) -> [ScrollFlight] {
    [LayoutAxis.horizontal, .vertical].enumerated().map { index, axis in
      guard target[axis] != proposed[axis], target[axis].isFinite else { return natural[index] }
      return ScrollFlight(
        from: offset[axis], landingAt: target[axis],
        in: view.offsetRange.interval(on: axis), bounces: view.bounces,
        deceleration: ScrollDeceleration(rate: view.decelerationRate.rawValue))
    }
  }
}
