/// A view that tracks touches and performs actions for them.
///
/// ```swift
/// let control = StarControl()
/// control.addAction(UIAction { _ in print("rated") }, for: .valueChanged)
/// ```
///
/// - Note: Not implemented: target-action with selectors, which need the Objective-C runtime.
@preconcurrency @MainActor open class UIControl: UIView {
  var actions: [(action: UIAction, events: Event)] = []

  /// Creates a control with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with the given frame and a primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control. The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: State

  /// Whether the control tracks touches. A disabled control passes them to the next responder. The
  /// default is `true`.
  open var isEnabled = true
  /// Whether the control is selected. The default is `false`.
  open var isSelected = false
  /// Whether the control is highlighted. The default is `false`.
  open var isHighlighted = false

  /// The combination of the three properties above.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the menu is the primary action (iOS 14), in controls that have a menu.
  open var showsMenuAsPrimaryAction = false

  // MARK: Content

  /// The vertical alignment of content. The default is `.center`.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of content. The default is `.center`.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment with leading and trailing resolved to left or right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { alignmentAsSide }

  // MARK: Tracking

  /// Whether the control is tracking a touch.
  public internal(set) var isTracking = false
  /// Whether the tracked touch is inside the control or at most 70 points outside.
  public internal(set) var isTouchInside = false
  weak var trackedTouch: UITouch?

  /// Called when a touch begins. Return `false` to ignore it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch moves. Return `false` to stop tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the tracked touch is canceled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Sends the events of a touch that ended inside.
  func finishInside() {
    sendActions(for: .touchUpInside)
  }

  // Unverified: Apple documents this for buttons, switches and similar controls; here it applies to
  // all controls.
  /// Prevents tap recognizers of ancestors from recognizing taps on an enabled control.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesBegan(touches, with: event) }
    startTracking(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    goOnTracking(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finishTracking(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    abandonTracking(touches, with: event)
  }

  // MARK: Actions

  /// Adds an action for events, replacing one with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    add(action, for: controlEvents)
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(actionIdentifier, for: controlEvents)
  }

  /// The events for which actions are registered.
  open var allControlEvents: Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Performs an action. All actions of the control are performed by this method.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Performs the actions for events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }
}
