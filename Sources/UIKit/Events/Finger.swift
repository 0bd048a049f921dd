/// One finger as the platform sees it: it turns places on the screen into touch events.
///
/// The windows of a platform and tests of the module move it; views only see `UITouch`.
///
/// ```swift
/// let finger = Finger(on: window)
/// finger.press(at: CGPoint(x: 20, y: 100))
/// finger.lift()
/// ```
@MainActor package final class Finger {
  private let window: UIWindow
  private var touch: UITouch?

  /// A finger that is above a window and not on it.
  package init(on window: UIWindow) {
    self.window = window
  }

  /// Puts the finger down at a point of the window's coordinates; a second press is ignored.
  package func press(at location: CGPoint, taps: Int = 1) {
    guard touch == nil else { return }
    let view = window.hitTest(location, with: nil)
    let touch = UITouch(at: location, in: window, hitting: view, timestamp: now)
    touch.tapCount = taps
    self.touch = touch
    send(touch, .began)
  }

  /// Moves the finger to a point of the window's coordinates, if it is down.
  package func move(to location: CGPoint) {
    guard let touch else { return }
    touch.previousLocationInWindow = touch.locationInWindow
    touch.locationInWindow = location
    send(touch, .moved)
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
    guard let touch else { return }
    self.touch = nil
    send(touch, phase)
  }

  private func send(_ touch: UITouch, _ phase: UITouch.Phase) {
    touch.phase = phase
    touch.timestamp = now
    window.sendEvent(UIEvent(touches: [touch], timestamp: now))
  }

  private var now: TimeInterval { ProcessInfo.processInfo.systemUptime }
}
