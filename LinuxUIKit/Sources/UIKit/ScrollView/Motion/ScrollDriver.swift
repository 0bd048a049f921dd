import CompositionalLayout

/// The motion of a scroll view by touch, deceleration or animation (uikit.md, 5.2).
///
/// The driver is in one phase at a time. If something else moves the content during a phase, such
/// as self-sizing cells, the motion is shifted accordingly.
@MainActor final class ScrollDriver {
  /// The phases of motion.
  enum Phase {
    /// No motion.
    case resting
    /// A finger drags the content.
    case dragging(ScrollDrag)
    /// The content decelerates or returns from beyond an edge.
    case coasting(ScrollCoast)
    /// An animated change of the offset.
    case animating(ScrollTween)
  }

  /// The scroll view, which owns the driver.
  private(set) weak var view: UIScrollView?
  /// The gesture recognizer that scrolls.
  let pan = ScrollPanRecognizer()
  /// Whether a finger touches the view.
  private(set) var isTracking = false
  /// The target of the next animation.
  private(set) var target: ScrollTarget?
  /// The current phase; the phases' own files read it.
  private(set) var phase = Phase.resting
  /// The offset at which content settles that a wheel moves; `nil` for other motion.
  private(set) var wheelTarget: CGPoint?
  private var changes = 0

  /// Attaches the driver to its scroll view.
  func attach(to view: UIScrollView) {
    self.view = view
    pan.setDriver(self)
    view.addGestureRecognizer(pan)
    pan.addHandler { [weak self] pan in self?.handle(pan) }
  }

  /// Sets whether a finger is on the view.
  func setTracking(_ isTracking: Bool) {
    self.isTracking = isTracking
  }

  /// Makes the animation that `start` begins, if any, track `target` instead of a fixed offset.
  func tracking(_ target: ScrollTarget, _ start: () -> Void) {
    self.target = target
    start()
    self.target = nil
  }

  /// Whether a finger drags the content.
  var isDragging: Bool {
    if case .dragging = phase { true } else { false }
  }

  /// Whether the content moves after a drag.
  var isCoasting: Bool {
    if case .coasting = phase { true } else { false }
  }

  /// Enters a phase.
  func enter(_ phase: Phase) {
    self.phase = phase
    wheelTarget = nil
    changes += 1
    guard let view, view.canAnimate else { return }
    if case .resting = phase {
      view.indicators.fade(after: ScrollIndicators.fadeDelay, in: view)
    } else {
      view.indicators.show(in: view)
    }
  }

  /// Sets the offset at which the content settles that a wheel moves.
  func setWheelTarget(_ target: CGPoint) { wheelTarget = target }

  /// Updates the state of the current phase.
  func update(_ phase: Phase) {
    self.phase = phase
  }

  /// Moves the content.
  ///
  /// Returns false if the delegate started another phase.
  func move(to offset: CGPoint) -> Bool {
    let before = changes
    if view?.contentOffset != offset { view?.contentOffset = offset }
    return changes == before
  }

  /// Calls `step` at each frame of the current phase until it returns false.
  func onEachFrame(_ step: @escaping @MainActor (TimeInterval) -> Bool) {
    let index = changes
    FrameClock.shared.onEachFrame { [weak self] time in
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
