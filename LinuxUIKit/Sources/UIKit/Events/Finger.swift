/// Fingers as the platform sees them: they turn places on the screen into touch events.
///
/// The windows of a platform and tests of the module move them; views only see `UITouch`. Several
/// fingers stand side by side and do everything together.
///
/// ```swift
/// let finger = Finger(on: window)
/// finger.press(at: CGPoint(x: 20, y: 100))
/// finger.lift()
/// ```
///
/// What happens has the frame clock's time, so a test moves a finger in time by advancing a held
/// clock between two moves.
@MainActor package final class Finger {
  private let window: UIWindow
  private let places: [CGFloat]
  private var touches: [UITouch] = []

  /// Fingers that are above a window and not on it.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - count: How many fingers they are.
  ///   - apart: How far each is to the right of the one before, in points.
  package init(on window: UIWindow, count: Int = 1, apart: CGFloat = 40) {
    self.window = window
    places = (0..<max(1, count)).map { (CGFloat($0) - CGFloat(max(1, count) - 1) / 2) * apart }
  }

  /// Whether it is on the screen.
  package var isDown: Bool { !touches.isEmpty }

  /// Puts the finger down at a point of the window's coordinates; a second press is ignored.
  ///
  /// The point is the middle of several fingers.
  package func press(at location: CGPoint, taps: Int = 1) {
    guard !isDown else { return }
    touches = places.map { place in
      let location = CGPoint(x: location.x + place, y: location.y)
      let view = window.hitTest(location, with: nil)
      let touch = UITouch(at: location, in: window, hitting: view, timestamp: now)
      touch.tapCount = taps
      return touch
    }
    send(touches, .began)
  }

  /// Moves the finger to a point of the window's coordinates, if it is down.
  package func move(to location: CGPoint) {
    guard isDown else { return }
    for (touch, place) in zip(touches, places) {
      touch.previousLocationInWindow = touch.locationInWindow
      touch.locationInWindow = CGPoint(x: location.x + place, y: location.y)
    }
    send(touches, .moved)
  }

  /// Lifts the finger, if it is down.
  package func lift() {
    finish(.ended)
  }

  /// Takes the touch away, as the system does for a call that comes in.
  package func cancel() {
    finish(.cancelled)
  }

  /// Presses and lifts at a point of the window's coordinates.
  package func tap(at location: CGPoint) {
    press(at: location)
    lift()
  }

  private func finish(_ phase: UITouch.Phase) {
    guard isDown else { return }
    let gone = touches
    touches = []
    send(gone, phase)
  }

  private func send(_ touches: [UITouch], _ phase: UITouch.Phase) {
    for touch in touches {
      touch.phase = phase
      touch.timestamp = now
    }
    window.sendEvent(UIEvent(touches: Set(touches), timestamp: now))
  }

  private var now: TimeInterval { FrameClock.shared.now }
}
