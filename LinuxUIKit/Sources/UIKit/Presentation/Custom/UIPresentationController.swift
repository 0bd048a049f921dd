/// An object that manages the frame of a presented view and the views around it.
///
/// A custom one is provided by the `transitioningDelegate` of a view controller whose presentation style
/// is `.custom`:
///
/// ```swift
/// final class DrawerController: UIPresentationController {
///   override var frameOfPresentedViewInContainerView: CGRect {
///     guard let bounds = containerView?.bounds else { return .zero }
///     return bounds.inset(by: UIEdgeInsets(top: bounds.height / 2, left: 0, bottom: 0, right: 0))
///   }
/// }
/// ```
///
/// - Note: Not implemented: adaptation of styles other than popovers.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  private unowned let presented: UIViewController
  /// The presented view controller, unless it keeps this object.
  private var retainedPresented: UIViewController?
  private weak var presenter: UIViewController?
  private weak var container: UIView?
  /// The view controller that requested the presentation.
  private(set) weak var source: UIViewController?

  /// Creates a presentation controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    (presented, retainedPresented) = (presentedViewController, presentedViewController)
    presenter = presentingViewController
    super.init()
  }

  /// Whether the presented view controller is retained.
  var retainsPresented: Bool { retainedPresented != nil }

  /// Sets whether the presented view controller is retained.
  ///
  /// A view controller that keeps its presentation controller, until a presentation has ended, is not.
  func setRetainsPresented(_ isRetaining: Bool) {
    retainedPresented = isRetaining ? presented : nil
  }

  /// Sets the view controller that requested the presentation.
  func setSource(_ source: UIViewController) {
    self.source = source
  }

  /// Sets the container view, before the presentation.
  func attach(to container: UIView, presenting presenter: UIViewController) {
    (self.container, self.presenter) = (container, presenter)
  }

  /// The presented view controller.
  open var presentedViewController: UIViewController { presented }
  /// The presenting view controller; before the presentation, the presented one.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }
  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.resolvedPresentationStyle
  }

  /// The delegate, which is notified of dismissals by the user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that contains the presented view, or `nil` before the presentation.
  open var containerView: UIView? { container }
  /// The view that is animated and positioned.
  ///
  /// The default is the view of the presented view controller.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view after the transition.
  ///
  /// The default fills the container view.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presentation covers the screen.
  ///
  /// The default is `true`.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the view of the presenting view controller is removed after the transition.
  ///
  /// The default is `false`.
  open var shouldRemovePresentersView: Bool { false }
  /// Traits that override those of the presented view controller; `nil` for none.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.viewIfLoaded?.refreshTraits() }
  }

  /// Returns the style and the controller of the presentation in an environment of the given traits.
  func adapted(
    in traits: UITraitCollection
  ) -> (style: UIModalPresentationStyle, controller: UIPresentationController) {
    (presentedViewController.resolvedPresentationStyle, self)
  }

  /// Called before the presented view is animated.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation; `false` if it was canceled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal; `false` if it was canceled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the layout of the container view.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the layout of the container view.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Content container

  /// The preferred size of the presented view controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called after the preferred size of the presented view controller changed; the container view is laid
  /// out again.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  /// Called after constraints gave the presented view another size; the default implementation does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of the presented view in a container of the given size.
  ///
  /// The default is the given size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size of the container changes.
  ///
  /// An override calls super, which notifies the presented view controller, unless its view has the size
  /// already that `size(forChildContentContainer:withParentContainerSize:)` returns.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let new = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    guard presentedViewController.viewIfLoaded?.bounds.size != new else { return }
    presentedViewController.viewWillTransition(to: new, with: coordinator)
  }

  /// Called before the traits of the container change.
  ///
  /// An override calls super, which notifies the presented view controller if its traits change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.notify(ofTraitsIn: newCollection, with: coordinator)
  }
}

// MARK: Dismissal by the user

extension UIPresentationController {
  /// Whether the view controller and the delegate permit a dismissal by the user.
  var canBeDismissedByUser: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  // Unverified: the delegate is assumed to be called after the drag that dismisses a sheet.
  /// Dismisses the presentation and notifies the delegate.
  func dismissByUser() {
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}

/// The object that is notified when the user dismisses a presentation.
///
/// All methods are optional.
///
/// - Note: Not implemented: adaptation of styles other than popovers, and other view controllers for
///   adapted styles.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate:
  NSObjectProtocol
{
  /// Returns the style in compact environments.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Returns the style in an environment of the given traits: `.none` keeps the style, `.automatic` is
  /// that of the system.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns whether the user may dismiss the presentation.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called before the user dismisses the presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user dismissed the presentation, not after `dismiss(animated:)`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after the user tried to dismiss a presentation that can't be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The default implementation returns `.automatic`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }

  /// The default implementation returns the style in compact environments.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  /// The default implementation returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// The default implementation does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// The default implementation does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// The default implementation does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// The object that provides the animations and the presentation controller of a view controller.
///
/// All methods are optional; those that return `nil` use the default ones.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animation of a presentation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animation of a dismissal.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the interaction that controls a presentation.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the interaction that controls a dismissal.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller of a custom presentation.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// The default implementation returns `nil`.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// The default implementation returns `nil`.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// The default implementation returns `nil`.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// The default implementation returns `nil`.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// The default implementation returns `nil`.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

extension UIViewController {
  /// Returns the presentation controller of a presentation that begins.
  func presentationController(
    presenting presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    let custom =
      resolvedPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source) : nil
    return custom ?? defaultPresentationController
  }

  var defaultPresentationController: UIPresentationController {
    let kind: UIPresentationController.Type =
      switch resolvedPresentationStyle {
      case .pageSheet, .formSheet: UISheetPresentationController.self
      case .popover: UIPopoverPresentationController.self
      default: UIPresentationController.self
      }
    return transitions.presentationController {
      type(of: $0) == kind
    } make: {
      switch kind {
      case is UISheetPresentationController.Type:
        UISheetPresentationController(presentedViewController: self, presenting: nil)
      case is UIPopoverPresentationController.Type:
        UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      default:
        UIPresentationController(presentedViewController: self, presenting: nil)
      }
    }
  }
}
