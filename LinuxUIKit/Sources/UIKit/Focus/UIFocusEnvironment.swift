/// An object that takes part in the movement of focus: a view or a view controller.
///
/// Focus moves by a hardware keyboard: Tab moves it between groups of items, the arrow keys between
/// the items of a group; Return and the space bar activate the focused item.
///
/// - Note: Not implemented: containers of items, priorities and sounds.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that focus prefers inside this one, most preferred first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment that contains this one; `nil` for the outermost one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Requests an update of the focus, which has an effect if the environment contains the focused
  /// item.
  func setNeedsFocusUpdate()
  /// Updates the focus immediately if an update was requested.
  func updateFocusIfNeeded()
  /// Returns whether an update of the focus is allowed.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Notifies the environment of an update of the focus.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An object that can be focused.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can be focused at present.
  var canBecomeFocused: Bool { get }
  /// Whether the item is focused.
  var isFocused: Bool { get }
  /// The effect of the focused item; `nil` for none.
  var focusEffect: UIFocusEffect? { get }
}

extension UIView: UIFocusItem {}

/// A layout guide that redirects focus to other views.
///
/// - Note: Not implemented: redirection.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide redirects focus.
  ///
  /// The default is `true`.
  open var isEnabled = true
  /// The environments that receive focus, most preferred first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
