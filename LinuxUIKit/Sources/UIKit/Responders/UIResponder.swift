/// An object that responds to and handles events.
///
/// Apple's declares the accessibility properties for all objects; here responders and bar items have
/// them.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// The accessibility properties as set; subclasses that compute a default read them.
  private(set) var accessibility = AccessibilityStorage()
  /// The trait overrides of views, controllers and scenes; created by `requireTraitState()`.
  private(set) var traitState: TraitState?

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

  // MARK: Presses

  /// Called when keys are pressed, or repeat while they are held.
  ///
  /// The default implementation forwards them to `next`. The system handles presses that reach the
  /// end of the chain; an override that calls `super` leaves them to it.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if next == nil { event?.markAsUnhandled() }
    next?.pressesBegan(presses, with: event)
  }

  /// Called when the force of presses changes.
  ///
  /// The default implementation forwards them to `next`.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys are released.
  ///
  /// The default implementation forwards them to `next`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system cancels presses.
  ///
  /// The default implementation forwards them to `next`.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
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

  /// The view at the top edge of the keyboard while the responder is the first one.
  ///
  /// The default is `nil`: that of the next responder. The view is as wide as the window, and the frame
  /// of the keyboard contains it. It has the height of its frame, or that of its constraints and
  /// intrinsic size if its height is flexible. With a hardware keyboard it is at the bottom of the window.
  /// A new view is displayed after `reloadInputViews()`.
  open var inputAccessoryView: UIView? { nil }

  /// Displays the current input views if the responder is the first one; otherwise nothing happens.
  open func reloadInputViews() {
    guard isFirstInWindow, let window = respondingWindow else { return }
    window.firstResponderState.updateKeyboard(in: window)
  }

  /// The undo manager nearest in the responder chain.
  ///
  /// The default is that of the next responder; a window has one of its own.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Activities

  /// The activity of the user that the responder supports.
  ///
  /// The default is `nil`.
  open var userActivity: NSUserActivity?

  /// Brings an activity up to date before it is saved.
  ///
  /// It is called for responders of the scene whose `userActivity` the saved activity is. The default
  /// implementation does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Restores the state that an activity describes; the app's delegates call it.
  ///
  /// The default implementation does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The combinations of keys that perform actions of the responder.
  ///
  /// - Note: Not implemented: performing them.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Focus

  /// The environments that focus prefers inside this responder, most preferred first.
  ///
  /// The default is empty: the first item inside that can be focused.
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

  /// The environment that contains this one: the next responder that is a view or a view
  /// controller; `nil` for the outermost one.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? {
    sequence(first: next, next: { $0?.next }).lazy
      .compactMap { $0?.focusEnvironment }.first
  }

  /// Requests an update of the focus at the end of the turn of the main actor, which has an effect
  /// if the focused item is inside.
  open func setNeedsFocusUpdate() {
    guard let focusEnvironment else { return }
    respondingView?.window?.focusSystem.setNeedsUpdate(to: focusEnvironment, isExplicit: false)
  }

  /// Updates the focus immediately if an update was requested.
  open func updateFocusIfNeeded() {
    respondingView?.window?.focusSystem.updateFocusIfNeeded()
  }

  // MARK: Hooks of this module

  /// Returns the trait overrides, created if there are none.
  func requireTraitState() -> TraitState {
    if let traitState { return traitState }
    let state = TraitState()
    traitState = state
    return state
  }

  /// The window at the end of the responder chain.
  var respondingWindow: UIWindow? { respondingView?.window ?? next?.respondingWindow }

  /// The view that the responder is or manages.
  var respondingView: UIView? { nil }

  /// The responder itself if it takes part in the movement of focus; otherwise `nil`.
  var focusEnvironment: (any UIFocusEnvironment)? { nil }

  // MARK: Accessibility

  /// A Boolean value that indicates whether the responder is an accessibility element.
  ///
  /// The default is `false`. The elements in an accessibility element are not accessible.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? false }
    set { accessibility.isElement = newValue }
  }

  /// A short label that identifies the element.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// The label with attributes for speech; without one, `accessibilityLabel`.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      accessibility[\.attributedLabel] ?? accessibilityLabel.map(NSAttributedString.init(string:))
    }
    set {
      accessibilityLabel = newValue?.string
      accessibility.set(\.attributedLabel, to: newValue)
    }
  }

  /// The current value of the element.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// The value with attributes for speech; without one, `accessibilityValue`.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      accessibility[\.attributedValue] ?? accessibilityValue.map(NSAttributedString.init(string:))
    }
    set {
      accessibilityValue = newValue?.string
      accessibility.set(\.attributedValue, to: newValue)
    }
  }

  /// A description of the result of an action on the element.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The hint with attributes for speech; without one, `accessibilityHint`.
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      accessibility[\.attributedHint] ?? accessibilityHint.map(NSAttributedString.init(string:))
    }
    set {
      accessibilityHint = newValue?.string
      accessibility.set(\.attributedHint, to: newValue)
    }
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

  /// The names by which Voice Control finds the element, the best first.
  ///
  /// The default is the label.
  open var accessibilityUserInputLabels: [String]? {
    get { accessibility[\.userInputLabels] ?? accessibilityLabel.map { [$0] } }
    set { accessibility.set(\.userInputLabels, to: newValue) }
  }

  /// The BCP 47 language in which the element is spoken, such as "de-DE"; `nil` for that of the user.
  open var accessibilityLanguage: String? {
    get { accessibility[\.language] }
    set { accessibility.set(\.language, to: newValue) }
  }

  /// The kind of the element's text (iOS 13).
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility[\.textualContext] }
    set { accessibility.set(\.textualContext, to: newValue) }
  }

  /// The frame in the screen's coordinate system.
  ///
  /// The default is the frame of a view, and zero for other responders.
  open var accessibilityFrame: CGRect {
    get {
      accessibility[\.frame]
        ?? respondingView.map { UIAccessibility.convertToScreenCoordinates($0.bounds, in: $0) }
        ?? .zero
    }
    set { accessibility.set(\.frame, to: newValue) }
  }

  /// The outline in the screen's coordinate system, which replaces the frame; `nil` without one.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility[\.path] }
    set { accessibility.set(\.path, to: newValue) }
  }

  /// The point that is tapped when the element is activated, in the screen's coordinate system.
  ///
  /// The default is the center of the frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility[\.activationPoint] ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibility.set(\.activationPoint, to: newValue) }
  }

  /// The elements of a container, in their order; `nil` for those of its subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility[\.elements] }
    set { accessibility.set(\.elements, to: newValue) }
  }

  /// Whether the elements in this one are hidden from assistive technologies.
  ///
  /// The default is `false`.
  open var accessibilityElementsHidden: Bool {
    get { accessibility[\.hidesElements] }
    set { accessibility.set(\.hidesElements, to: newValue) }
  }

  /// Whether the siblings of the view are hidden from assistive technologies.
  ///
  /// The default is `false`.
  open var accessibilityViewIsModal: Bool {
    get { accessibility[\.isModal] }
    set { accessibility.set(\.isModal, to: newValue) }
  }

  /// Whether all elements in this one are visited before those beside it.
  ///
  /// The default is `false`.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility[\.groupsChildren] }
    set { accessibility.set(\.groupsChildren, to: newValue) }
  }

  /// The type of a container.
  ///
  /// The default is `.none`.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility[\.containerType] }
    set { accessibility.set(\.containerType, to: newValue) }
  }

  /// Whether the elements of an object are combined.
  ///
  /// The default is `.automatic`.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility[\.navigationStyle] }
    set { accessibility.set(\.navigationStyle, to: newValue) }
  }

  /// Whether the element can be operated (iOS 13).
  ///
  /// The default is that of a view's `isUserInteractionEnabled`.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibility[\.respondsToUserInteraction] ?? respondingView?.isUserInteractionEnabled
        ?? false
    }
    set { accessibility.set(\.respondsToUserInteraction, to: newValue) }
  }

  /// The actions that assistive technologies offer besides the activation.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility[\.customActions] }
    set { accessibility.set(\.customActions, to: newValue) }
  }

  /// The rotors that assistive technologies offer for the elements inside.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility[\.customRotors] }
    set { accessibility.set(\.customRotors, to: newValue) }
  }

  /// Returns the number of `accessibilityElements`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns one of the `accessibilityElements`; `nil` for another index.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of one of the `accessibilityElements`; `NSNotFound` for other objects.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let index = accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject }
    return index ?? NSNotFound
  }

  /// Activates the element, and returns whether it did.
  ///
  /// The default implementation returns `false`; the assistive technology then taps the element's
  /// activation point.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value of an element with the trait `adjustable`.
  ///
  /// The default implementation does nothing.
  open func accessibilityIncrement() {}

  /// Decreases the value of an element with the trait `adjustable`.
  ///
  /// The default implementation does nothing.
  open func accessibilityDecrement() {}

  /// Scrolls the content, and returns whether it did.
  ///
  /// The default implementation returns `false`; the next responder is asked then.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Dismisses a modal view or goes back, and returns whether it did.
  ///
  /// The default implementation returns `false`; the next responder is asked then.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action of the app, and returns whether it did.
  ///
  /// The default implementation returns `false`; the next responder is asked then.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Called when the focus of an assistive technology moves to the element.
  ///
  /// The default implementation does nothing.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called when the focus of an assistive technology leaves the element.
  ///
  /// The default implementation does nothing.
  open func accessibilityElementDidLoseFocus() {}

  /// Returns whether an assistive technology has its focus on the element.
  open func accessibilityElementIsFocused() -> Bool {
    AccessibilityState.shared.focusedElement === self
  }
}
