import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite struct UpdateLinkRestTests {
  @Test("A link that is disabled asks for no more frames")
  func disabled() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    window.isHidden = false
    withHeldClock { clock in
      let wasIdle = FrameClock.shared.isIdle
      let link = UIUpdateLink(view: window)
      link.requiresContinuousUpdates = true
      link.isEnabled = true
      clock.advance(by: 0.1)
      #expect(!FrameClock.shared.isIdle)
      link.isEnabled = false
      clock.advance(by: 0.1)
      #expect(FrameClock.shared.isIdle == wasIdle)
    }
  }
}
