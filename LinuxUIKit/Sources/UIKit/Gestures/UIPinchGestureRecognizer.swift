/// A continuous gesture recognizer that interprets the distance between two fingers.
///
/// The gesture begins when the distance has changed by 8 points, which aren't part of the scale. It
/// ends when both fingers are lifted. While only one of them is, the scale stays the same, and a
/// finger that returns continues it. Further fingers are ignored.
///
/// - Note: Not implemented: trackpads.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  // Unverified: inferred from the distance at which a pan begins (uikit.md, 4.6).
  /// The change of the distance at which a pinch begins, in points.
  private static let slop: CGFloat = 8
  /// The smallest distance that is divided by, in points.
  private static let smallestDistance: CGFloat = 1

  private var track = FingerPairTrack(value: 1)

  /// The distance of the fingers relative to that at the beginning of the gesture.
  ///
  /// Setting it makes further changes relative to the new value, and resets the velocity. Setting a
  /// value that isn't finite has no effect.
  open var scale: CGFloat {
    get { track.value }
    set {
      guard newValue.isFinite else { return }
      track.setValue(newValue, with: FingerPair(touchesDown))
    }
  }

  /// The change of the scale per second, averaged over the last 0.1 s.
  open var velocity: CGFloat { track.velocity(at: FrameClock.shared.now) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    ignoreTouches(after: 2, event)
    track.restart(with: FingerPair(touchesDown), at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start = track.start, let fingers = FingerPair(touchesDown) else { return }
    guard state.isUnderWay else {
      guard abs(fingers.distance - start.distance) >= Self.slop else { return }
      track.restart(with: fingers, at: event.timestamp)
      return state = .began
    }
    let base = max(start.distance, Self.smallestDistance)
    let distance = max(fingers.distance, Self.smallestDistance)
    track.move(to: track.startValue * distance / base, at: event.timestamp)
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(as: .ended, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(as: .cancelled, event)
  }

  open override func reset() { track = FingerPairTrack(value: 1) }

  private func finish(as end: State, _ event: UIEvent) {
    guard touchesDown.isEmpty else {
      return track.restart(with: FingerPair(touchesDown), at: event.timestamp)
    }
    state = state.isUnderWay ? end : .failed
  }
}

/// A continuous gesture recognizer that interprets the rotation of two fingers.
///
/// The gesture begins when one finger has moved around the other by 0.1 radians, which aren't part
/// of the rotation. It ends when both fingers are lifted. While only one of them is, the rotation
/// stays the same, and a finger that returns continues it. Further fingers are ignored.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  // Unverified: inferred from a pan's 10 points at a usual distance of 100 points between fingers.
  /// The rotation at which the gesture begins, in radians.
  private static let slop: CGFloat = 0.1

  private var track = FingerPairTrack(value: 0)

  /// The rotation since the beginning of the gesture in radians, clockwise.
  ///
  /// It continues beyond a whole turn. Setting it makes further changes relative to the new value,
  /// and resets the velocity. Setting a value that isn't finite has no effect.
  open var rotation: CGFloat {
    get { track.value }
    set {
      guard newValue.isFinite else { return }
      track.setValue(newValue, with: FingerPair(touchesDown))
    }
  }

  /// The rotation in radians per second, averaged over the last 0.1 s.
  open var velocity: CGFloat { track.velocity(at: FrameClock.shared.now) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    ignoreTouches(after: 2, event)
    track.restart(with: FingerPair(touchesDown), at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start = track.start, let fingers = FingerPair(touchesDown) else { return }
    guard state.isUnderWay else {
      guard abs(Self.turn(from: start.angle, to: fingers.angle)) >= Self.slop else { return }
      track.restart(with: fingers, at: event.timestamp)
      return state = .began
    }
    // The value is at most half a turn from the current one.
    let current = start.angle + track.value - track.startValue
    let turn = Self.turn(from: current, to: fingers.angle)
    track.move(to: track.value + turn, at: event.timestamp)
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(as: .ended, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(as: .cancelled, event)
  }

  open override func reset() { track = FingerPairTrack(value: 0) }

  private func finish(as end: State, _ event: UIEvent) {
    guard touchesDown.isEmpty else {
      return track.restart(with: FingerPair(touchesDown), at: event.timestamp)
    }
    state = state.isUnderWay ? end : .failed
  }

  /// Returns the rotation by the shorter way, at most half a turn.
  private static func turn(from start: CGFloat, to end: CGFloat) -> CGFloat {
    remainder(end - start, 2 * .pi)
  }
}

extension UIGestureRecognizer {
  /// Ignores touches that began when a number of others were down.
  fileprivate func ignoreTouches(after count: Int, _ event: UIEvent) {
    for touch in touchesDown.dropFirst(count) { ignore(touch, for: event) }
  }
}
