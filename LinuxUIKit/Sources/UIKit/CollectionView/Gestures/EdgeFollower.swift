import CompositionalLayout
import LayoutGeometry
import ScrollMotion

/// Scrolls a collection view at each frame while a gesture's finger is near an edge, and says where in
/// the content the finger then is.
@MainActor final class EdgeFollower {
  private var turn = 0

  /// Begins to follow a gesture; `moved` is called with the finger's point of the content after each
  /// step of the scroll.
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

  /// Lets the content rest.
  func stop() {
    turn += 1
  }
}

extension UICollectionView {
  /// Scrolls on for some seconds if a point of the content is near an edge; false when that changes
  /// nothing.
  fileprivate func scroll(awayFromEdgesFor seconds: TimeInterval, at point: CGPoint) -> Bool {
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    for axis in [LayoutAxis.horizontal, .vertical] {
      offset[axis] += seconds * EdgeScrolling.speed(at: point[axis], in: visible.interval(on: axis))
    }
    let target = offsetRange.clamp(offset)
    // What rests outside of its range, as in a bounce, is left to who moved it there.
    guard target != contentOffset, offset != contentOffset else { return false }
    contentOffset = target
    return true
  }
}
