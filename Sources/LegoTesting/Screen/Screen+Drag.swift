import UIKit

extension Screen {
  /// Drags a finger from one point of the screen to another in 0.3 s, and lifts it when it rests.
  ///
  /// Everything hears of it that would on a phone: gestures, cells, scroll views, which follow after
  /// ten points and go back from beyond their edges. On Apple's platforms, which have no finger for
  /// tests, what is under the first point is scrolled as far.
  ///
  /// ```swift
  /// screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
  /// ```
  public func drag(from start: CGPoint, to end: CGPoint) {
    settle()
    window.drag(from: start, to: end, in: 0.3, letsGo: false)
    settle()
  }

  /// Drags a finger from one point of the screen to another in 0.1 s, and lifts it on the way.
  ///
  /// What scrolls goes on by its speed, and has come to rest when the call returns.
  public func fling(from start: CGPoint, to end: CGPoint) {
    settle()
    window.drag(from: start, to: end, in: 0.1, letsGo: true)
    settle()
  }
}
