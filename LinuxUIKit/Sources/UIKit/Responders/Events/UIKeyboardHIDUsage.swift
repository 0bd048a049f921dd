/// The keys of a keyboard, by their numbers in the keyboard page of USB's HID usage tables.
///
/// The number is that of a position on the keyboard; the character depends on the layout.
///
/// - Note: Not implemented: keys of languages and of phones, and volume and system keys.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// An error: too many keys are pressed.
  case keyboardErrorRollOver = 1
  /// The key A.
  case keyboardA = 0x04
  /// The key B.
  case keyboardB = 0x05
  /// The key C.
  case keyboardC = 0x06
  /// The key D.
  case keyboardD = 0x07
  /// The key E.
  case keyboardE = 0x08
  /// The key F.
  case keyboardF = 0x09
  /// The key G.
  case keyboardG = 0x0A
  /// The key H.
  case keyboardH = 0x0B
  /// The key I.
  case keyboardI = 0x0C
  /// The key J.
  case keyboardJ = 0x0D
  /// The key K.
  case keyboardK = 0x0E
  /// The key L.
  case keyboardL = 0x0F
  /// The key M.
  case keyboardM = 0x10
  /// The key N.
  case keyboardN = 0x11
  /// The key O.
  case keyboardO = 0x12
  /// The key P.
  case keyboardP = 0x13
  /// The key Q.
  case keyboardQ = 0x14
  /// The key R.
  case keyboardR = 0x15
  /// The key S.
  case keyboardS = 0x16
  /// The key T.
  case keyboardT = 0x17
  /// The key U.
  case keyboardU = 0x18
  /// The key V.
  case keyboardV = 0x19
  /// The key W.
  case keyboardW = 0x1A
  /// The key X.
  case keyboardX = 0x1B
  /// The key Y.
  case keyboardY = 0x1C
  /// The key Z.
  case keyboardZ = 0x1D
  /// The key 1.
  case keyboard1 = 0x1E
  /// The key 2.
  case keyboard2 = 0x1F
  /// The key 3.
  case keyboard3 = 0x20
  /// The key 4.
  case keyboard4 = 0x21
  /// The key 5.
  case keyboard5 = 0x22
  /// The key 6.
  case keyboard6 = 0x23
  /// The key 7.
  case keyboard7 = 0x24
  /// The key 8.
  case keyboard8 = 0x25
  /// The key 9.
  case keyboard9 = 0x26
  /// The key 0.
  case keyboard0 = 0x27
  /// Return.
  case keyboardReturnOrEnter = 0x28
  /// Escape.
  case keyboardEscape = 0x29
  /// Backspace, which deletes backward.
  case keyboardDeleteOrBackspace = 0x2A
  /// Tab.
  case keyboardTab = 0x2B
  /// The space bar.
  case keyboardSpacebar = 0x2C
  /// The hyphen.
  case keyboardHyphen = 0x2D
  /// The equal sign.
  case keyboardEqualSign = 0x2E
  /// The opening bracket.
  case keyboardOpenBracket = 0x2F
  /// The closing bracket.
  case keyboardCloseBracket = 0x30
  /// The backslash.
  case keyboardBackslash = 0x31
  /// The number sign of keyboards outside the United States.
  case keyboardNonUSPound = 0x32
  /// The semicolon.
  case keyboardSemicolon = 0x33
  /// The quotation mark.
  case keyboardQuote = 0x34
  /// The grave accent and the tilde.
  case keyboardGraveAccentAndTilde = 0x35
  /// The comma.
  case keyboardComma = 0x36
  /// The period.
  case keyboardPeriod = 0x37
  /// The slash.
  case keyboardSlash = 0x38
  /// Caps Lock.
  case keyboardCapsLock = 0x39
  /// The function key F1.
  case keyboardF1 = 0x3A
  /// The function key F2.
  case keyboardF2 = 0x3B
  /// The function key F3.
  case keyboardF3 = 0x3C
  /// The function key F4.
  case keyboardF4 = 0x3D
  /// The function key F5.
  case keyboardF5 = 0x3E
  /// The function key F6.
  case keyboardF6 = 0x3F
  /// The function key F7.
  case keyboardF7 = 0x40
  /// The function key F8.
  case keyboardF8 = 0x41
  /// The function key F9.
  case keyboardF9 = 0x42
  /// The function key F10.
  case keyboardF10 = 0x43
  /// The function key F11.
  case keyboardF11 = 0x44
  /// The function key F12.
  case keyboardF12 = 0x45
  /// Print Screen.
  case keyboardPrintScreen = 0x46
  /// Scroll Lock.
  case keyboardScrollLock = 0x47
  /// Pause.
  case keyboardPause = 0x48
  /// Insert.
  case keyboardInsert = 0x49
  /// Home.
  case keyboardHome = 0x4A
  /// Page Up.
  case keyboardPageUp = 0x4B
  /// Delete, which deletes forward.
  case keyboardDeleteForward = 0x4C
  /// End.
  case keyboardEnd = 0x4D
  /// Page Down.
  case keyboardPageDown = 0x4E
  /// The right arrow.
  case keyboardRightArrow = 0x4F
  /// The left arrow.
  case keyboardLeftArrow = 0x50
  /// The down arrow.
  case keyboardDownArrow = 0x51
  /// The up arrow.
  case keyboardUpArrow = 0x52
  /// Num Lock.
  case keypadNumLock = 0x53
  /// The slash of the keypad.
  case keypadSlash = 0x54
  /// The asterisk of the keypad.
  case keypadAsterisk = 0x55
  /// The hyphen of the keypad.
  case keypadHyphen = 0x56
  /// The plus sign of the keypad.
  case keypadPlus = 0x57
  /// Enter of the keypad.
  case keypadEnter = 0x58
  /// The key 1 of the keypad.
  case keypad1 = 0x59
  /// The key 2 of the keypad.
  case keypad2 = 0x5A
  /// The key 3 of the keypad.
  case keypad3 = 0x5B
  /// The key 4 of the keypad.
  case keypad4 = 0x5C
  /// The key 5 of the keypad.
  case keypad5 = 0x5D
  /// The key 6 of the keypad.
  case keypad6 = 0x5E
  /// The key 7 of the keypad.
  case keypad7 = 0x5F
  /// The key 8 of the keypad.
  case keypad8 = 0x60
  /// The key 9 of the keypad.
  case keypad9 = 0x61
  /// The key 0 of the keypad.
  case keypad0 = 0x62
  /// The period of the keypad.
  case keypadPeriod = 0x63
  /// The backslash of keyboards outside the United States.
  case keyboardNonUSBackslash = 0x64
  /// The key that opens menus.
  case keyboardApplication = 0x65
  /// Power.
  case keyboardPower = 0x66
  /// The equal sign of the keypad.
  case keypadEqualSign = 0x67
  /// The function key F13.
  case keyboardF13 = 0x68
  /// The function key F14.
  case keyboardF14 = 0x69
  /// The function key F15.
  case keyboardF15 = 0x6A
  /// The function key F16.
  case keyboardF16 = 0x6B
  /// The function key F17.
  case keyboardF17 = 0x6C
  /// The function key F18.
  case keyboardF18 = 0x6D
  /// The function key F19.
  case keyboardF19 = 0x6E
  /// The function key F20.
  case keyboardF20 = 0x6F
  /// The function key F21.
  case keyboardF21 = 0x70
  /// The function key F22.
  case keyboardF22 = 0x71
  /// The function key F23.
  case keyboardF23 = 0x72
  /// The function key F24.
  case keyboardF24 = 0x73
  /// Execute.
  case keyboardExecute = 0x74
  /// Help.
  case keyboardHelp = 0x75
  /// Menu.
  case keyboardMenu = 0x76
  /// Select.
  case keyboardSelect = 0x77
  /// Stop.
  case keyboardStop = 0x78
  /// Again.
  case keyboardAgain = 0x79
  /// Undo.
  case keyboardUndo = 0x7A
  /// Cut.
  case keyboardCut = 0x7B
  /// Copy.
  case keyboardCopy = 0x7C
  /// Paste.
  case keyboardPaste = 0x7D
  /// Find.
  case keyboardFind = 0x7E
  /// Mute.
  case keyboardMute = 0x7F
  /// Volume up.
  case keyboardVolumeUp = 0x80
  /// Volume down.
  case keyboardVolumeDown = 0x81
  /// The left Control.
  case keyboardLeftControl = 0xE0
  /// The left Shift.
  case keyboardLeftShift = 0xE1
  /// The left Option.
  case keyboardLeftAlt = 0xE2
  /// The left Command.
  case keyboardLeftGUI = 0xE3
  /// The right Control.
  case keyboardRightControl = 0xE4
  /// The right Shift.
  case keyboardRightShift = 0xE5
  /// The right Option.
  case keyboardRightAlt = 0xE6
  /// The right Command.
  case keyboardRightGUI = 0xE7
}
