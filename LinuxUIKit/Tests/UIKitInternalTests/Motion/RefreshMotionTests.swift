import TestSupport
import Testing

@testable import UIKit

/// The content above which a refresh control refreshes, frame by frame.
@MainActor @Suite("Motion of refreshing", .serialized) struct RefreshMotionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let control = UIRefreshControl()

  init() {
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 320, height: 2_000)
    list.refreshControl = control
    window.addSubview(list)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Pulls the content down far enough, and lifts the finger.
  private func pull(_ clock: HeldClock) {
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 160, y: 100))
    for step in 1...20 {
      clock.advance(by: 1.0 / 60)
      finger.move(to: CGPoint(x: 160, y: 100 + CGFloat(step) * 12))
    }
    clock.advance(by: 0.2)
    finger.lift()
  }

  @Test("A pulled list returns to 60 points without a jump, and from there to its top at the end")
  func frames() {
    withHeldClock { clock in
      pull(clock)
      #expect(control.isRefreshing)
      var offsets = [list.contentOffset.y]
      for _ in 1...90 {
        clock.advance(by: 1.0 / 60)
        offsets.append(list.contentOffset.y)
      }
      #expect(abs((offsets.last ?? 0) + 60) < 0.5)
      expectSmooth(offsets)

      control.endRefreshing()
      offsets = [list.contentOffset.y]
      for _ in 1...60 {
        clock.advance(by: 1.0 / 60)
        offsets.append(list.contentOffset.y)
      }
      #expect(offsets.last == 0)
      #expect(offsets[1] < -40)
      expectSmooth(offsets)
    }
  }

  /// Expects the content to move in one direction, by at most a fifth of the whole way in a frame.
  private func expectSmooth(
    _ offsets: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let way = (offsets.last ?? 0) - (offsets.first ?? 0)
    for (one, next) in zip(offsets, offsets.dropFirst()) {
      #expect(next >= one - 0.01 && next - one <= way / 5, sourceLocation: sourceLocation)
    }
  }
}
