import CSDL2
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Events of a window") struct DisplayEventTests {
  @Test(
    "The buttons of a mouse have UIKit's numbers",
    arguments: [(1, 1), (2, 3), (3, 2), (4, 4), (5, 5)])
  func buttons(sdl: Int, number: Int) {
    #expect(SDLEvent.button(sdl) == number)
  }

  @Test(
    "Both keys of a modifier are the modifier, and Num Lock is none",
    arguments: [
      (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control), (KMOD_RCTRL, .control),
      (KMOD_LALT, .alternate), (KMOD_RALT, .alternate), (KMOD_LGUI, .command),
      (KMOD_RGUI, .command), (KMOD_CAPS, .alphaShift), (KMOD_NUM, UIKeyModifierFlags()),
      (KMOD_MODE, UIKeyModifierFlags()),
    ] as [(SDL_Keymod, UIKeyModifierFlags)])
  func modifiers(sdl: SDL_Keymod, modifiers: UIKeyModifierFlags) {
    #expect(SDLEvent.modifiers(UInt32(sdl.rawValue)) == modifiers)
    #expect(
      SDLEvent.modifiers(UInt32(sdl.rawValue | KMOD_LSHIFT.rawValue))
        == modifiers.union(.shift))
  }

  @Test("Keys have characters: letters, commands and digits of the keypad")
  func characters() {
    func key(
      _ usage: Int, _ character: Character? = nil, _ modifiers: UIKeyModifierFlags = [],
      hasNumLock: Bool = true
    ) -> KeyStroke {
      KeyStroke(
        usage: usage, character: character, modifiers: modifiers, hasNumLock: hasNumLock)
    }
    #expect(key(0x04, "a").characters == "a")
    #expect(key(0x04, "a", .shift).characters == "A")
    #expect(key(0x04, "a", .shift).charactersIgnoringModifiers == "a")
    #expect(key(0x04, "a", .alphaShift).characters == "A")
    #expect(key(0x04, "a", [.alphaShift, .shift]).characters == "a")
    #expect(key(0x52).characters == UIKeyCommand.inputUpArrow)
    #expect(key(0x51).characters == UIKeyCommand.inputDownArrow)
    #expect(key(0x50).characters == UIKeyCommand.inputLeftArrow)
    #expect(key(0x4F, nil, .shift).characters == UIKeyCommand.inputRightArrow)
    #expect(key(0x29).characters == UIKeyCommand.inputEscape)
    #expect(key(0x28).characters == "\r")
    #expect(key(0x45).characters == "UIKeyInputF12")
    #expect(key(0x3A).characters == "UIKeyInputF1")
    #expect(key(0xE1).characters == "")
    // The 8 of the keypad is the up arrow without Num Lock.
    #expect(key(0x60).characters == "8")
    #expect(key(0x60).modifiers == .numericPad)
    #expect(key(0x60, hasNumLock: false).characters == UIKeyCommand.inputUpArrow)
    #expect(key(0x60, hasNumLock: false).usage == 0x52)
    #expect(key(0x60, hasNumLock: false).modifiers == [])
    #expect(key(0x57, hasNumLock: false).characters == "+")
  }

  @Test("A keycode is the character of the layout, unless the key has none")
  func keycodes() {
    #expect(SDLEvent.character(0x71) == "q")
    #expect(SDLEvent.character(0xE4) == "ä")
    #expect(SDLEvent.character(0x0D) == nil)
    #expect(SDLEvent.character(0x7F) == nil)
    #expect(SDLEvent.character(Int32(bitPattern: 0x4000_0052)) == nil)
    #expect(SDLEvent.character(0xD800) == nil)
    #expect(SDLEvent.character(-1) == nil)
  }

  @Test("A selection of an input method is counted in UTF-16 units")
  func selections() {
    #expect(SDLEvent.selection(start: 1, length: 2, in: "a😀b") == NSRange(location: 1, length: 3))
    #expect(SDLEvent.selection(start: 2, length: 0, in: "a😀b") == NSRange(location: 3, length: 0))
    #expect(SDLEvent.selection(start: -1, length: 0, in: "ab") == NSRange(location: 2, length: 0))
    #expect(SDLEvent.selection(start: 9, length: 9, in: "ab") == NSRange(location: 2, length: 0))
    #expect(SDLEvent.selection(start: 0, length: -1, in: "") == NSRange(location: 0, length: 0))
  }

  @Test("A wheel moves the content by steps, in the direction of a finger")
  func wheel() {
    var wheel = WheelClassifier()
    #expect(
      wheel.movement(x: 0, y: 1, at: 1) == WheelMovement(x: 0, y: 1, isPrecise: false))
    #expect(
      wheel.movement(x: 2, y: 0, at: 1) == WheelMovement(x: -2, y: 0, isPrecise: false))
  }

  @Test("A touchpad moves the content by points, by whole numbers in the same gesture, too")
  func touchpad() {
    var wheel = WheelClassifier()
    #expect(
      wheel.movement(x: 0.5, y: -0.25, at: 1) == WheelMovement(x: -5, y: -2.5, isPrecise: true))
    #expect(wheel.movement(x: 0, y: 1, at: 1.1) == WheelMovement(x: 0, y: 10, isPrecise: true))
    #expect(wheel.movement(x: 0, y: 1, at: 1.3).isPrecise)
    #expect(!wheel.movement(x: 0, y: 1, at: 2).isPrecise)
  }

  @Test("Of consecutive locations of a pointer or finger the last one is delivered")
  func coalescing() {
    let (a, b, c) = (CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2), CGPoint(x: 3, y: 3))
    let events: [DisplayEvent] = [
      .pointerMoved(a, []), .pointerMoved(b, []), .pointerPressed(button: 1, b, clicks: 1, []),
      .pointerMoved(b, []), .pointerMoved(c, []), .pointerMoved(c, .shift),
      .touchMoved(id: 1, a), .touchMoved(id: 1, b), .touchMoved(id: 2, c), .resized, .resized,
      .text("a"), .text("a"),
    ]
    #expect(
      events.coalesced == [
        .pointerMoved(b, []), .pointerPressed(button: 1, b, clicks: 1, []),
        .pointerMoved(c, []), .pointerMoved(c, .shift), .touchMoved(id: 1, b),
        .touchMoved(id: 2, c), .resized, .text("a"), .text("a"),
      ])
  }

  @Test("The text of a key is inserted unless the key has done something else")
  func typedText() {
    func inserts(_ modifiers: UIKeyModifierFlags, isHandled: Bool) -> Bool {
      var typing = TypedText()
      let key = KeyStroke(usage: 4, character: "a", modifiers: modifiers, hasNumLock: true)
      typing.keyWasPressed(key, isHandled: isHandled)
      return typing.inserts
    }
    #expect(TypedText().inserts)
    #expect(inserts([], isHandled: false))
    #expect(inserts(.shift, isHandled: false))
    #expect(!inserts([], isHandled: true))
    #expect(!inserts(.control, isHandled: false))
    #expect(!inserts([.alternate, .shift], isHandled: false))
    #expect(!inserts(.command, isHandled: false))
  }

  @Test("Composed text is inserted although a key with Control was pressed before it arrives")
  func composedText() {
    let key = KeyStroke(
      usage: 0x1A, characters: "w", charactersIgnoringModifiers: "w", modifiers: [.control])
    var typing = TypedText()
    typing.keyWasPressed(key, isHandled: false)
    #expect(!typing.inserts)
    typing.compositionDidChange()
    #expect(typing.inserts)
    typing.keyWasPressed(key, isHandled: false)
    #expect(!typing.inserts)
  }

  @Test("Control, Shift and a key change the traits; other keys are the app's")
  func switches() {
    func change(_ character: Character, _ modifiers: UIKeyModifierFlags) -> DisplaySwitch? {
      DisplaySwitch(
        KeyStroke(usage: 4, character: character, modifiers: modifiers, hasNumLock: true))
    }
    #expect(change("d", [.control, .shift]) == .appearance)
    #expect(change("d", [.control, .shift, .alphaShift]) == .appearance)
    #expect(change("r", [.control, .shift]) == .layoutDirection)
    #expect(change("=", [.control, .shift]) == .largerText)
    #expect(change("-", [.control, .shift]) == .smallerText)
    #expect(change("s", [.control, .shift]) == .slowMotion)
    #expect(change("o", [.control, .shift]) == .outlines)
    #expect(change("t", [.control, .shift]) == .frameTimes)
    #expect(change("i", [.control, .shift]) == .inspection)
    #expect(change("p", [.control, .shift]) == .picture)
    #expect(change("w", [.control, .shift]) == .idleReport)
    #expect(change("d", .control) == nil)
    #expect(change("d", [.control, .shift, .alternate]) == nil)
    #expect(change("x", [.control, .shift]) == nil)
  }
}
