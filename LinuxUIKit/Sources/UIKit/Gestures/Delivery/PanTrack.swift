import ScrollMotion

/// The way of the fingers of a pan, in the window's points.
struct PanTrack {
  private var start: CGPoint?
  private var location = CGPoint.zero
  private var recent = TouchVelocity()

  /// From where it counts to where the fingers are.
  var translation: CGPoint {
    guard let start else { return .zero }
    return CGPoint(x: location.x - start.x, y: location.y - start.y)
  }

  /// How fast the fingers are, in points a second.
  func velocity(at time: TimeInterval) -> CGPoint { recent.value(at: time) }

  /// Takes in that the fingers moved.
  mutating func move(to new: CGPoint, at time: TimeInterval) {
    location = new
    recent.add(new, at: time)
  }

  /// Goes on at another place, because another number of fingers is down.
  mutating func takeUp(
    at new: CGPoint, keepingTranslation: Bool, now: TimeInterval
  ) {
    let translation = keepingTranslation ? translation : .zero
    location = new
    start = CGPoint(x: new.x - translation.x, y: new.y - translation.y)
    recent = TouchVelocity()
    recent.add(new, at: now)
  }

  /// Counts a first part of the way no more.
  mutating func leaveOut(_ slop: CGPoint) {
    guard let old = start else { return }
    start = CGPoint(x: old.x + slop.x, y: old.y + slop.y)
  }

  /// Counts on from a distance, as if the fingers had just come down.
  mutating func setTranslation(_ translation: CGPoint) {
    start = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
    recent = TouchVelocity()
  }
}

extension CGPoint {
  /// A distance in the window's points, in those of `view`.
  @MainActor func asVector(in view: UIView?) -> CGPoint {
    guard let view else { return self }
    let (start, end) = (view.convert(CGPoint.zero, from: nil), view.convert(self, from: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// A distance in the points of `view`, in the window's.
  @MainActor func asVector(from view: UIView?) -> CGPoint {
    guard let view else { return self }
    let (start, end) = (view.convert(CGPoint.zero, to: nil), view.convert(self, to: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
