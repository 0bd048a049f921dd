/// A running transition of view controllers or of a size change, to which animations can be added.
///
/// ```swift
/// override func viewWillTransition(
///   to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
/// ) {
///   super.viewWillTransition(to: size, with: coordinator)
///   coordinator.animate { _ in self.updateColumns(for: size) }
/// }
/// ```
///
/// - Note: Not implemented: interactive transitions and `animateAlongsideTransition(in:)`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Adds animations that run alongside the transition, and a completion handler.
  ///
  /// Without animation, the changes are made immediately. Returns `false` if the transition is
  /// already running; the changes are then made immediately, too.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Adds animations that run alongside the transition.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
