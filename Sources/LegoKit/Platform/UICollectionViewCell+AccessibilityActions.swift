import UIKit

extension UICollectionViewCell {
  #if canImport(Darwin)
    /// Sets the actions that assistive technologies offer by their names.
    func setAccessibilityActions(_ actions: [AccessibilityAttributes.Action]) {
      accessibilityCustomActions = actions.map { action in
        UIAccessibilityCustomAction(name: action.name) { _ in
          action.handler()
          return true
        }
      }
    }
  #else
    /// Does nothing: the Linux UIKit has no actions for assistive technologies.
    func setAccessibilityActions(_ actions: [AccessibilityAttributes.Action]) {}
  #endif
}
