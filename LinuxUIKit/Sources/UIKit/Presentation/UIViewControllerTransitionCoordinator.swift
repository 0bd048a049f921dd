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
/// An interactive transition may be canceled: the animations then run back, and the completion
/// handlers are called with a context whose `isCancelled` is `true`.
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

  /// Adds animations of a view that isn't in the container view, and a completion handler.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Adds a handler that is called when the transition becomes interactive or ceases to be (iOS 10).
  ///
  /// After the interaction, `isCancelled` specifies where the transition runs.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Adds a handler that is called when the transition ceases to be interactive.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Adds animations of any view, like `animate(alongsideTransition:completion:)`.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Adds animations that run alongside the transition.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// Information about a running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style, or `.none` if nothing is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// Whether the transition was canceled.
  var isCancelled: Bool { get }
  /// Whether an interaction controls the transition.
  var isInteractive: Bool { get }
  /// Whether the transition began interactively.
  var initiallyInteractive: Bool { get }
  /// Whether an interaction can pause the transition (iOS 10).
  var isInterruptible: Bool { get }
  /// The progress of the interaction, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the animation after the interaction, relative to its normal speed.
  var completionVelocity: CGFloat { get }
  /// The curve of the animation after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// The rotation during the transition. Always the identity.
  var targetTransform: CGAffineTransform { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }

  /// Returns a view controller of the transition, or `nil` for size changes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view of a view controller of the transition, or `nil` for size changes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// The keys of the view controllers of a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The raw value of the key.
  public let rawValue: String

  /// Creates a key from a string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view controller that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The view controller that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
