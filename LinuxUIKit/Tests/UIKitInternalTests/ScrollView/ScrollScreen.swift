import TestSupport
import Testing

@testable import UIKit

/// A scroll view that fills a window of 300 by 400 points, with a touch and a log of delegate
/// calls.
@MainActor final class ScrollScreen: NSObject, UIScrollViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let view: UIScrollView
  let finger: Finger
  /// The calls of the delegate, with consecutive `didScroll` as one.
  private(set) var calls: [String] = []
  /// The offsets of all `didScroll` calls.
  private(set) var offsets: [CGPoint] = []
  /// The arguments of the end of the drag.
  private(set) var end: (velocity: CGPoint, target: CGPoint)?
  /// The target that the delegate sets at the end of a drag; nil keeps the proposed one.
  var target: CGPoint?

  /// Creates a screen with content of the given size in `view`, or in a plain scroll view.
  init(content: CGSize, view: UIScrollView? = nil) {
    self.view = view ?? UIScrollView()
    finger = Finger(on: window)
    super.init()
    self.view.frame = window.bounds
    self.view.contentInsetAdjustmentBehavior = .never
    self.view.contentSize = content
    self.view.delegate = self
    window.addSubview(self.view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Returns the calls since the last query.
  func newCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Clears the log.
  func clearLog() {
    (calls, offsets) = ([], [])
  }

  /// Presses at the center of the window and drags by a distance in the given time.
  ///
  /// The touch moves evenly once per frame and doesn't end.
  func drag(by distance: CGPoint, in seconds: TimeInterval = 0.2, _ clock: HeldClock) {
    let start = CGPoint(x: 150, y: 200)
    finger.press(at: start)
    let steps = Int((seconds * 60).rounded())
    for step in 1...steps {
      clock.advance(by: 1 / 60.0)
      let part = CGFloat(step) / CGFloat(steps)
      finger.move(to: CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part))
    }
  }

  /// Drags and ends the touch at full speed.
  func fling(by distance: CGPoint, in seconds: TimeInterval = 0.2, _ clock: HeldClock) {
    drag(by: distance, in: seconds, clock)
    finger.lift()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
    if calls.last != "scroll" { calls.append("scroll") }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin drag") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("will end")
    end = (velocity, targetContentOffset.pointee)
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("end drag \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    calls.append("begin slowing")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("end slowing") }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("at top") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.append("end animation")
  }
}
