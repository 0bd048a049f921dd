import UIKit

#if canImport(Darwin)
  extension UIWindow {
    /// Lets animations in the window be over at once.
    func standStill() {
      layer.speed = .greatestFiniteMagnitude
    }
  }
#else
  extension UIWindow {
    /// Lets changes in the window be seen at once.
    func standStill() {
      isStill = true
    }
  }
#endif
