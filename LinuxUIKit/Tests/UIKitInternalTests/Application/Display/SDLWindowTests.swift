import CSDL2
import Foundation
import Testing

@testable import UIKit

/// SDL's driver without a screen, which has windows, pixels and pushed events.
@MainActor @Suite("Window of SDL", .serialized) struct SDLWindowTests {
  private func withWindow(
    size: CGSize? = nil, scale: Int? = nil, _ body: (SDLWindow) throws -> Void
  ) throws {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    // Otherwise SDL ends the test process's handling of interrupts.
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    let window = try SDLWindow(title: "Test", size: size, position: nil, scale: scale)
    defer { window.close() }
    _ = window.nextEvents()
    try body(window)
  }

  /// Pushes an event, which waits until the window asks for events.
  private func push(_ type: SDL_EventType, _ change: (inout SDL_Event) -> Void) {
    var event = SDL_Event()
    change(&event)
    event.type = type.rawValue
    SDL_PushEvent(&event)
  }

  /// Pushes an event, and returns the events that the window reports.
  private func events(
    of window: SDLWindow, _ type: SDL_EventType, _ change: (inout SDL_Event) -> Void = { _ in }
  ) -> [DisplayEvent] {
    push(type, change)
    return window.nextEvents()
  }

  @Test("A window has the chosen size in points and the chosen scale")
  func size() throws {
    try withWindow(size: CGSize(width: 300, height: 200), scale: 2) { window in
      let geometry = window.geometry
      #expect(geometry.size == CGSize(width: 300, height: 200))
      #expect(geometry.scale == 2)
      #expect(geometry.pixelWidth == 600)
    }
    try withWindow { window in
      #expect(window.geometry.size.width == 390)
      #expect(window.geometry.scale == 1)
      #expect(window.framesPerSecond >= 30)
    }
  }

