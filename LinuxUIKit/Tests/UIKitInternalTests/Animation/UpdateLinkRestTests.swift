import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite struct UpdateLinkRestTests {
  @Test("A link that is disabled asks for no more frames")
  func disabled() async {
    // In a process of its own, where nobody else follows the clock.
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
        window.isHidden = false
        withHeldClock { clock in
          let link = UIUpdateLink(view: window)
          link.requiresContinuousUpdates = true
          link.isEnabled = true
          clock.advance(by: 0.1)
          precondition(!FrameClock.shared.isIdle, "an enabled link asks for frames")
          link.isEnabled = false
          clock.advance(by: 0.1)
          precondition(FrameClock.shared.isIdle, "a disabled link asks for none")
        }
      }
    }
  }
}
