/// The touches of a gesture recognizer and the delivery that provides them.
///
/// The recognizer takes part in the delivery from its first touch until it is reset.
@MainActor final class TrackedTouches {
  /// The tracked touches in the order in which they began.
  private(set) var touches: [UITouch] = []
  /// The delivery that provides the touches; `nil` before the first touch.
  private(set) weak var delivery: TouchDelivery?
  private var sinceReset: Set<UITouch> = []
  private var lastLocation = CGPoint.zero
  /// The pressed buttons and modifier keys in the last event.
  private var devices: (buttons: UIEvent.ButtonMask, modifiers: UIKeyModifierFlags) = ([], [])

  /// The center of the touches in the window's coordinate system, or the last one if no touch is
  /// left.
  var location: CGPoint { touches.isEmpty ? lastLocation : Self.center(of: touches) }

  /// The pressed buttons of the pointing device in the last event.
  var buttonMask: UIEvent.ButtonMask { devices.buttons }
  /// The pressed modifier keys in the last event.
  var modifierFlags: UIKeyModifierFlags { devices.modifiers }

  /// Stores the pressed buttons and modifier keys of an event.
  ///
  /// The buttons stay those with which the touch began when it ends.
  func recordDevices(of event: UIEvent) {
    devices.modifiers = event.modifierFlags
    if !event.buttonMask.isEmpty { devices.buttons = event.buttonMask }
  }

  /// Returns whether a touch was tracked since the last reset and isn't ignored.
  func contains(_ touch: UITouch) -> Bool { sinceReset.contains(touch) }

  /// Returns whether both recognizers have tracked one of the touches.
  func overlaps(_ other: TrackedTouches) -> Bool { !sinceReset.isDisjoint(with: other.sinceReset) }

  /// Starts tracking a touch.
  func track(_ touch: UITouch, from delivery: TouchDelivery) {
    self.delivery = delivery
    touches.append(touch)
    sinceReset.insert(touch)
  }

  /// Stops tracking a touch, as if it had never been tracked.
  func ignore(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    sinceReset.remove(touch)
  }

  /// Stores the location for the time after the last touch.
  func recordLocation() {
    if !touches.isEmpty { lastLocation = location }
  }

  /// Sets the location of a gesture without touches, in the window's coordinate system.
  func setLocation(_ location: CGPoint) { lastLocation = location }

  /// Stops tracking touches that have ended.
  func removeEnded() {
    recordLocation()
    touches.removeAll(where: \.isOver)
  }

  /// Removes all touches and leaves the delivery.
  func reset() {
    touches = []
    sinceReset = []
    delivery = nil
    devices = ([], [])
  }

  /// Returns the center of touches in the window's coordinate system, or zero if there are none.
  static func center(of touches: [UITouch]) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let sum = touches.reduce(into: CGPoint.zero) { sum, touch in
      sum.x += touch.locationInWindow.x
      sum.y += touch.locationInWindow.y
    }
    let count = CGFloat(touches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }
}

/// The state of a gesture recognizer, the handlers of its changes and the recognizers that must fail
/// first.
///
/// Only a recognizer in the state `possible` waits for others.
@MainActor final class RecognitionState {
  /// The current state.
  private(set) var current = UIGestureRecognizer.State.possible
  /// The state to enter when all recognizers required to fail have failed; `nil` if the recognizer
  /// isn't waiting.
  private(set) var awaited: UIGestureRecognizer.State?
  private var requirements: [Requirement] = []
  private var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []

  private struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Waits for other recognizers before entering a state.
  func wait(toEnter state: UIGestureRecognizer.State) {
    awaited = state
  }

  /// Enters a state without calling the handlers.
  func enter(_ state: UIGestureRecognizer.State) {
    awaited = nil
    current = state
  }

  /// Adds a handler that is called after changes of the state.
  func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// Calls the handlers.
  func callHandlers(of recognizer: UIGestureRecognizer) {
    for handler in handlers { handler(recognizer) }
  }

  /// Makes recognition depend on the failure of another recognizer, which isn't retained.
  func require(toFail other: UIGestureRecognizer) {
    requirements.append(Requirement(recognizer: other))
  }

  /// Returns whether recognition depends on the failure of another recognizer.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
  }
}
