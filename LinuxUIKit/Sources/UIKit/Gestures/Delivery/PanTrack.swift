import ScrollMotion

/// The movement of the fingers of a pan in the window's coordinate system.
struct PanTrack {
  private var start: CGPoint?
  private var location = CGPoint.zero
  private var recent = TouchVelocity()
  private var lastTime: TimeInterval?
  /// The time of the last movement of a scroll gesture that has ended; `nil` for other gestures.
  private(set) var endTime: TimeInterval?

  /// The distance from the start.
  var translation: CGPoint {
    guard let start else { return .zero }
    return CGPoint(x: location.x - start.x, y: location.y - start.y)
  }

  /// Returns the velocity in points per second.
  func velocity(at time: TimeInterval) -> CGPoint { recent.value(at: time) }

  /// Records a movement of the fingers.
  mutating func move(to new: CGPoint, at time: TimeInterval) {
    location = new
    lastTime = time
    recent.add(new, at: time)
  }

  /// Records a movement of a wheel or touchpad.
  ///
  /// The time that the first movement took is unknown, so that it doesn't count for the velocity.
  mutating func move(by delta: CGVector, at time: TimeInterval) {
    if lastTime == nil { recent = TouchVelocity() }
    move(to: CGPoint(x: location.x + delta.dx, y: location.y + delta.dy), at: time)
  }

  /// Keeps the velocity at the last movement, since wheels and touchpads don't report the end.
  mutating func stop() { endTime = lastTime }

  /// Continues from another location after the number of fingers changed.
  mutating func restart(
    at new: CGPoint, keepingTranslation: Bool, now: TimeInterval
  ) {
    let translation = keepingTranslation ? translation : .zero
    location = new
    start = CGPoint(x: new.x - translation.x, y: new.y - translation.y)
    (lastTime, endTime) = (nil, nil)
    recent = TouchVelocity()
    recent.add(new, at: now)
  }

  /// Excludes the initial part of the movement from the translation.
  mutating func discard(_ slop: CGPoint) {
    guard let old = start else { return }
    start = CGPoint(x: old.x + slop.x, y: old.y + slop.y)
  }

  /// Sets the translation and resets the velocity.
  mutating func setTranslation(_ translation: CGPoint) {
    start = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
    recent = TouchVelocity()
  }
}

extension CGPoint {
  /// Converts a vector from the window's coordinate system to that of `view`.
  @MainActor func asVector(in view: UIView?) -> CGPoint {
    guard let view else { return self }
    let (start, end) = (view.convert(CGPoint.zero, from: nil), view.convert(self, from: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Converts a vector from the coordinate system of `view` to the window's.
  @MainActor func asVector(from view: UIView?) -> CGPoint {
    guard let view else { return self }
    let (start, end) = (view.convert(CGPoint.zero, to: nil), view.convert(self, to: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
