extension UITouch {
  /// How far the finger is from where it came down, in the window's points.
  var travelInWindow: CGPoint {
    CGPoint(
      x: locationInWindow.x - startInWindow.x, y: locationInWindow.y - startInWindow.y)
  }

  /// The length of the straight line from where the finger came down, in points.
  var travel: CGFloat { hypot(travelInWindow.x, travelInWindow.y) }
}
