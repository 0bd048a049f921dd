import UIKit

extension UIWindow {
  /// Shows a view to a person whose text runs in a direction.
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
