import UIKit

#if canImport(Darwin)
  extension UIWindow {
    /// Scrolls what is under `start` as a finger would; Apple's UIKit has no finger for tests.
    func drag(from start: CGPoint, to end: CGPoint, in seconds: TimeInterval, letsGo: Bool) {
      let touched = hitTest(start, with: nil)
      let scrollView = touched.flatMap { $0 as? UIScrollView ?? $0.enclosing(UIScrollView.self) }
      guard let scrollView else { return }
      let offset = scrollView.contentOffset
      scrollView.contentOffset = scrollView.legalOffset(
        nearest: CGPoint(x: offset.x + start.x - end.x, y: offset.y + start.y - end.y))
    }
  }
#else
  extension UIWindow {
    /// Drags a finger evenly over the window, and lifts it on the way or after a rest.
    func drag(from start: CGPoint, to end: CGPoint, in seconds: TimeInterval, letsGo: Bool) {
      let clock = FrameClock.shared
      let wasPaused = clock.isPaused
      clock.pause()
      defer { wasPaused ? () : clock.resume() }
      let finger = Finger(on: self)
      finger.press(at: start)
      let steps = max(1, (seconds * 60).rounded())
      for step in stride(from: 1, through: steps, by: 1) {
        clock.advance(by: seconds / steps, framesPerSecond: 60)
        let part = CGFloat(step / steps)
        finger.move(
          to: CGPoint(
            x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      }
      if !letsGo { clock.advance(by: 0.2) }
      finger.lift()
    }
  }
#endif