  @Test("A display that can't be used is an error with SDL's reason")
  func noDisplay() {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "nothing")
    defer { SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy") }
    let error = #expect(throws: DisplayMistake.self) {
      try SDLWindow(title: "Test", size: nil, position: nil, scale: nil)
    }
    #expect(
      error?.description
        == "The display can't be used (nothing not available). The first screen is drawn into a file "
        + "instead.")
  }

  @Test("Events of the mouse have locations in points")
  func mouse() throws {
    try withWindow(size: CGSize(width: 300, height: 200), scale: 2) { window in
      let moved = events(of: window, SDL_MOUSEMOTION) {
        ($0.motion.x, $0.motion.y) = (100, 50)
      }
      #expect(moved == [.pointerMoved(CGPoint(x: 50, y: 25), [])])
      let pressed = events(of: window, SDL_MOUSEBUTTONDOWN) {
        ($0.button.x, $0.button.y, $0.button.button, $0.button.clicks) = (20, 40, 3, 2)
      }
      #expect(pressed == [.pointerPressed(button: 2, CGPoint(x: 10, y: 20), clicks: 2, [])])
      let released = events(of: window, SDL_MOUSEBUTTONUP) {
        ($0.button.x, $0.button.y, $0.button.button) = (20, 40, 1)
      }
      #expect(released == [.pointerReleased(button: 1, CGPoint(x: 10, y: 20), [])])
      let scrolled = events(of: window, SDL_MOUSEWHEEL) {
        ($0.wheel.preciseY, $0.wheel.mouseX, $0.wheel.mouseY) = (-1, 20, 40)
      }
      #expect(
        scrolled == [
          .scrolled(
            WheelMovement(x: 0, y: -1, isPrecise: false), CGPoint(x: 10, y: 20), [])
        ])
    }
  }

  private func pushControl(_ type: SDL_EventType, modifiers: SDL_Keymod) {
    push(type) {
      $0.key.keysym.scancode = SDL_SCANCODE_LCTRL
      $0.key.keysym.mod = UInt16(modifiers.rawValue)
    }
  }

  @Test("Events of the mouse that wait have the modifiers of their time, not those of later keys")
  func waitingEvents() throws {
    try withWindow { window in
      // The keyboard's state is that after all of them, as SDL sets it when it collects events.
      defer { SDL_SetModState(KMOD_NONE) }
      SDL_SetModState(KMOD_LSHIFT)
      push(SDL_MOUSEWHEEL) { $0.wheel.preciseY = -1 }
      pushControl(SDL_KEYDOWN, modifiers: KMOD_LCTRL)
      push(SDL_MOUSEBUTTONDOWN) { $0.button.button = 1 }
      pushControl(SDL_KEYUP, modifiers: KMOD_NONE)
      push(SDL_MOUSEBUTTONUP) { $0.button.button = 1 }
      let wheel = WheelMovement(x: 0, y: -1, isPrecise: false)
      let control = KeyStroke(
        usage: 0xE0, character: nil, modifiers: .control, hasNumLock: false)
      #expect(
        window.nextEvents() == [
          .scrolled(wheel, .zero, []), .keyPressed(control),
          .pointerPressed(button: 1, .zero, clicks: 1, .control), .keyReleased(usage: 0xE0, []),
          .pointerReleased(button: 1, .zero, []),
        ])
      // Shift was pressed before this one, in another window.
      #expect(events(of: window, SDL_MOUSEMOTION) == [.pointerMoved(.zero, .shift)])
    }
  }

  @Test("Fingers have locations in points")
  func fingers() throws {
    try withWindow(size: CGSize(width: 300, height: 200)) { window in
      let began = events(of: window, SDL_FINGERDOWN) {
        ($0.tfinger.x, $0.tfinger.y, $0.tfinger.fingerId) = (0.5, 0.25, 7)
      }
      #expect(began == [.touchBegan(id: 7, CGPoint(x: 150, y: 50))])
      let ended = events(of: window, SDL_FINGERUP) { $0.tfinger.fingerId = 7 }
      #expect(ended == [.touchEnded(id: 7)])
    }
  }

  @Test(
    "Keys have numbers, characters and modifiers; text and compositions are events of their own")
  func keyboard() throws {
    try withWindow { window in
      let pressed = events(of: window, SDL_KEYDOWN) {
        $0.key.keysym.scancode = SDL_SCANCODE_A
        $0.key.keysym.sym = 0x61
        $0.key.keysym.mod = UInt16(KMOD_LSHIFT.rawValue)
        $0.key.repeat = 1
      }
      let stroke = KeyStroke(
        usage: 4, characters: "A", charactersIgnoringModifiers: "a", modifiers: .shift,
        isRepeat: true)
      #expect(pressed == [.keyPressed(stroke)])
      let released = events(of: window, SDL_KEYUP) {
        $0.key.keysym.scancode = SDL_SCANCODE_RETURN
      }
      #expect(released == [.keyReleased(usage: 0x28, [])])
      let unknown = events(of: window, SDL_KEYDOWN) {
        $0.key.keysym.scancode = SDL_SCANCODE_MUTE
      }
      #expect(unknown.count <= 1)
      let media = events(of: window, SDL_KEYDOWN) {
        $0.key.keysym.scancode = SDL_SCANCODE_AUDIONEXT
      }
      #expect(media == [])
      let text = events(of: window, SDL_TEXTINPUT) { event in
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array("é".utf8)) }
      }
      #expect(text == [.text("é")])
      let composed = events(of: window, SDL_TEXTEDITING) { event in
        withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: Array("にほ".utf8)) }
        (event.edit.start, event.edit.length) = (1, 1)
      }
      #expect(composed == [.composition("にほ", selection: NSRange(location: 1, length: 1))])
    }
  }

  @Test(
    "Events of the window",
    arguments: [
      (SDL_WINDOWEVENT_SIZE_CHANGED, .resized), (SDL_WINDOWEVENT_EXPOSED, .exposed),
      (SDL_WINDOWEVENT_FOCUS_GAINED, .focusGained), (SDL_WINDOWEVENT_FOCUS_LOST, .focusLost),
      (SDL_WINDOWEVENT_LEAVE, .pointerLeft), (SDL_WINDOWEVENT_MINIMIZED, .minimized),
      (SDL_WINDOWEVENT_RESTORED, .restored), (SDL_WINDOWEVENT_CLOSE, .closed),
      (SDL_WINDOWEVENT_MOVED, nil),
    ] as [(SDL_WindowEventID, DisplayEvent?)])
  func windowEvents(number: SDL_WindowEventID, expected: DisplayEvent?) {
    #expect(SDLEvent.windowEvent(UInt8(number.rawValue)) == expected)
  }

  @Test("A request to end the process closes the window")
  func quit() throws {
    try withWindow { window in
      #expect(events(of: window, SDL_QUIT) == [.closed])
    }
  }

  @Test("The pixels of changed rectangles are displayed, and no others")
  func pixels() throws {
    try withWindow(size: CGSize(width: 100, height: 80)) { window in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
      layer.backgroundColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      let image = LayerDisplay(pixelWidth: 100, pixelHeight: 80, scale: 1)
      _ = image.draw([layer])
      window.present(
        image,
        [
          PixelRect(x: 10, y: 20, width: 5, height: 5),
          PixelRect(x: 98, y: 78, width: 50, height: 50),
          PixelRect(x: 200, y: 0, width: 5, height: 5),
        ])

      func pixel(_ x: Int, _ y: Int) -> UInt32 {
        let opened = (1...1000).lazy.compactMap { SDL_GetWindowFromID($0) }.first
        guard let surface = SDL_GetWindowSurface(opened) else { return 0 }
        let row = surface.pointee.pixels + y * Int(surface.pointee.pitch)
        return (row + x * 4).load(as: UInt32.self) & 0xFF_FFFF
      }
      let orange: UInt32 = 0xFF8000
      #expect(pixel(10, 20) == orange)
      #expect(pixel(14, 24) == orange)
      #expect(pixel(99, 79) == orange)
      #expect(pixel(9, 20) == 0)
      #expect(pixel(15, 24) == 0)
      #expect(pixel(10, 25) == 0)
    }
  }

  @Test("The clipboard has text, or none")
  func clipboard() throws {
    try withWindow { window in
      #expect(window.clipboard == nil)
      window.clipboard = "Größe"
      #expect(window.clipboard == "Größe")
      window.clipboard = nil
      #expect(window.clipboard == nil)
    }
  }

  @Test("A text field starts input methods, and its end ends them")
  func textInput() throws {
    try withWindow { window in
      #expect(SDL_IsTextInputActive() == SDL_FALSE)
      window.setTextInput(at: CGRect(x: 10, y: 20, width: 2, height: 20))
      #expect(SDL_IsTextInputActive() == SDL_TRUE)
      window.setTextInput(at: nil)
      #expect(SDL_IsTextInputActive() == SDL_FALSE)
    }
  }
}
