/// The accessibility properties as set; subclasses that compute a default read them.
@preconcurrency @MainActor open class UIResponder: NSObject {
  private(set) var accessibility = AccessibilityStorage()

  /// Creates a responder.
  public override init() {}

  /// The next responder in the chain, or `nil` at its end.
  open var next: UIResponder? { nil }

  /// Called when touches begin in this responder.
  ///
  /// The default implementation forwards them to `next`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches that began in this responder move.
  ///
  /// The default implementation forwards them to `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches that began in this responder end.
  ///
  /// The default implementation forwards them to `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system cancels touches.
  ///
  /// The default implementation forwards them to `next`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: First responder

  /// A Boolean value that indicates whether the responder is the first responder.
  open var isFirstResponder: Bool { isFirstInWindow }

  /// A Boolean value that indicates whether the responder can become the first responder.
  ///
  /// The default is `false`.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder can resign as first responder.
  ///
  /// The default is `true`.
  open var canResignFirstResponder: Bool { true }

  /// Makes the responder the first responder of its window if the current one resigns.
  ///
  /// Returns `false` outside a window.
  @discardableResult open func becomeFirstResponder() -> Bool { acquireFirstResponder() }

  /// Resigns as first responder, and returns whether the responder isn't the first responder
  /// afterward.
  @discardableResult open func resignFirstResponder() -> Bool { relinquishFirstResponder() }

  /// The view that replaces the system keyboard.
  ///
  /// - Note: Not implemented: its display. Its height is that of the keyboard.
  open var inputView: UIView? { nil }

  /// The view above the keyboard.
  ///
  /// - Note: Not implemented: its display. Its height is added to that of the keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// The combinations of keys that perform actions of the responder.
  ///
  /// - Note: Not implemented: performing them.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Focus

  /// The environments that focus prefers inside this responder, most preferred first.
  ///
  /// - Note: Not implemented: focus. This and the following members are never read.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// Returns whether an update of the focus is allowed.
  ///
  /// The default implementation returns `true`.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Notifies the responder of an update of the focus.
  ///
  /// The default implementation does nothing.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Hooks of this module

  /// The window at the end of the responder chain.
  var respondingWindow: UIWindow? { next?.respondingWindow }

  /// The view that the responder is or manages.
  var respondingView: UIView? { nil }

  // MARK: Accessibility

  /// A Boolean value that indicates whether the responder is an accessibility element.
  ///
  /// The default is `false`.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? false }
    set { accessibility.isElement = newValue }
  }

  /// A short label that identifies the element.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// The current value of the element.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// A description of the result of an action on the element.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// An identifier for tests, which isn't spoken.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// The traits of the element.
  ///
  /// The default is `.none`.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .none }
    set { accessibility.traits = newValue }
  }
}
