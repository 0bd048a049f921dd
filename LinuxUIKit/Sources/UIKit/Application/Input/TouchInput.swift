/// The fingers on a touchscreen.
///
/// A window of the platform reports each finger by a number. Locations are in points of the screen.
@MainActor package final class TouchInput {
  /// The fingers on the screen of the app.
  package static let shared = TouchInput()

  private var touches: [Int64: UITouch] = [:]

  package init() {}

  /// Begins the touch of a finger; does nothing for a finger that is down.
  package func begin(_ id: Int64, at location: CGPoint) {
    guard touches[id] == nil, let touch = UITouch.began(at: location, taps: 1, .direct) else {
      return
    }
    PointerInput.shared.endScrolling()
    touches[id] = touch
    touch.send(.began)
  }

  /// Moves the touch of a finger.
  package func move(_ id: Int64, to location: CGPoint) {
    guard let touch = touches[id] else { return }
    touch.moveOnScreen(to: location)
    touch.send(.moved)
  }

  /// Ends the touch of a finger.
  package func end(_ id: Int64) {
    touches.removeValue(forKey: id)?.send(.ended)
  }

  /// Cancels all touches, for example when the window becomes inactive.
  package func cancelAll() {
    let canceled = touches.values
    touches = [:]
    for touch in canceled { touch.send(.cancelled) }
  }
}

// MARK: - Touches of devices

extension UITouch {
  /// Returns a touch in the frontmost window at a point of the screen; `nil` outside all windows.
  static func began(
    at location: CGPoint, in windows: InputWindows = InputWindows(), taps: Int, _ type: TouchType
  ) -> UITouch? {
    guard let (window, view) = windows.hit(at: location) else { return nil }
    return UITouch(
      at: window.location(onScreen: location), in: window, hitting: view, tapCount: taps,
      timestamp: FrameClock.shared.now, type: type)
  }

  /// Moves the touch to a point of the screen.
  func moveOnScreen(to location: CGPoint) {
    move(to: window?.location(onScreen: location) ?? location)
  }

  /// Sends an event of this touch to its window.
  func send(
    _ phase: Phase, buttons: UIEvent.ButtonMask = [], modifiers: UIKeyModifierFlags = []
  ) {
    update(phase, at: FrameClock.shared.now)
    window?.sendEvent(
      UIEvent(
        touches: [self], timestamp: FrameClock.shared.now, buttons: buttons, modifiers: modifiers))
  }
}

extension UIWindow {
  /// Converts a point of the screen to the window's coordinate system.
  func location(onScreen location: CGPoint) -> CGPoint {
    CGPoint(x: location.x - frame.minX, y: location.y - frame.minY)
  }
}
