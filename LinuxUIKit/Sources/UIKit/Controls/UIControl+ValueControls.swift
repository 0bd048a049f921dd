extension UIControl {
  // Unverified: `.valueChanged` is assumed to be sent before `.primaryActionTriggered`.
  /// Sends the events of a value change by the user.
  func sendValueChanged() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  // Unverified: controls with horizontal drags are assumed to keep horizontal pans and to yield
  // vertical ones to scroll views.
  /// Whether a pan recognizer of an ancestor would take a horizontal drag from the control.
  func isSidewaysPan(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer.view !== self, gestureRecognizer is UIPanGestureRecognizer,
      let travel = gestureRecognizer.storage.touches.first?.travelInWindow
    else { return false }
    return abs(travel.x) > abs(travel.y)
  }

  /// Returns the location at which a touch began, in the control's coordinates.
  ///
  /// Scroll views deliver touches with a delay, in which the touch may have moved.
  func start(of touch: UITouch) -> CGPoint {
    convert(touch.startInWindow, from: nil)
  }
}
