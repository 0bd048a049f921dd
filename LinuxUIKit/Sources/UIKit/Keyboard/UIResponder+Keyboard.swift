extension UIResponder {
  /// Posted before the keyboard is displayed, or displayed with another frame.
  ///
  /// All notifications of the keyboard contain the same information: the frames, the duration and
  /// the curve of the animation. They are posted in this order: `keyboardWillChangeFrame`,
  /// `keyboardWillShow`, and after the animation `keyboardDidChangeFrame`, `keyboardDidShow`.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")

  /// Posted after the keyboard was displayed.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")

  /// Posted before the keyboard is hidden.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")

  /// Posted after the keyboard was hidden.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")

  /// Posted before the frame of the keyboard changes, also when it is displayed or hidden.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")

  /// Posted after the frame of the keyboard has changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the keyboard's frame before the change, in screen coordinates.
  ///
  /// The value is a `CGRect`.
  ///
  /// - Note: Not implemented: values of type `NSValue`, which Apple's UIKit bridges to `CGRect`.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

  /// The key of the keyboard's frame after the change, in screen coordinates.
  ///
  /// The value is a `CGRect`. The frame of a hidden keyboard is below the screen.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

  /// The key of the duration of the animation, an `NSNumber` in seconds.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

  /// The key of the curve of the animation, an `NSNumber` with the raw value of a
  /// `UIView.AnimationCurve`.
  ///
  /// The value is 7, which is not a case of the type (uikit.md, 8.3).
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

  /// The key of an `NSNumber` with a Boolean value: whether the keyboard belongs to this app.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIResponder {
  /// Performs changes of the first responder, and changes the keyboard once after them.
  func deferringKeyboardChanges<Result>(_ changes: () -> Result) -> Result {
    guard let window = respondingWindow else { return changes() }
    return window.firstResponderState.deferringKeyboardChanges(in: window, changes)
  }

  /// Whether the responder displays a keyboard while it is the first one.
  var wantsKeyboard: Bool { acceptsKeyInput || inputView != nil }

  /// Whether the responder's class accepts typed text.
  var acceptsKeyInput: Bool { self is any UIKeyInput }
}

extension UIWindow {
  /// Displays the software keyboard for first responders in the window that accept text, or a
  /// hardware keyboard only, of which nothing but accessory views is visible.
  ///
  /// The default is a hardware keyboard.
  package func setUsesSoftwareKeyboard(_ usesSoftwareKeyboard: Bool) {
    firstResponderState.setUsesSoftwareKeyboard(usesSoftwareKeyboard, in: self)
  }

  /// Whether first responders in the window display the software keyboard.
  package var usesSoftwareKeyboard: Bool { firstResponderState.usesSoftwareKeyboard }

  /// The view at the top edge of the keyboard, which contains the accessory view of the first
  /// responder; `nil` without one.
  package var keyboardAccessoryHost: UIView? { firstResponderState.accessoryHost }

  /// Adds a view in front of the others, but behind the view above the keyboard.
  func addBehindKeyboard(_ view: UIView) {
    guard let host = keyboardAccessoryHost else { return addSubview(view) }
    insertSubview(view, belowSubview: host)
  }

  /// The frame of the displayed keyboard in screen coordinates, with the accessory view; `nil` if there
  /// is neither.
  package var keyboardFrame: CGRect? { firstResponderState.keyboardFrame }
}
