/// The state of a gesture recognizer and its touches.
@MainActor struct GestureStorage {
  /// The state of the recognizer.
  var state = UIGestureRecognizer.State.possible
  /// The state to enter when all recognizers required to fail have failed; `nil` if the recognizer
  /// isn't waiting.
  var waitingFor: UIGestureRecognizer.State?
  /// The tracked touches in the order in which they began.
  var touches: [UITouch] = []
  /// All touches that were tracked since the last reset.
  var trackedTouches: Set<UITouch> = []
  /// The last center of the touches in the window's coordinate system.
  var lastLocation = CGPoint.zero
  /// The recognizers that are required to fail.
  var requirements: [Requirement] = []
  /// The handlers to call when the state changes.
  var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
  /// The delivery that provides the touches.
  weak var delivery: TouchDelivery?

  /// A weak reference to a recognizer that is required to fail.
  struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }
}
