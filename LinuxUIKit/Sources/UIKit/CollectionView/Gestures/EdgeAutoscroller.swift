import CompositionalLayout
import LayoutGeometry
import ScrollMotion

/// An object that scrolls a collection view while the touch of a gesture is near an edge, and
/// reports the position of the touch in the content.
@MainActor final class EdgeAutoscroller {
  private var gestureNumber = 0

  /// Begins to scroll by the touch of a gesture; `moved` is called with the position of the touch in
  /// the content after each step of the scroll.
  func begin(
    for gesture: UIGestureRecognizer, in view: UICollectionView,
    moved: @escaping @MainActor (UICollectionView, CGPoint) -> Void
  ) {
    gestureNumber += 1
    var last = FrameClock.shared.now
    FrameClock.shared.onEachFrame { [weak self, weak gesture, weak view, gestureNumber] time in
      guard let self, let gesture, let view, self.gestureNumber == gestureNumber else {
        return false
      }
      let isMoved = view.scroll(awayFromEdgesFor: time - last, at: gesture.location(in: view))
      last = time
      if isMoved { moved(view, gesture.location(in: view)) }
      return true
    }
  }

  /// Stops scrolling.
  func stop() {
    gestureNumber += 1
  }
}

extension UICollectionView {
  /// Scrolls for a time interval if a point of the content is near an edge; returns whether the
  /// content offset changed.
  func scroll(awayFromEdgesFor seconds: TimeInterval, at point: CGPoint) -> Bool {
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
