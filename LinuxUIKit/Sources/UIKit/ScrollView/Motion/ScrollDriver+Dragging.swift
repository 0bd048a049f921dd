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

  /// Begins a drag with the finger.
  func beginDragging() {
    guard let view else { return }
    beginDrag(along: pan.dragAxes, in: view)
    drag()
  }

  /// Begins a drag, with a finger or by a step of a wheel.
  func beginDrag(along axes: [LayoutAxis], in view: UIScrollView) {
    endAnimation()
    view.scrollDelegate?.scrollViewWillBeginDragging(view)
    view.dismissKeyboardOnDrag()
    let offset = view.contentOffset
    var drag = ScrollDrag(along: axes, from: offset, in: view.offsetRange)
    drag.setDragged(dragged(drag, in: view), in: view.offsetRange)
    enter(.dragging(drag))
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

  /// Ends a drag with a velocity of the finger in points per second.
  func endDragging(velocity: CGPoint) {
    guard let view, case .dragging(var drag) = phase else { return }
    drag.adjust(to: view.contentOffset)
    let velocity = view.zoom.isBouncing ? .zero : velocity
    var speed = CGPoint.zero
    for axis in drag.axes { speed[axis] = -velocity[axis] }
    let natural = flights(of: view, from: drag.displayedOffset, velocity: speed, start: drag.start)
    release(
      natural, from: drag.displayedOffset, velocity: speed, rate: view.decelerationRate, in: view)
  }

  /// Ends a drag, with a finger or by a step of a wheel, with the callbacks in the order of uikit.md,
  /// 5.5.
  ///
  /// - Parameters:
  ///   - natural: The motions of both axes if the delegate changes nothing.
  ///   - offset: The displayed offset.
  ///   - velocity: The velocity of the offset, in points per second.
  ///   - rate: The deceleration to an offset that the delegate chooses.
  ///   - view: The scroll view.
  func release(
    _ natural: [ScrollFlight], from offset: CGPoint, velocity: CGPoint,
    rate: UIScrollView.DecelerationRate, in view: UIScrollView
  ) {
    // 1. Find the end of the motion that the delegate chooses.
    let proposed = CGPoint(x: natural[0].end, y: natural[1].end)
    let inMilliseconds = CGPoint(x: velocity.x / 1_000, y: velocity.y / 1_000)
    let target = target(of: view, proposed, inMilliseconds)
    let chosen = [LayoutAxis.horizontal, .vertical].enumerated().map { index, axis in
      target[axis] == proposed[axis] || !target[axis].isFinite
        ? natural[index]
        : landing(on: axis, of: view, from: offset, at: target, rate: rate)
    }
    // 2. End the drag.
    setTracking(false)
    enter(.resting)
    let willMove =
      chosen.contains { $0.duration > 0 }
      || offset != CGPoint(x: chosen[0].end, y: chosen[1].end)
    view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: willMove)
    // 3. Decelerate unless the delegate has started another phase.
    guard willMove, case .resting = phase else { return }
    coast(chosen, from: offset, in: view)
  }

  /// Returns the motion of one axis to a target.
  func landing(
    on axis: LayoutAxis, of view: UIScrollView, from offset: CGPoint, at target: CGPoint,
    rate: UIScrollView.DecelerationRate
  ) -> ScrollFlight {
    ScrollFlight(
      from: offset[axis], landingAt: target[axis], in: view.offsetRange.interval(on: axis),
      bounces: view.bounces, deceleration: ScrollDeceleration(rate: rate.rawValue))
  }

  /// Returns the offset at which a motion ends, which the delegate may change; the velocity is in
  /// points per millisecond.
  private func target(
    of view: UIScrollView, _ proposed: CGPoint, _ velocity: CGPoint
  ) -> CGPoint {
    var target = view.targetOffset(for: proposed, velocity: velocity)
    view.scrollDelegate?.scrollViewWillEndDragging(
      view, withVelocity: velocity, targetContentOffset: &target)
    return target
  }
}
