extension KeyStroke {
  /// Creates a pressed key from its number and the character that the keyboard layout has on it.
  ///
  /// Keys of the numeric keypad without Num Lock are those that are printed below the digits. Letters
  /// with Shift are uppercase; the other shifted characters of a layout arrive as text only.
  ///
  /// - Parameters:
  ///   - usage: The key's number in USB's HID usage tables.
  ///   - character: The character of the layout without modifiers; `nil` for keys without one.
  ///   - modifiers: The pressed modifier keys.
  ///   - hasNumLock: Whether the keypad types digits.
  ///   - isRepeat: Whether the key has been held down since an earlier press.
  init(
    usage: Int, character: Character?, modifiers: UIKeyModifierFlags, hasNumLock: Bool,
    isRepeat: Bool = false
  ) {
    let usage = hasNumLock ? usage : Self.keypadCommands[usage] ?? usage
    let plain = Self.names[usage] ?? Self.keypad[usage] ?? character.map(String.init) ?? ""
    let isShifted = modifiers.contains(.shift) != modifiers.contains(.alphaShift)
    let isCharacter = Self.names[usage] == nil
    self.init(
      usage: usage, characters: isShifted && isCharacter ? plain.uppercased() : plain,
      charactersIgnoringModifiers: plain,
      modifiers: Self.keypad[usage] == nil ? modifiers : modifiers.union(.numericPad),
      isRepeat: isRepeat)
  }

  /// The characters of keys without a character, as Apple's constants in `UIKeyCommand` have them.
  private static let names: [Int: String] = {
    var names = [
      0x28: "\r", 0x29: "UIKeyInputEscape", 0x2A: "\u{8}", 0x2B: "\t", 0x2C: " ",
      0x4A: "UIKeyInputHome", 0x4B: "UIKeyInputPageUp", 0x4C: "UIKeyInputDelete",
      0x4D: "UIKeyInputEnd", 0x4E: "UIKeyInputPageDown", 0x4F: "UIKeyInputRightArrow",
      0x50: "UIKeyInputLeftArrow", 0x51: "UIKeyInputDownArrow", 0x52: "UIKeyInputUpArrow",
    ]
    for number in 1...12 { names[0x39 + number] = "UIKeyInputF\(number)" }
    return names
  }()

  /// The characters of the numeric keypad.
  private static let keypad: [Int: String] = {
    var keys = [0x54: "/", 0x55: "*", 0x56: "-", 0x57: "+", 0x58: "\r", 0x62: "0", 0x63: "."]
    for digit in 1...9 { keys[0x58 + digit] = "\(digit)" }
    return keys
  }()

  /// The keys that the keypad has without Num Lock.
  private static let keypadCommands = [
    0x59: 0x4D, 0x5A: 0x51, 0x5B: 0x4E, 0x5C: 0x50, 0x5E: 0x4F, 0x5F: 0x4A, 0x60: 0x52,
    0x61: 0x4B, 0x62: 0x49, 0x63: 0x4C,
  ]
}
