/// A view that tracks touches and performs actions for them.
///
/// ```swift
/// let control = StarControl()
/// control.addAction(UIAction { _ in print("rated") }, for: .valueChanged)
/// ```
///
/// - Note: Not implemented: target-action with selectors, which need the Objective-C runtime.
@preconcurrency @MainActor open class UIControl: UIView {
  private var actions: [(action: UIAction, events: Event)] = []

  /// Creates a control with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with the given frame and a primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: State

  /// Whether the control tracks touches.
  ///
  /// A disabled control passes them to the next responder. The default is `true`.
  open var isEnabled = true
  /// Whether the control is selected.
  ///
  /// The default is `false`.
  open var isSelected = false
  /// Whether the control is highlighted.
  ///
  /// The default is `false`.
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

  override var focusBehavior: FocusBehavior { FocusBehavior(canEditText: isEnabled) }

  // MARK: Content

  /// The vertical alignment of content.
  ///
  /// The default is `.center`.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of content.
  ///
  /// The default is `.center`.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment with leading and trailing resolved to left or right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { alignmentAsSide }

  // MARK: Tracking

  /// Whether the control is tracking a touch.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside the control or at most 70 points outside.
  open private(set) var isTouchInside = false
  private weak var trackedTouch: UITouch?

  /// Called when a touch begins.
  ///
  /// Return `false` to ignore it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch moves.
  ///
  /// Return `false` to stop tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the tracked touch is canceled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Sends the events of a touch that ended inside.
  func touchDidEndInside() {
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
    beginTracking(anyOf: touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    continueTracking(anyOf: touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTracking(anyOf: touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTracking(anyOf: touches, with: event)
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

  /// Performs an action.
  ///
  /// All actions of the control are performed by this method.
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

// MARK: Tracking

// Only one touch is tracked at a time; others that begin meanwhile are ignored.
extension UIControl {
  /// The distance outside the bounds at which a touch still counts as inside, in points
  /// (uikit.md, 4.6).
  private static let touchMargin: CGFloat = 70

  private func beginTracking(anyOf touches: Set<UITouch>, with event: UIEvent?) {
    guard !isTracking, let touch = touches.first else { return }
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  private func continueTracking(anyOf touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(in: touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInTouchArea(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return clearTracking() }
    sendActions(for: dragEvents(wasInside: wasInside))
  }

  private func endTracking(anyOf touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(in: touches) else { return }
    isTouchInside = isInTouchArea(touch)
    let isInside = isTouchInside
    clearTracking()
    endTracking(touch, with: event)
    if isInside { touchDidEndInside() } else { sendActions(for: .touchUpOutside) }
    isTouchInside = false
  }

  private func cancelTracking(anyOf touches: Set<UITouch>, with event: UIEvent?) {
    guard tracked(in: touches) != nil else { return }
    clearTracking()
    isTouchInside = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// Cancels the tracked touch.
  func cancelTrackedTouch() {
    guard let trackedTouch else { return }
    cancelTracking(anyOf: [trackedTouch], with: nil)
  }

  private func tracked(in touches: Set<UITouch>) -> UITouch? {
    guard isTracking else { return nil }
    return touches.first { $0 === trackedTouch }
  }

  private func isInTouchArea(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.touchMargin, dy: -Self.touchMargin).contains(touch.location(in: self))
  }

  private func clearTracking() {
    trackedTouch = nil
    isTracking = false
    isHighlighted = false
  }

  private func dragEvents(wasInside: Bool) -> Event {
    switch (wasInside, isTouchInside) {
    case (true, true): .touchDragInside
    case (false, false): .touchDragOutside
    case (false, true): [.touchDragEnter, .touchDragInside]
    case (true, false): [.touchDragExit, .touchDragOutside]
    }
  }
}

// MARK: Actions

extension UIControl {
  private func add(_ action: UIAction, for events: Event) {
    let existing = actions.first { $0.action === action }?.events ?? []
    remove(action.identifier, for: events.union(existing))
    actions.append((action, events.union(existing)))
  }

  private func remove(_ identifier: UIAction.Identifier, for events: Event) {
    for index in actions.indices where actions[index].action.identifier == identifier {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }
}

// MARK: Values

extension UIControl {
  // Unverified: `.valueChanged` is assumed to be sent before `.primaryActionTriggered`.
  /// Sends the events of a value change by the user.
  func sendValueChanged() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  // Unverified: controls with horizontal drags are assumed to keep horizontal pans and to yield
  // vertical ones to scroll views.
  /// Returns whether a pan recognizer of an ancestor would claim a horizontal drag on the control.
  func isHorizontalPan(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer.view !== self, gestureRecognizer is UIPanGestureRecognizer,
      let travel = gestureRecognizer.tracked.touches.first?.travelInWindow
    else { return false }
    return abs(travel.x) > abs(travel.y)
  }

  /// Returns the location at which a touch began, in the control's coordinates.
  ///
  /// Scroll views deliver touches with a delay, in which the touch may have moved.
  func startLocation(of touch: UITouch) -> CGPoint {
    convert(touch.startInWindow, from: nil)
  }
}
