import UIKit

#if canImport(Darwin)
  extension UIWindow {
    /// Lets animations in the window be over at once.
    func disableAnimations() {
      layer.speed = .greatestFiniteMagnitude
    }
  }
#else
  extension UIWindow {
    /// Lets changes in the window be seen at once.
    func disableAnimations() {
      disablesAnimations = true
    }
  }
#endif
