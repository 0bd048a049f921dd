extension UIControl {
  /// Tells that a person changed the control's value.
  ///
  /// [guess 9.2] The value is told of first, then that what the control is for was done.
  func sendValueChanged() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// Whether a recognizer on a view around the control would take the finger away from it sideways.
  ///
  /// [guess 4.6] Controls that are dragged from side to side keep such fingers; what scrolls up and
  /// down gets the others.
  func isSidewaysPan(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer.view !== self, gestureRecognizer is UIPanGestureRecognizer,
      let travel = gestureRecognizer.storage.touches.first?.travelInWindow
    else { return false }
    return abs(travel.x) > abs(travel.y)
  }

  /// Where a finger came down, in the control's coordinates.
  ///
  /// What scrolls hands a finger on only after a moment, in which it may have moved.
  func start(of touch: UITouch) -> CGPoint {
    convert(touch.startInWindow, from: nil)
  }
}
