import UIKit

/// The movement of a finger across a screen.
struct Drag {
  let start: CGPoint
  let end: CGPoint
  /// The seconds that the finger stays at the start.
  var hold: TimeInterval = 0
  /// The seconds from start to end.
  let duration: TimeInterval
  /// Whether the finger stays at the end before it is lifted, so that nothing decelerates.
  let pausesAtEnd: Bool

  /// Returns the point after a fraction of the distance.
  func point(at fraction: CGFloat) -> CGPoint {
    CGPoint(
      x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
  }
}

extension Screen {
  /// Drags a finger from one point of the screen to another in 0.3 s, and lifts it after a pause.
  ///
  /// Gesture recognizers, cells and scroll views receive the touches as on a device; a scroll view
  /// scrolls after ten points and returns from beyond its edges. With a hold, the finger first stays
  /// at the start for this many seconds, which lifts an item that can be moved. Apple's platforms
  /// have no simulated touches: there, the scroll view or slider at the first point is moved by the
  /// same distance, or after a hold the item.
  ///
  /// ```swift
  /// screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
  /// screen.drag(
  ///   from: CGPoint(x: 200, y: 80), to: CGPoint(x: 200, y: 300),
  ///   afterHold: Screen.longPressDuration)
  /// ```
  public func drag(from start: CGPoint, to end: CGPoint, afterHold hold: TimeInterval = 0) {
    beginAction()
    root.drag(Drag(start: start, end: end, hold: hold, duration: 0.3, pausesAtEnd: true))
    settle()
  }

  /// Drags a finger from one point of the screen to another in 0.1 s, and lifts it without a pause.
  ///
  /// Scroll views decelerate, and have stopped when the call returns.
  ///
  /// ```swift
  /// screen.fling(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
  /// ```
  public func fling(from start: CGPoint, to end: CGPoint) {
    beginAction()
    root.drag(Drag(start: start, end: end, duration: 0.1, pausesAtEnd: false))
    settle()
  }
}
