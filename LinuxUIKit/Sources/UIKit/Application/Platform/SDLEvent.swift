import CSDL2
import Foundation

extension SDL_Event {
  /// Converts the event.
  ///
  /// - Parameters:
  ///   - geometry: The size and scale of the window.
  ///   - input: What the events before this one have left, to which this one is added.
  /// - Returns: The event in points of the screen; `nil` for one that an app doesn't need.
  func displayEvent(
    _ geometry: DisplayGeometry, after input: inout SDLInputState
  ) -> DisplayEvent? {
    switch SDL_EventType(type) {
    case SDL_QUIT: return .closed
    case SDL_WINDOWEVENT: return SDLEvent.windowEvent(window.event)
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL:
      return mouseEvent(geometry, &input)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: return fingerEvent(geometry)
    case SDL_KEYDOWN, SDL_KEYUP:
      input.setModifiers(UInt32(key.keysym.mod))
      return keyEvent
    case SDL_TEXTINPUT: return .text(string(of: text.text))
    case SDL_TEXTEDITING: return compositionEvent
    default: return nil
    }
  }

  private func mouseEvent(
    _ geometry: DisplayGeometry, _ input: inout SDLInputState
  ) -> DisplayEvent? {
    let modifiers = input.modifiers
    switch SDL_EventType(type) {
    case SDL_MOUSEMOTION:
      return .pointerMoved(geometry.point(x: CGFloat(motion.x), y: CGFloat(motion.y)), modifiers)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      let location = geometry.point(x: CGFloat(button.x), y: CGFloat(button.y))
      let number = SDLEvent.button(Int(button.button))
      return SDL_EventType(type) == SDL_MOUSEBUTTONUP
        ? .pointerReleased(button: number, location, modifiers)
        : .pointerPressed(
          button: number, location, clicks: max(1, Int(button.clicks)), modifiers)
    default:
      let movement = input.wheel.movement(
        x: CGFloat(wheel.preciseX), y: CGFloat(wheel.preciseY),
        at: TimeInterval(wheel.timestamp) / 1000)
      let location = geometry.point(x: CGFloat(wheel.mouseX), y: CGFloat(wheel.mouseY))
      return .scrolled(movement, location, modifiers)
    }
  }

  /// A finger on a screen; those on touchpads move the pointer, and have no locations on the screen.
  private func fingerEvent(_ geometry: DisplayGeometry) -> DisplayEvent? {
    let kind = SDL_GetTouchDeviceType(tfinger.touchId)
    guard kind == SDL_TOUCH_DEVICE_DIRECT || kind == SDL_TOUCH_DEVICE_INVALID else { return nil }
    let location = geometry.point(
      fractionX: CGFloat(tfinger.x), fractionY: CGFloat(tfinger.y))
    switch SDL_EventType(type) {
    case SDL_FINGERDOWN: return .touchBegan(id: tfinger.fingerId, location)
    case SDL_FINGERMOTION: return .touchMoved(id: tfinger.fingerId, location)
    default: return .touchEnded(id: tfinger.fingerId)
    }
  }

  private var keyEvent: DisplayEvent? {
    let modifiers = SDLEvent.modifiers(UInt32(key.keysym.mod))
    let usage = Int(key.keysym.scancode.rawValue)
    guard SDLEvent.usages.contains(usage) else { return nil }
    let hasNumLock = UInt32(key.keysym.mod) & KMOD_NUM.rawValue != 0
    let stroke = KeyStroke(
      usage: usage, character: SDLEvent.character(key.keysym.sym), modifiers: modifiers,
      hasNumLock: hasNumLock, isRepeat: key.repeat != 0)
    return SDL_EventType(type) == SDL_KEYDOWN
      ? .keyPressed(stroke) : .keyReleased(usage: stroke.usage, modifiers)
  }

  /// The text of an input method; SDL counts characters where UIKit counts UTF-16 units.
  private var compositionEvent: DisplayEvent {
    let composed = string(of: edit.text)
    return .composition(
      composed,
      selection: SDLEvent.selection(
        start: Int(edit.start), length: Int(edit.length), in: composed))
  }
}

/// The state of the mouse and the keyboard that the events before the next one have left.
struct SDLInputState {
  /// Distinguishes wheels from touchpads.
  var wheel = WheelClassifier()
  /// The modifier keys that are pressed when the next event of the mouse happens.
  ///
  /// SDL's own state is that after all events that wait. If an app was busy, a key that was pressed after
  /// a click would belong to the click.
  private(set) var modifiers: UIKeyModifierFlags = []

  /// Sets the modifier keys from SDL's bit mask.
  mutating func setModifiers(_ mask: UInt32) { modifiers = SDLEvent.modifiers(mask) }
}

/// Returns the string in an array of characters of C, up to its first zero.
private func string<Characters>(of characters: Characters) -> String {
  withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}

/// The numbers of SDL's events as those of UIKit.
enum SDLEvent {
  /// The scancodes that are numbers of keys in USB's HID usage tables.
  static let usages = 0x04...0xE7

  /// Returns the number of a mouse button: 1 is the primary one, 2 the secondary one, 3 the wheel.
  static func button(_ number: Int) -> Int {
    switch Int32(number) {
    case SDL_BUTTON_MIDDLE: 3
    case SDL_BUTTON_RIGHT: 2
    default: number
    }
  }

  /// Returns the modifier keys of SDL's bit mask.
  ///
  /// The key with the system's logo is Command. Alt Graph, which selects characters of a layout, is no
  /// modifier.
  static func modifiers(_ mask: UInt32) -> UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    let pairs: [(Int, UIKeyModifierFlags)] = [
      (0x0003, .shift), (0x00C0, .control), (0x0300, .alternate), (0x0C00, .command),
      (0x2000, .alphaShift),
    ]
    for (bits, flag) in pairs where Int(mask) & bits != 0 { flags.insert(flag) }
    return flags
  }

  /// Returns the character of a key in the keyboard layout; `nil` for keys without one.
  static func character(_ keycode: Int32) -> Character? {
    guard keycode >= 0x20, keycode != 0x7F, keycode < 1 << 30,
      let scalar = Unicode.Scalar(UInt32(keycode))
    else { return nil }
    return Character(scalar)
  }

  /// Returns a selection in characters as one in UTF-16 units; a negative start is the end.
  static func selection(start: Int, length: Int, in text: String) -> NSRange {
    let scalars = text.unicodeScalars
    let first = start < 0 ? scalars.count : min(start, scalars.count)
    let last = min(first + max(0, length), scalars.count)
    let begin = scalars.index(scalars.startIndex, offsetBy: first)
    let end = scalars.index(scalars.startIndex, offsetBy: last)
    return NSRange(begin..<end, in: text)
  }

  /// Returns the event of a window; `nil` for one that an app doesn't need.
  static func windowEvent(_ number: UInt8) -> DisplayEvent? {
    switch SDL_WindowEventID(UInt32(number)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: .resized
    case SDL_WINDOWEVENT_EXPOSED: .exposed
    case SDL_WINDOWEVENT_FOCUS_GAINED: .focusGained
    case SDL_WINDOWEVENT_FOCUS_LOST: .focusLost
    case SDL_WINDOWEVENT_LEAVE: .pointerLeft
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: .minimized
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_MAXIMIZED: .restored
    case SDL_WINDOWEVENT_CLOSE: .closed
    default: nil
    }
  }
}
