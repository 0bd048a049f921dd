// Unverified: the delegate is assumed to be called before the appearance methods begin, and after
// they end.
/// The methods that a navigation controller calls when it displays a view controller.
///
/// All methods are optional.
///
/// - Note: Not implemented: orientations, custom transitions, and calls for view controllers that
///   appear together with the navigation controller.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a view controller is displayed.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Called after a view controller is displayed.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// The default implementation does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// The default implementation does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
