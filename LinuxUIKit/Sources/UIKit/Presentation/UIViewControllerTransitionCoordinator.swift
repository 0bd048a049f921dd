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

/// Information about a running transition.
///
/// - Note: Not implemented: interactive transitions, their progress, and `view(forKey:)`.
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
  /// The view in which the transition takes place.
  var containerView: UIView { get }

  /// Returns a view controller of the transition, or `nil` for size changes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
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
