// lowered
import UIKit

// Values that are not Sendable, sent to another region and used again.

actor Renderer {
  func draw(_ path: UIBezierPath) {}
  func keep(_ layer: CALayer) {}
}

@MainActor func sendsPath(_ renderer: Renderer) async {
  let path = UIBezierPath()
  await renderer.draw(path)  // error: sending 'path' risks causing data races
  path.close()
}

@MainActor func sendsPathAway(_ renderer: Renderer) async {
  let path = UIBezierPath()
  await renderer.draw(path)
}

final class Shape: UIView {
  private let path = UIBezierPath()

  func send(_ renderer: Renderer) async {
    await renderer.draw(path)  // error: sending 'self.path' risks causing data races
  }
}

func capturesInTask(_ path: UIBezierPath) {
  Task {  // error: passing closure as a 'sending' parameter risks causing data races
    path.close()
  }
}

func sendsParameter(_ provider: NSItemProvider, _ view: UIView) {
  Task { @MainActor in
    _ = provider  // error: sending 'provider' risks causing data races
    view.setNeedsLayout()
  }
}
