/// What a gesture recognizer remembers about itself and about the touches that it follows.
@MainActor struct GestureStorage {
  /// How far it has come.
  var state = UIGestureRecognizer.State.possible
  /// What it becomes as soon as those that must fail first have failed; nil when it doesn't wait.
  var waitingFor: UIGestureRecognizer.State?
  /// The touches that it follows now, the first to come first.
  var touches: [UITouch] = []
  /// The touches that it has followed since it was last reset.
  var followed: Set<UITouch> = []
  /// The middle of its touches when they last were any, in the window's coordinates.
  var lastLocation = CGPoint.zero
  /// Those that must fail before it is recognized.
  var requirements: [Requirement] = []
  /// What it calls when its state changes.
  var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
  /// What brings it the touches.
  weak var delivery: TouchDelivery?

  /// Another recognizer, which is not kept alive.
  struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }
}
