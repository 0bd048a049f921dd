/// Simulated fingers that produce touch events in a window.
///
/// Platform windows and tests use it; views receive `UITouch` objects. Several fingers are side by
/// side and move together.
///
/// ```swift
/// let finger = Finger(on: window)
/// finger.press(at: CGPoint(x: 20, y: 100))
/// finger.lift()
/// ```
///
/// Events have the time of the frame clock, so a test controls the time between two moves by
/// advancing a paused clock.
@MainActor package final class Finger {
  private let window: UIWindow
  private let offsets: [CGFloat]
  private var touches: [UITouch] = []

  /// Creates fingers that don't touch the window yet.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - count: The number of fingers.
  ///   - apart: The horizontal distance between neighboring fingers, in points.
  package init(on window: UIWindow, count: Int = 1, apart: CGFloat = 40) {
    self.window = window
    offsets = (0..<max(1, count)).map { (CGFloat($0) - CGFloat(max(1, count) - 1) / 2) * apart }
  }

  /// A Boolean value that indicates whether the fingers touch the window.
  package var isDown: Bool { !touches.isEmpty }

  /// Begins touches around a point of the window's coordinate system.
  ///
  /// Does nothing if the fingers are down.
  ///
  /// The point is the center of several fingers.
  package func press(at location: CGPoint, taps: Int = 1) {
    guard !isDown else { return }
    touches = offsets.map { offset in
      let location = CGPoint(x: location.x + offset, y: location.y)
      let view = window.hitTest(location, with: nil)
      return UITouch(
        at: location, in: window, hitting: view, tapCount: taps, timestamp: now)
    }
    send(touches, .began)
  }

  /// Moves the touches to a point of the window's coordinate system.
  package func move(to location: CGPoint) {
    guard isDown else { return }
    for (touch, offset) in zip(touches, offsets) {
      touch.move(to: CGPoint(x: location.x + offset, y: location.y))
    }
    send(touches, .moved)
  }

  /// Moves the touches so that neighboring fingers have a distance and a direction.
  ///
  /// - Parameters:
  ///   - location: The center of the fingers in the window's coordinate system.
  ///   - apart: The distance between neighboring fingers, in points.
  ///   - angle: The direction from one finger to the next in radians, clockwise from the x-axis.
  package func move(to location: CGPoint, apart: CGFloat, angle: CGFloat = 0) {
    guard isDown else { return }
    for (index, touch) in touches.enumerated() {
      let offset = (CGFloat(index) - CGFloat(touches.count - 1) / 2) * apart
      touch.move(
        to: CGPoint(x: location.x + offset * cos(angle), y: location.y + offset * sin(angle)))
    }
    send(touches, .moved)
  }

  /// Ends the touches.
  package func lift() {
    finish(.ended)
  }

  /// Cancels the touches, as the system does for an incoming call.
  package func cancel() {
    finish(.cancelled)
  }

  /// Begins and ends touches at a point of the window's coordinate system.
  package func tap(at location: CGPoint) {
    press(at: location)
    lift()
  }

  private func finish(_ phase: UITouch.Phase) {
    guard isDown else { return }
    let endedTouches = touches
    touches = []
    send(endedTouches, phase)
  }

  private func send(_ touches: [UITouch], _ phase: UITouch.Phase) {
    for touch in touches {
      touch.update(phase, at: now)
    }
    window.sendEvent(UIEvent(touches: Set(touches), timestamp: now))
  }

  private var now: TimeInterval { FrameClock.shared.now }
}
