import UIKit

extension UIWindow {
  /// Displays a view with the given layout direction.
  func show(_ view: UIView, _ direction: UITraitEnvironmentLayoutDirection) {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.setOverrideTraitCollection(
      UITraitCollection(layoutDirection: direction), forChild: child)
    rootViewController = parent
    parent.view.addSubview(child.view)
    child.view.frame = parent.view.bounds
    child.view.addSubview(view)
    isHidden = false
  }
}
