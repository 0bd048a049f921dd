import TestSupport
import Testing

@testable import UIKit

/// A scroll view that fills a window of 300 by 400 points, a finger, and what the delegate hears.
@MainActor final class ScrollScreen: NSObject, UIScrollViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let view: UIScrollView
  let finger: Finger
  /// What the delegate heard, with runs of `didScroll` as one.
  private(set) var calls: [String] = []
  /// The offsets of all `didScroll`.
  private(set) var offsets: [CGPoint] = []
  /// What the end of a drag was told.
  private(set) var end: (velocity: CGPoint, target: CGPoint)?
  /// Where the end of a drag shall lead; nil leaves it.
  var target: CGPoint?

  /// A screen whose content has that size; `view` may be one of another kind.
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

  /// What was heard since the last question.
  func heard() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Forgets what was heard so far.
  func forget() {
    (calls, offsets) = ([], [])
  }

  /// Puts the finger down in the middle of the window and drags it by a distance in that time.
  ///
  /// It moves once a frame, evenly, and stays down.
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

  /// Drags and lets go at full speed.
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
