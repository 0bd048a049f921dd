import UIKit

#if canImport(Darwin)
  extension UIControl {
    /// Does what a finger does that taps the control; Apple's UIKit has no finger for tests.
    func tap(at point: CGPoint) {
      if let toggle = self as? UISwitch {
        toggle.setOn(!toggle.isOn, animated: false)
        sendActions(for: .valueChanged)
      }
      sendActions(for: .touchUpInside)
      sendActions(for: .primaryActionTriggered)
    }
  }
#else
  extension UIControl {
    /// Taps the control with a finger at a point of its window.
    func tap(at point: CGPoint) {
      guard let window else { return }
      Finger(on: window).tap(at: point)
    }
  }
#endif
