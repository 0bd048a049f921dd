/// A continuous gesture recognizer that interprets dragging.
///
/// The gesture begins after 10 points, which aren't part of `translation(in:)`, and ends when fewer
/// fingers than required remain.
///
/// Wheels and touchpads scroll the recognizers whose `allowedScrollTypesMask` contains them. Such a
/// gesture has no touches, and begins with the first movement.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var track = PanTrack()

  /// The minimum number of fingers.
  ///
  /// The default is 1.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers; additional ones are ignored.
  open var maximumNumberOfTouches = Int.max

  /// The devices without touches that the recognizer interprets.
  ///
  /// The default is none. The recognizer of a scroll view interprets all.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// Returns the distance since the gesture began, in the coordinate system of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    track.translation.asVector(in: view)
  }

  /// Sets the translation and resets the velocity.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    track.setTranslation(translation.asVector(from: view))
  }

  /// Returns the velocity in points per second, in the coordinate system of `view`.
  ///
  /// This is the average over the last 0.1 seconds, and zero if the fingers haven't moved for that
  /// time.
  open func velocity(in view: UIView?) -> CGPoint {
    track.velocity(at: track.endTime ?? FrameClock.shared.now).asVector(in: view)
  }

  /// Returns the part of the initial movement that isn't part of the translation; `nil` if the
  /// movement is too short.
  ///
  /// Both are in the window's coordinate system.
  func slop(of travel: CGPoint) -> CGPoint? {
    let length = hypot(travel.x, travel.y)
    guard length >= Self.slop else { return nil }
    return CGPoint(x: travel.x / length * Self.slop, y: travel.y / length * Self.slop)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in event.touchesInOrder where touches.contains(touch) {
      if tracked.touches.count > maximumNumberOfTouches { ignore(touch, for: event) }
    }
    restart()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchesDown.count >= minimumNumberOfTouches else { return restart() }
    track.move(to: TrackedTouches.center(of: touchesDown), at: event.timestamp)
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

  // MARK: Scroll events

  /// Returns whether the gesture can begin with a movement of a wheel or touchpad.
  func canScroll(by delta: CGVector, _ type: UIScrollTypeMask) -> Bool {
    isEnabled && state == .possible && tracked.touches.isEmpty
      && allowedScrollTypesMask.contains(type)
  }

  /// Begins the gesture at a location of the window, unless the delegate or a view refuses.
  func beginScrolling(at location: CGPoint, of event: UIEvent, over view: UIView) -> Bool {
    let time = event.timestamp
    track.restart(at: location, keepingTranslation: false, now: time)
    tracked.recordDevices(of: event)
    tracked.setLocation(location)
    guard shouldReceive(event), delegate?.gestureRecognizer(self, shouldReceive: event) ?? true,
      shouldBegin(), viewsAllowRecognition(from: view),
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    else {
      resetToPossible()
      return false
    }
    enterState(.began)
    return state == .began
  }

  /// Moves the content by a distance in points of the window.
  func scroll(by delta: CGVector, at time: TimeInterval) {
    guard state.isUnderWay else { return }
    track.move(by: delta, at: time)
    enterState(.changed)
  }

  /// Ends the gesture with its velocity at the last movement.
  func endScrolling(as end: State = .ended) {
    guard state.isUnderWay else { return }
    track.stop()
    enterState(end)
    resetToPossible()
  }

  private func beginIfFarEnough() {
    guard let slop = slop(of: track.translation) else { return }
    track.discard(slop)
    state = .began
  }

  private func finish(as end: State) {
    let left = touchesDown.count
    if state.isUnderWay {
      left < minimumNumberOfTouches ? state = end : restart()
    } else {
      left == 0 ? state = .failed : restart()
    }
  }

  /// Continues with other fingers, whose center is elsewhere although nothing moved.
  private func restart() {
    let center = TrackedTouches.center(of: touchesDown)
    let counts = state.isUnderWay || touchesDown.count >= minimumNumberOfTouches
    track.restart(at: center, keepingTranslation: counts, now: FrameClock.shared.now)
  }

  /// The distance at which a pan begins, in points (uikit.md, 4.6).
  static let slop: CGFloat = 10
}

/// The devices without touches that scroll.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bit mask of the devices.
  public let rawValue: Int

  /// Creates devices from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wheels, which scroll in steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Touchpads, which scroll by points.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All devices.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
