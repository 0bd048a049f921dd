import Testing
import UIKit

/// A box in a window, and a record of the completions that were called.
@MainActor final class MovingBox {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private(set) var log: [String] = []

  init() {
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  /// Where the middle is seen.
  var seenCenter: CGPoint? { view.layer.presentation()?.position }

  /// A completion that notes the name and how it ended.
  func note(_ name: String) -> (Bool) -> Void {
    { [self] in log.append("\(name) \($0)") }
  }

  /// Moves the box to an x without easing.
  func slide(to x: CGFloat, in duration: TimeInterval = 1, named name: String = "slide") {
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      self.view.center.x = x
    } completion: { [self] in
      note(name)($0)
    }
  }

  /// Whether the middle is seen at an x.
  func isSeen(atX x: CGFloat) -> Bool {
    guard let seenCenter else { return false }
    return abs(seenCenter.x - x) < 1e-6
  }
}
