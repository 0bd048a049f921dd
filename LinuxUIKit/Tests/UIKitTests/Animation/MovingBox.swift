import Testing
import UIKit

/// A box in a window, with a log of the completion handlers that were called.
@MainActor final class MovingBox {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private(set) var log: [String] = []

  init() {
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  /// The center of the box as displayed.
  var seenCenter: CGPoint? { view.layer.presentation()?.position }

  /// Returns a completion handler that logs the name and whether the animation finished.
  func note(_ name: String) -> (Bool) -> Void {
    { [self] in log.append("\(name) \($0)") }
  }

  /// Moves the box to an x-coordinate with linear timing.
  func slide(to x: CGFloat, in duration: TimeInterval = 1, named name: String = "slide") {
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      self.view.center.x = x
    } completion: { [self] in
      note(name)($0)
    }
  }

  /// Returns whether the center is displayed at the given x-coordinate.
  func isSeen(atX x: CGFloat) -> Bool {
    guard let seenCenter else { return false }
    return abs(seenCenter.x - x) < 1e-6
  }
}
