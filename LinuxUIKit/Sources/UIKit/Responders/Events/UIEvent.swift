/// An event with touches that changed together, or another kind of input.
///
/// - Note: Not implemented: remote control, motion, and the touches of a view, window or recognizer.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The types of events.
  public enum EventType: Int, Sendable {
    /// The event contains touches.
    case touches = 0
    /// The event contains presses of keys.
    case presses = 3
    /// The event is a movement of a wheel or of fingers on a touchpad.
    case scroll = 10
    /// The event is a movement of a pointer without pressed buttons.
    case hover = 11
  }

  /// The buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bit mask of the buttons.
    public let rawValue: Int

    /// Creates buttons from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The primary button, at the left for right-handed users.
    public static let primary = ButtonMask(rawValue: 1)
    /// The secondary button, which opens context menus.
    public static let secondary = ButtonMask(rawValue: 2)

    /// Returns the button with a number from 1, which is the primary one.
    ///
    /// The mask is empty for numbers that no button has.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1..<Int.bitWidth).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  /// The type of the event.
  open private(set) var type: EventType
  /// The touches of the event.
  open private(set) var allTouches: Set<UITouch>?
  /// The time of the event, in seconds since system startup.
  open private(set) var timestamp: TimeInterval
  /// The pressed buttons of the pointing device; empty for touches of fingers.
  open private(set) var buttonMask: ButtonMask = []
  /// The modifier keys that were pressed at the time of the event.
  open private(set) var modifierFlags: UIKeyModifierFlags = []

  init(
    touches: Set<UITouch>, timestamp: TimeInterval, buttons: ButtonMask = [],
    modifiers: UIKeyModifierFlags = []
  ) {
    type = .touches
    allTouches = touches
    self.timestamp = timestamp
    (buttonMask, modifierFlags) = (buttons, modifiers)
  }

  /// Creates an event without touches.
  init(_ type: EventType, timestamp: TimeInterval, modifiers: UIKeyModifierFlags) {
    self.type = type
    self.timestamp = timestamp
    modifierFlags = modifiers
  }
}
