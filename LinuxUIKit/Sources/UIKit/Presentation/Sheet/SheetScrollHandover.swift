// Unverified: that Apple's sheets continue a scroll in this way; inferred from Apple's Maps.
/// The continuation of a scroll in a sheet: a finger that has scrolled the content to its top edge and
/// moves on down drags the sheet.
///
/// While the sheet is dragged the content stays at its top edge. It scrolls again when the finger has
/// returned to where the drag of the sheet began. A scroll view with a refresh control keeps its
/// scrolls.
@MainActor final class SheetScrollHandover {
  /// The actions of a sheet's drag; translations and velocities are vertical, downward, in points.
  struct Actions {
    /// Returns whether a drag of the sheet may begin, and begins it.
    let begin: () -> Bool
    /// Moves the sheet by a translation since the begin.
    let move: (CGFloat) -> Void
    /// Returns the sheet to where the drag began.
    let cancel: () -> Void
    /// Ends the drag with a velocity, in points per second.
    let end: (CGFloat) -> Void
  }

  private struct WeakScrollView {
    weak var view: UIScrollView?
  }

  /// The scroll of a finger.
  private struct Scroll {
    /// The translation and the distance from the top edge at the last event.
    var last: (translation: CGFloat, distance: CGFloat)
    /// The translation at which the sheet began to move; `nil` while the content scrolls.
    var start: CGFloat?
  }

  private let actions: Actions
  private weak var container: UIView?
  private var observed: [ObjectIdentifier: WeakScrollView] = [:]
  private var scroll: Scroll?

  /// Creates a continuation in the coordinates of a container, which the sheet moves in.
  init(in container: UIView, _ actions: Actions) {
    self.container = container
    self.actions = actions
  }

  /// Observes the scrolls of a scroll view in the sheet.
  func observe(_ view: UIScrollView) {
    let key = ObjectIdentifier(view)
    guard observed[key]?.view !== view else { return }
    observed[key] = WeakScrollView(view: view)
    view.panGestureRecognizer.addHandler { [weak self, weak view] pan in
      guard let self, let view else { return }
      handle(pan, view)
    }
  }

  private func handle(_ pan: UIPanGestureRecognizer, _ view: UIScrollView) {
    let translation = pan.translation(in: container).y
    let distance = view.contentOffset.y + view.adjustedContentInset.top
    switch pan.state {
    case .began: scroll = Scroll(last: (translation, max(0, distance)))
    case .changed: move(to: translation, distance, in: view)
    case .ended: end(velocity: pan.velocity(in: container).y, in: view)
    default: end(velocity: 0, in: view)
    }
  }

  private func move(to translation: CGFloat, _ distance: CGFloat, in view: UIScrollView) {
    guard let scroll else { return }
    if let start = scroll.start {
      guard translation > start else { return resume(at: translation, from: start, in: view) }
      holdAtTop(view)
      return actions.move(translation - start)
    }
    guard distance < 0, view.refreshControl == nil, actions.begin() else {
      self.scroll?.last = (translation, max(0, distance))
      return
    }
    // The content reached its edge between the last event and this one.
    let start = min(translation, scroll.last.translation + scroll.last.distance)
    self.scroll?.start = start
    holdAtTop(view)
    actions.move(translation - start)
  }

  /// Scrolls the content by the way of the finger above the point at which the sheet began to move.
  private func resume(at translation: CGFloat, from start: CGFloat, in view: UIScrollView) {
    scroll = Scroll(last: (translation, start - translation))
    UIView.performWithoutAnimation {
      view.contentOffset.y = topOffset(of: view).y + start - translation
    }
    actions.cancel()
  }

  private func end(velocity: CGFloat, in view: UIScrollView) {
    let isDragging = scroll?.start != nil
    scroll = nil
    guard isDragging else { return }
    view.setContentOffset(topOffset(of: view), animated: false)
    actions.end(velocity)
  }

  private func holdAtTop(_ view: UIScrollView) {
    UIView.performWithoutAnimation { view.contentOffset = topOffset(of: view) }
  }

  private func topOffset(of view: UIScrollView) -> CGPoint {
    CGPoint(x: view.contentOffset.x, y: -view.adjustedContentInset.top)
  }
}
