import CompositionalLayout

/// Moves a scroll view: by a finger, and by itself afterward (uikit.md 5.2).
///
/// It is in one phase at a time. Whatever else moves the content meanwhile, such as a layout that
/// learned the sizes of its cells, is added to the movement.
@MainActor final class ScrollDriver {
  /// What moves the content.
  enum Phase {
    /// Nothing.
    case resting
    /// A finger.
    case dragging(ScrollDrag)
    /// The speed that a finger left, or an edge that pulls.
    case coasting(ScrollCoast)
    /// Code, step by step.
    case animating(ScrollTween)
  }

  /// The view that is moved.
  private(set) weak var view: UIScrollView?
  /// What follows the fingers.
  let pan = ScrollPanRecognizer()
  /// Whether a finger is on the view.
  private(set) var isTracking = false
  /// What the next movement in code follows.
  private(set) var target: ScrollTarget?
  private(set) var phase = Phase.resting
  private var changes = 0

  /// Begins to move a view; it keeps the driver.
  func attach(to view: UIScrollView) {
    self.view = view
    pan.driver = self
    view.addGestureRecognizer(pan)
    pan.addHandler { [weak self] pan in self?.handle(pan) }
  }

  /// Sets whether a finger is on the view.
  func setTracking(_ isTracking: Bool) {
    self.isTracking = isTracking
  }

  /// Makes the animation that `start` begins, if any, track `target` instead of a fixed offset.
  func tracking(_ target: ScrollTarget, _ start: () -> Void) {
    target = target
    start()
    target = nil
  }

  /// Whether a finger drags.
  var isDragging: Bool {
    if case .dragging = phase { true } else { false }
  }

  /// Whether the content moves because of a drag before.
  var isCoasting: Bool {
    if case .coasting = phase { true } else { false }
  }

  /// Enters a phase.
  func enter(_ phase: Phase) {
    self.phase = phase
    changes += 1
    guard let view, view.canAnimate else { return }
    if case .resting = phase {
      view.indicators.fade(after: ScrollIndicators.fadeDelay, in: view)
    } else {
      view.indicators.show(in: view)
    }
  }

  /// Updates what is known of the phase, without entering another one.
  func update(_ phase: Phase) {
    self.phase = phase
  }

  /// Moves the content; false when whoever was told of it has begun another phase.
  func move(to offset: CGPoint) -> Bool {
    let before = changes
    if view?.contentOffset != offset { view?.contentOffset = offset }
    return changes == before
  }

  /// Calls `step` at each frame of the present phase until it answers false.
  func onEachFrame(_ step: @escaping @MainActor (TimeInterval) -> Bool) {
    let index = changes
    FrameClock.shared.follow { [weak self] time in
      guard let self, changes == index else { return false }
      return step(time)
    }
  }

  private func handle(_ pan: ScrollPanRecognizer) {
    switch pan.state {
    case .began: beginDragging()
    case .changed: drag()
    case .ended: endDragging(velocity: pan.velocity(in: view))
    case .cancelled: endDragging(velocity: .zero)
    case .possible, .failed: return
    }
  }
}
