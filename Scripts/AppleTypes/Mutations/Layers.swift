import UIKit

// Layers and their animations belong to no actor; views do.

nonisolated func animatesLayer(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fillMode = .both
  layer.add(animation, forKey: nil)
  layer.transform = CATransform3DMakeScale(2, 2, 1)
  CATransaction.setDisableActions(true)
}

nonisolated func readsLayerOfView(_ view: UIView) -> CALayer {
  view.layer  // warning: main actor-isolated property 'layer'
}

final class LogsAnimations: NSObject, CAAnimationDelegate {
  nonisolated(unsafe) var count = 0
  func animationDidStart(_ anim: CAAnimation) { count += 1 }
}

// error: 'DelegatesWithoutObject' should inherit 'NSObject' instead
final class DelegatesWithoutObject: CAAnimationDelegate {}

// error: crosses into main actor-isolated code
@MainActor final class DelegatesOnMainActor: NSObject, CAAnimationDelegate {
  func animationDidStart(_ anim: CAAnimation) {}
}

func namesFillMode(_ animation: CAAnimation) {
  animation.fillMode = .center  // error: has no member 'center'
}

func springsNewly() {
  // error[ios, tvos, macabi]: is only available in
  _ = CASpringAnimation(perceptualDuration: 1, bounce: 0)
}

func makesPath(_ layer: CAShapeLayer) {
  layer.path = CGPath(rect: .zero)  // error: missing argument for parameter 'transform'
  layer.path = CGPath(rect: .zero, transform: nil)
}

func comparesColors(_ left: CGColor, _ right: CGColor) -> Bool { left == right }
