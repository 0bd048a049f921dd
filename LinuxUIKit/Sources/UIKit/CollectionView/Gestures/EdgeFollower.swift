import CompositionalLayout
import LayoutGeometry
import ScrollMotion

/// A controller that scrolls a collection view at each frame while the touch of a gesture is near
/// an edge, and reports the position of the touch in the content.
@MainActor final class EdgeFollower {
  private var turn = 0

  /// Begins to observe a gesture; `moved` is called with the position of the touch in the content
  /// after each step of the scroll.
  func follow(
    _ gesture: UIGestureRecognizer, in view: UICollectionView,
    moved: @escaping @MainActor (UICollectionView, CGPoint) -> Void
  ) {
    turn += 1
    var last = FrameClock.shared.now
    FrameClock.shared.onEachFrame { [weak self, weak gesture, weak view, turn] time in
      guard let self, let gesture, let view, self.turn == turn else { return false }
      let isMoved = view.scroll(awayFromEdgesFor: time - last, at: gesture.location(in: view))
      last = time
      if isMoved { moved(view, gesture.location(in: view)) }
      return true
    }
  }

  /// Stops scrolling.
  func stop() {
    turn += 1
  }
}

extension UICollectionView {
  /// Scrolls for a time interval if a point of the content is near an edge; returns whether the
  /// content offset changed.
  fileprivate func scroll(awayFromEdgesFor seconds: TimeInterval, at point: CGPoint) -> Bool {
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    for axis in [LayoutAxis.horizontal, .vertical] {
      offset[axis] += seconds * EdgeScrolling.speed(at: point[axis], in: visible.interval(on: axis))
    }
    let target = offsetRange.clamp(offset)
    // Content outside of its range, as during a bounce, is not moved.
    guard target != contentOffset, offset != contentOffset else { return false }
    contentOffset = target
    return true
  }
}
