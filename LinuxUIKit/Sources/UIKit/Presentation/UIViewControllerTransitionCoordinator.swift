/// A change of screens or of a screen's size under way, with which other things can move along.
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
/// Ours leaves out interaction, and the animation beside a certain view.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Makes changes along with the transition, in its time and on its curve, and hears of its end.
  ///
  /// A transition that is not animated makes the changes at once. Answers false when the transition
  /// is already on its way: the changes are then made at once.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Makes changes along with the transition, in its time and on its curve.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
