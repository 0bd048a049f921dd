import UIKit

extension UICollectionViewCell {
  /// Sets the actions that assistive technologies offer by their names.
  func setAccessibilityActions(_ actions: [AccessibilityAction]) {
    accessibilityCustomActions = actions.map { action in
      UIAccessibilityCustomAction(name: action.name) { _ in
        action.handler()
        return true
      }
    }
  }
}
