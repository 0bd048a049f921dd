/// A press of a key, from its beginning to its end.
///
/// The same object represents the press in all events.
///
/// - Note: Not implemented: buttons of remote controls, and gesture recognizers for presses.
open class UIPress: NSObject {
  /// The phases of a press.
  public enum Phase: Int, Sendable {
    /// The key was pressed, or repeats while it is held.
    case began = 0
    /// The force changed.
    case changed = 1
    /// Nothing changed since the last event.
    case stationary = 2
    /// The key was released.
    case ended = 3
    /// The system canceled the press.
    case cancelled = 4
  }

  /// The phase of the press.
  open private(set) var phase = Phase.began
  /// The time at which the press last changed, in seconds since system startup.
  open private(set) var timestamp: TimeInterval
  /// The force of the press, from 0 to 1.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  /// The key; never `nil` in this implementation.
  open private(set) var key: UIKey?
  /// The window that received the press, which isn't retained.
  open private(set) weak var window: UIWindow?
  /// The responder that received the press first, which isn't retained.
  open private(set) weak var responder: UIResponder?

  init(of key: UIKey, to responder: UIResponder?, in window: UIWindow?) {
    self.key = key
    timestamp = CACurrentMediaTime()
    self.window = window
    self.responder = responder
  }

  /// Sets the phase, now.
  func update(_ phase: Phase) {
    self.phase = phase
    timestamp = CACurrentMediaTime()
  }

  /// Sets the key of a repetition, which may have other modifier keys.
  func setKey(_ key: UIKey) { self.key = key }
}

/// A key of a keyboard with the characters that it types.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// The characters with the modifier keys, or a constant of `UIKeyCommand` such as
  /// `inputUpArrow`.
  open private(set) var characters: String
  /// The characters without the modifier keys.
  open private(set) var charactersIgnoringModifiers: String
  /// The pressed modifier keys.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The position of the key on the keyboard.
  open private(set) var keyCode: UIKeyboardHIDUsage

  init(
    _ keyCode: UIKeyboardHIDUsage, characters: String, charactersIgnoringModifiers: String,
    modifiers: UIKeyModifierFlags
  ) {
    self.keyCode = keyCode
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    modifierFlags = modifiers
  }
}

extension UIKeyboardHIDUsage {
  /// Returns the Latin letter of a key, or that of its position if the layout has other letters.
  ///
  /// - Parameter characters: The characters of the key without modifier keys.
  /// - Returns: The lowercase letter; `nil` for keys without one.
  func latinLetter(typing characters: String) -> String? {
    let typed = characters.lowercased()
    if let first = typed.unicodeScalars.first, first.isASCII {
      return first.properties.isAlphabetic ? typed : nil
    }
    guard let position = Self.letters.firstIndex(of: self),
      let letter = Unicode.Scalar(0x61 + position)
    else { return nil }
    return String(letter)
  }

  /// The keys that have the letters A to Z in the layout of the United States.
  private static let letters = (keyboardA.rawValue...keyboardZ.rawValue).map(Self.init)
}

/// An event with presses of keys.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// The presses that haven't ended, and those that end with this event.
  open private(set) var allPresses: Set<UIPress>
  /// Whether the event has reached the end of the responder chain; the system then handles it.
  private(set) var isUnhandled = false

  init(_ presses: Set<UIPress>, modifiers: UIKeyModifierFlags) {
    allPresses = presses
    super.init(.presses, timestamp: CACurrentMediaTime(), modifiers: modifiers)
  }

  /// Records that no responder has handled the event.
  func markAsUnhandled() { isUnhandled = true }
}
