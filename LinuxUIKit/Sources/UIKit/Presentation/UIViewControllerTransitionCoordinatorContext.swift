/// What is known of a change of screens, or of a screen's size, that is under way.
///
/// Ours leaves out interaction and its progress, and the views.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is seen on its way.
  var isAnimated: Bool { get }
  /// How the screen is presented; `none` where nothing is.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How long the change takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// Whether the change was taken back; ours never is.
  var isCancelled: Bool { get }
  /// The view that everything happens in.
  var containerView: UIView { get }

  /// The screen that comes or goes; nil where only the size changes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Which of the two screens of a change is meant.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// A key of that name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The screen that one sees before the change.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The screen that one sees after it.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
