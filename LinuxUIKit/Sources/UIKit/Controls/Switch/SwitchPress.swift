/// A finger on a switch, from touching it to leaving it.
struct SwitchPress: Equatable {
  /// Whether the switch was on when the finger came down.
  let wasOn: Bool
  /// Where it came down, in the switch's coordinates.
  let start: CGFloat
  /// Whether the finger has dragged the knob, so that lifting it is no tap.
  private(set) var isDrag = false

  /// A finger that came down there.
  init(wasOn: Bool, start: CGFloat) {
    (self.wasOn, self.start) = (wasOn, start)
  }

  /// Takes a move to so far from the start, positive toward the side that is on; answers whether
  /// the switch is on now, or nil while the finger has hardly moved.
  ///
  /// [guess 3.5] The knob follows by whole sides: it is where the finger would have taken its middle.
  mutating func drag(by travel: CGFloat) -> Bool? {
    let way = SwitchMetrics.size.width - 2 * SwitchMetrics.inset - SwitchMetrics.thumb
    if abs(travel) >= way / 2 { isDrag = true }
    guard isDrag else { return nil }
    return (wasOn ? way : 0) + travel > way / 2
  }
}
