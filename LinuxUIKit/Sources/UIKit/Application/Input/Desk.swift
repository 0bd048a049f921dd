/// A simulated mouse and keyboard of one window.
///
/// Tests use it. The events take the path of those that a window of the platform reports: responders,
/// gesture recognizers and the keys of the system work as for a user. The keyboard has the layout of the
/// United States.
///
/// ```swift
/// let desk = Desk(on: window)
/// desk.pressKey(.keyboardZ, modifiers: .command)
/// desk.click(.secondary, at: CGPoint(x: 20, y: 100))
/// ```
@MainActor package final class Desk {
  private let input: DisplayInput
  private weak var window: UIWindow?

  /// Creates a mouse and a keyboard of a window, which isn't retained.
  package init(on window: UIWindow) {
    self.window = window
    input = DisplayInput(in: InputWindows(only: window))
  }

  /// Ends what belongs to the last event, such as the group of changes that are undone together.
  package func endEvent() {
    EventGroups.endAll()
  }

  /// Presses and releases a key, which types its character into a text that has the focus.
  ///
  /// - Returns: Whether a responder or the system has handled the press, or a character was typed.
  @discardableResult package func pressKey(
    _ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []
  ) -> Bool {
    let character = USKeyboard.character(of: key, isShifted: false)
    let stroke = KeyStroke(
      usage: key.rawValue, character: character, modifiers: modifiers, hasNumLock: true)
    let isHandled = input.press(stroke)
    defer { input.handle(.keyReleased(usage: key.rawValue, modifiers)) }
    guard !isHandled, modifiers.isDisjoint(with: [.control, .alternate, .command]) else {
      return isHandled
    }
    let isShifted = modifiers.contains(.shift)
    // Caps Lock changes letters only.
    let isUpper = character?.isLetter == true && modifiers.contains(.alphaShift)
    guard let typed = USKeyboard.character(of: key, isShifted: isShifted != isUpper),
      window?.firstResponderState.responder is any UIKeyInput
    else { return false }
    input.handle(.text(String(typed)))
    return true
  }

  /// Moves the pointer to a point of the window, and presses and releases a button of the mouse.
  package func click(
    _ button: Button, at location: CGPoint, modifiers: UIKeyModifierFlags = []
  ) {
    let location = locationOnScreen(location)
    input.handle(.pointerMoved(location, modifiers))
    input.handle(.pointerPressed(button: button.rawValue, location, clicks: 1, modifiers))
    input.handle(.pointerReleased(button: button.rawValue, location, modifiers))
  }

  /// Turns the wheel of the mouse at a point of the window.
  ///
  /// - Parameters:
  ///   - steps: The movement of the content to the right and down, in steps of the wheel.
  ///   - location: The location of the pointer.
  ///   - modifiers: The pressed modifier keys.
  package func turnWheel(
    by steps: CGVector, at location: CGPoint, modifiers: UIKeyModifierFlags = []
  ) {
    let movement = WheelMovement(x: steps.dx, y: steps.dy, isPrecise: false)
    input.handle(.scrolled(movement, locationOnScreen(location), modifiers))
  }

  private func locationOnScreen(_ location: CGPoint) -> CGPoint {
    let origin = window?.frame.origin ?? .zero
    return CGPoint(x: location.x + origin.x, y: location.y + origin.y)
  }
}

extension Desk {
  /// The buttons of the mouse.
  package enum Button: Int {
    /// The button that clicks.
    case primary = 1
    /// The button that opens context menus.
    case secondary = 2
  }
}

/// The characters of a keyboard with the layout of the United States.
enum USKeyboard {
  /// Returns the character that a key types; `nil` for keys without one.
  static func character(of key: UIKeyboardHIDUsage, isShifted: Bool) -> Character? {
    let number = key.rawValue
    if (0x04...0x1D).contains(number), let letter = Unicode.Scalar(0x61 + number - 0x04) {
      return isShifted ? Character(String(letter).uppercased()) : Character(letter)
    }
    guard let pair = symbols[number] else { return keypad[number] }
    return isShifted ? pair.shifted : pair.plain
  }

  /// The digits and the symbols, by the numbers of the keys.
  private static let symbols: [Int: (plain: Character, shifted: Character)] = [
    0x1E: ("1", "!"), 0x1F: ("2", "@"), 0x20: ("3", "#"), 0x21: ("4", "$"), 0x22: ("5", "%"),
    0x23: ("6", "^"), 0x24: ("7", "&"), 0x25: ("8", "*"), 0x26: ("9", "("), 0x27: ("0", ")"),
    0x2C: (" ", " "), 0x2D: ("-", "_"), 0x2E: ("=", "+"), 0x2F: ("[", "{"), 0x30: ("]", "}"),
    0x31: ("\\", "|"), 0x33: (";", ":"), 0x34: ("'", "\""), 0x35: ("`", "~"), 0x36: (",", "<"),
    0x37: (".", ">"), 0x38: ("/", "?"),
  ]

  private static let keypad: [Int: Character] = [
    0x54: "/", 0x55: "*", 0x56: "-", 0x57: "+", 0x59: "1", 0x5A: "2", 0x5B: "3", 0x5C: "4",
    0x5D: "5", 0x5E: "6", 0x5F: "7", 0x60: "8", 0x61: "9", 0x62: "0", 0x63: ".",
  ]
}
