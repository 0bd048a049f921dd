/// Recognizes fingers that are dragged over a view.
///
/// It begins once they have moved ten points, which don't count in `translation(in:)`, and ends when
/// too few of them are left. Ours leaves out scroll wheels.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var track = PanTrack()

  /// How many fingers it takes at least: one, unless set.
  open var minimumNumberOfTouches = 1
  /// How many fingers it takes at most; it does not count further ones.
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers have moved since the gesture began, in the coordinates of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    track.translation.asVector(in: view)
  }

  /// Lets `translation(in:)` count on from `translation`, and forgets the velocity.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    track.setTranslation(translation.asVector(from: view))
  }

  /// How fast the fingers move, in points a second, in the coordinates of `view`.
  ///
  /// It is the mean over the last tenth of a second, and zero when they have rested for that time.
  open func velocity(in view: UIView?) -> CGPoint {
    track.velocity(at: FrameClock.shared.now).asVector(in: view)
  }

  /// How much of a movement from the start does not count; nil when it is too short for a pan.
  ///
  /// Both are in the window's points.
  func slop(of travel: CGPoint) -> CGPoint? {
    let length = hypot(travel.x, travel.y)
    guard length >= Self.slop else { return nil }
    return CGPoint(x: travel.x / length * Self.slop, y: travel.y / length * Self.slop)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in event.touchesInOrder where touches.contains(touch) {
      if storage.touches.count > maximumNumberOfTouches { ignore(touch, for: event) }
    }
    takeUp()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchesDown.count >= minimumNumberOfTouches else { return takeUp() }
    track.move(to: middle(of: touchesDown), at: event.timestamp)
    if state.isUnderWay { state = .changed } else { beginIfFarEnough() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(as: .ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(as: .cancelled)
  }

  open override func reset() {
    track = PanTrack()
  }

  private func beginIfFarEnough() {
    guard let slop = slop(of: track.translation) else { return }
    track.leaveOut(slop)
    state = .began
  }

  private func finish(as end: State) {
    let left = touchesDown.count
    if state.isUnderWay {
      left < minimumNumberOfTouches ? state = end : takeUp()
    } else {
      left == 0 ? state = .failed : takeUp()
    }
  }

  /// Goes on with other fingers than before: their middle is elsewhere, but nothing has moved.
  private func takeUp() {
    let middle = middle(of: touchesDown)
    let counts = state.isUnderWay || touchesDown.count >= minimumNumberOfTouches
    track.takeUp(at: middle, keepingTranslation: counts, now: FrameClock.shared.now)
  }

  /// [doc 4.6] A pan begins after so many points.
  static let slop: CGFloat = 10
}
