/// Information about a running transition.
///
/// - Note: Not implemented: interactive transitions, their progress, and `view(forKey:)`.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style, or `.none` if nothing is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// Whether the transition was canceled. Always `false`.
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
