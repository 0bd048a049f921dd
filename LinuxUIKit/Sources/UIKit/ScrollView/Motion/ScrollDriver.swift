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
  weak var view: UIScrollView?
  /// What follows the fingers.
  let pan = ScrollPanRecognizer()
  /// Whether a finger is on the view.
  var isTracking = false
  /// What the next movement in code follows.
  var aim: ScrollAim?
  private(set) var phase = Phase.resting
  private var changes = 0

  /// Begins to move a view; it keeps the driver.
  func attach(to view: UIScrollView) {
    self.view = view
    pan.driver = self
    view.addGestureRecognizer(pan)
    pan.addHandler { [weak self] pan in self?.follow(pan) }
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
      view.indicators.fade(after: ScrollIndicators.restingTime, in: view)
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
  func followClock(_ step: @escaping @MainActor (TimeInterval) -> Bool) {
    let number = changes
    FrameClock.shared.onEachFrame { [weak self] time in
      guard let self, changes == number else { return false }
      return step(time)
    }
  }

  private func follow(_ pan: ScrollPanRecognizer) {
    switch pan.state {
    case .began: beginDragging()
    case .changed: drag()
    case .ended: endDragging(velocity: pan.velocity(in: view))
    case .cancelled: endDragging(velocity: .zero)
    case .possible, .failed: return
    }
  }
}
