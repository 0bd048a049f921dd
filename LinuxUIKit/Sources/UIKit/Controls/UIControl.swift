/// A view that follows a finger and calls actions.
///
/// ```swift
/// let control = StarControl()
/// control.addAction(UIAction { _ in print("rated") }, for: .valueChanged)
/// ```
///
/// Ours leaves out targets with selectors, which need Apple's runtime.
@preconcurrency @MainActor open class UIControl: UIView {
  var actions: [(action: UIAction, events: Event)] = []

  /// A control of that frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control of that frame that calls an action when what it is for was done.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A control without anything read: ours has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: State

  /// Whether the control follows fingers; a disabled one passes them on to `next`.
  open var isEnabled = true
  /// Whether the control is switched on; a mark for the control's owner.
  open var isSelected = false
  /// Whether the control shows that a finger is on it.
  open var isHighlighted = false

  /// The three marks above, as one value.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether what the control is for is its menu (iOS 14), in controls that have one.
  open var showsMenuAsPrimaryAction = false

  // MARK: Content

  /// Where content lies from top to bottom, in controls that heed it: in the middle, unless set.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where content lies from side to side, in controls that heed it: in the middle, unless set.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// `contentHorizontalAlignment` with left or right in place of leading or trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { alignmentAsSide }

  // MARK: Tracking

  /// Whether the control follows a finger.
  public internal(set) var isTracking = false
  /// Whether the finger that it follows is inside, or at most 70 points outside.
  public internal(set) var isTouchInside = false
  weak var trackedTouch: UITouch?

  /// Called when a finger goes down; false leaves the touch alone.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger moves; false ends the tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the system took the touch away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Sends what a finger means that was lifted inside.
  func finishInside() {
    sendActions(for: .touchUpInside)
  }

  /// Lets no tap on the control be recognized by what is around it, as long as it is enabled.
  ///
  /// [guess 4.6] Apple tells this of buttons, switches and the like; ours do it all.
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

  /// Calls an action on these events; one with the same identifier gives way for them.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    add(action, for: controlEvents)
  }

  /// Stops calling an action on these events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops calling the action of this identifier on these events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(actionIdentifier, for: controlEvents)
  }

  /// The events on which any action is called.
  open var allControlEvents: Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Calls one action; every call of an action passes through here.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Calls the actions of these events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }
}
