import TestSupport
import Testing

@testable import UIKit

@MainActor struct UpdateLinkRestTests {
  @Test("A disabled link causes no more frames")
  func disabled() async {
    // In a process of its own, where the clock has no other client.
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
        window.isHidden = false
        withHeldClock { clock in
          let link = UIUpdateLink(view: window)
          link.requiresContinuousUpdates = true
          link.isEnabled = true
          clock.advance(by: 0.1)
          precondition(!FrameClock.shared.isIdle, "an enabled link causes frames")
          link.isEnabled = false
          clock.advance(by: 0.1)
          precondition(FrameClock.shared.isIdle, "a disabled link causes none")
        }
      }
    }
  }
}
