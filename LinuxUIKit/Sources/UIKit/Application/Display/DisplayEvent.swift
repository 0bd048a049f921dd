import Foundation

/// An event of the window system; locations are in points of the screen.
enum DisplayEvent: Equatable, Sendable {
  case pointerMoved(CGPoint, UIKeyModifierFlags)
  /// A button of the mouse: 1 is the primary one, 2 the secondary one, 3 that between them.
  case pointerPressed(button: Int, CGPoint, clicks: Int, UIKeyModifierFlags)
  case pointerReleased(button: Int, CGPoint, UIKeyModifierFlags)
  case pointerLeft
  case scrolled(WheelMovement, CGPoint, UIKeyModifierFlags)
  case touchBegan(id: Int64, CGPoint)
  case touchMoved(id: Int64, CGPoint)
  case touchEnded(id: Int64)
  case keyPressed(KeyStroke)
  case keyReleased(usage: Int, UIKeyModifierFlags)
  case text(String)
  /// The text that an input method composes; empty at its end.
  case composition(String, selection: NSRange)
  /// The window has another size or scale.
  case resized
  /// The window system has lost pixels of the window.
  case exposed
  case focusGained
  case focusLost
  case minimized
  case restored
  case closed
}

extension [DisplayEvent] {
  /// The events without those that a later one of the same kind supersedes before anything else
  /// happens: locations of a pointer or finger in motion, and sizes.
  var coalesced: [DisplayEvent] {
    reduce(into: []) { result, event in
      if let last = result.last, event.supersedes(last) { result.removeLast() }
      result.append(event)
    }
  }
}

extension DisplayEvent {
  fileprivate func supersedes(_ earlier: DisplayEvent) -> Bool {
    switch (earlier, self) {
    case (.pointerMoved(_, let old), .pointerMoved(_, let new)): old == new
    case (.touchMoved(let old, _), .touchMoved(let new, _)): old == new
    case (.resized, .resized), (.exposed, .exposed): true
    default: false
    }
  }
}

/// A movement of a wheel or of fingers on a touchpad.
///
/// Positive distances move the content to the right and down, as a finger on the screen does.
struct WheelMovement: Equatable, Sendable {
  /// The distance in steps of a wheel, or in points of a touchpad.
  var x: CGFloat
  /// The distance in steps of a wheel, or in points of a touchpad.
  var y: CGFloat
  /// Whether the distance is one of a touchpad, in points.
  var isPrecise: Bool
}

/// Distinguishes the steps of a wheel from the distances of a touchpad, for which SDL has one event.
struct WheelClassifier {
  /// The time in seconds for which whole numbers belong to a touchpad's gesture, too.
  // Unverified: touchpads send events every 8 to 16 ms while fingers move.
  private static let gestureTime: TimeInterval = 0.25
  /// The points in a unit of a touchpad's distance: SDL divides the pixels of Wayland by 10.
  private static let pointsPerUnit: CGFloat = 10
  private var lastPreciseTime = -TimeInterval.infinity

  /// Returns the movement of an event: whole numbers are steps, unless a touchpad was just used.
  ///
  /// - Parameters:
  ///   - x: The distance to the right of fingers on a touchpad, in SDL's units.
  ///   - y: The distance up, that is away from the user.
  ///   - time: The time of the event in seconds.
  /// - Returns: The movement in points.
  mutating func movement(x: CGFloat, y: CGFloat, at time: TimeInterval) -> WheelMovement {
    let isWhole = x == x.rounded() && y == y.rounded()
    let isPrecise = !isWhole || time - lastPreciseTime < Self.gestureTime
    if isPrecise { lastPreciseTime = time }
    let unit = isPrecise ? Self.pointsPerUnit : 1
    // A wheel that turns to the right moves the content to the left.
    return WheelMovement(x: -x * unit, y: y * unit, isPrecise: isPrecise)
  }
}

/// A pressed key.
struct KeyStroke: Equatable, Sendable {
  /// The key's number in the keyboard page of USB's HID usage tables.
  var usage: Int
  /// The characters with the modifiers.
  var characters: String
  /// The characters without modifiers.
  var charactersIgnoringModifiers: String
  /// The pressed modifier keys.
  var modifiers: UIKeyModifierFlags
  /// Whether the key was held until it repeated.
  var isRepeat = false
}
