/// A tracked touch on a switch.
struct SwitchPress: Equatable {
  /// Whether the switch was on when the touch began.
  let wasOn: Bool
  /// The horizontal position at which the touch began, in the switch's coordinates.
  let start: CGFloat
  /// Whether the touch has dragged the thumb, so that its end is no tap.
  private(set) var isDrag = false

  /// Creates a touch that begins at a position.
  init(wasOn: Bool, start: CGFloat) {
    (self.wasOn, self.start) = (wasOn, start)
  }

  // Unverified: the thumb is assumed to snap to the side on which the touch would have dragged its
  // center.
  /// Updates the touch for a distance from its start, positive toward the on side. Returns whether
  /// the switch is on now, or `nil` while the distance is too small for a drag.
  mutating func drag(by travel: CGFloat) -> Bool? {
    let way = SwitchMetrics.size.width - 2 * SwitchMetrics.inset - SwitchMetrics.thumb
    if abs(travel) >= way / 2 { isDrag = true }
    guard isDrag else { return nil }
    return (wasOn ? way : 0) + travel > way / 2
  }
}
