import CompositionalLayout
import LayoutGeometry

/// The scroll gestures of a pointing device.
///
/// Platforms report movements without beginning and end. A gesture of a touchpad begins with the
/// first movement and ends when none follows in `gestureEndDelay`; the content then continues with
/// the velocity of the last movements.
@MainActor final class ScrollInput {
  /// One movement of a wheel or touchpad.
  struct Movement {
    /// The distance to the right and down, in steps of a wheel or points of a touchpad.
    var delta: CGVector
    var kind: ScrollKind
    /// The location of the pointer in the window.
    var location: CGPoint
    var modifiers: UIKeyModifierFlags

    /// The distance in points.
    @MainActor var points: CGVector {
      guard kind == .wheel else { return delta }
      return CGVector(
        dx: delta.dx * ScrollInput.pointsPerStep, dy: delta.dy * ScrollInput.pointsPerStep)
    }

    var type: UIScrollTypeMask { kind == .wheel ? .discrete : .continuous }
  }

  // Unverified: a common distance of three lines of text.
  /// The distance of a step of a wheel, in points.
  static let pointsPerStep: CGFloat = 57
  // Unverified: touchpads report every 8 to 16 ms while fingers move.
  /// The time after the last movement at which a gesture ends, in seconds.
  static let gestureEndDelay: TimeInterval = 0.08
  // Unverified.
  /// The factor by which a scroll view zooms for a point of movement, as an exponent of two.
  private static let zoomPerPoint: CGFloat = 1 / 200

  private weak var pan: UIPanGestureRecognizer?
  private let timer = ClockTimer()

  /// Scrolls or zooms for a movement over a view.
  func scroll(_ movement: Movement, over view: UIView) {
    guard movement.delta.dx.isFinite, movement.delta.dy.isFinite, movement.delta != .zero else {
      return
    }
    if movement.modifiers.contains(.control) { return zoom(movement, over: view) }
    if pan?.state.isUnderWay != true { begin(movement, over: view) }
    guard let pan else { return }
    pan.scroll(by: movement.points, at: FrameClock.shared.now)
    timer.start(after: Self.gestureEndDelay) { [weak self] in self?.end() }
  }

  /// Ends the gesture, whose momentum continues.
  func end() {
    timer.stop()
    let ended = pan
    pan = nil
    ended?.endScrolling()
  }

  private func begin(_ movement: Movement, over view: UIView) {
    pan = nil
    let event = UIEvent(
      .scroll, timestamp: FrameClock.shared.now, modifiers: movement.modifiers)
    for candidate in candidates(for: movement, over: view) {
      if movement.kind == .wheel, let scrollView = candidate.scrollView {
        if scrollView.driver.turnWheel(by: movement.points) { return }
      } else if candidate.beginScrolling(at: movement.location, of: event, over: view) {
        pan = candidate
        return
      }
    }
  }

  /// Returns the recognizers that may scroll: from the innermost, first those of scroll views that
  /// aren't at their end in the direction, since those of others only bounce.
  private func candidates(
    for movement: Movement, over view: UIView
  ) -> [UIPanGestureRecognizer] {
    let all = sequence(first: view, next: { $0.superview }).flatMap {
      $0.attachedRecognizers.reversed().compactMap { $0 as? UIPanGestureRecognizer }
    }
    .filter { $0.canScroll(by: movement.points, movement.type) }
    let moving = all.filter { $0.scrollView?.driver.canMove(by: movement.points) ?? true }
    return moving + all.filter { one in !moving.contains { $0 === one } }
  }

  private func zoom(_ movement: Movement, over view: UIView) {
    for candidate in sequence(first: view, next: { $0.superview }) {
      guard let scrollView = candidate as? UIScrollView, scrollView.pinchGestureRecognizer != nil
      else { continue }
      let factor = pow(2, movement.points.dy * Self.zoomPerPoint)
      let point = scrollView.convert(movement.location, from: nil)
      return scrollView.zoom.scale(by: factor, around: point)
    }
  }
}

extension UIPanGestureRecognizer {
  /// The scroll view that the recognizer scrolls; `nil` for other recognizers.
  fileprivate var scrollView: UIScrollView? {
    guard let scrollView = view as? UIScrollView, scrollView.driver.pan === self else { return nil }
    return scrollView
  }
}
