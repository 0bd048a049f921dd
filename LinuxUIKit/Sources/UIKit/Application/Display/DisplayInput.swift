import Foundation
import Synchronization

/// Passes the events of a window to the app: pointer, touches, keyboard and clipboard.
@MainActor final class DisplayInput {
  /// The location of the pointer in points of the screen; `nil` outside the window.
  private(set) var pointer: CGPoint?
  private var cursor = CursorShape.arrow
  private var typing = TypedText()
  private var clipboard: DisplayClipboard?
  private let mouse: PointerInput
  private let keyboard: KeyboardInput

  /// Creates the input of all windows of the app.
  init() { (mouse, keyboard) = (.shared, .shared) }

  /// Creates the input of windows, with a mouse and a keyboard of its own.
  init(in windows: InputWindows) {
    (mouse, keyboard) = (PointerInput(in: windows), KeyboardInput(in: windows))
  }

  /// Connects the general pasteboard with the clipboard of the window system.
  func connect(to connection: any DisplayConnection) {
    let clipboard = DisplayClipboard(connection)
    self.clipboard = clipboard
    UIPasteboard.general.connection = clipboard
  }

  /// Ends the connection with the clipboard.
  func disconnect() {
    UIPasteboard.general.connection = nil
    clipboard = nil
  }

  /// Cancels touches and presses, when the user has left the window.
  func cancel() {
    TouchInput.shared.cancelAll()
    mouse.cancel()
    keyboard.cancelAll()
  }

  /// Delivers an event; ignores those that aren't input.
  func handle(_ event: DisplayEvent) {
    switch event {
    case .pointerMoved(let location, let modifiers):
      pointer = location
      mouse.move(to: location, modifiers: modifiers)
    case .pointerPressed(let button, let location, let clicks, let modifiers):
      pointer = location
      mouse.press(
        .button(button), at: location, clicks: clicks, modifiers: modifiers)
    case .pointerReleased(let button, let location, let modifiers):
      pointer = location
      mouse.release(.button(button), at: location, modifiers: modifiers)
    case .pointerLeft:
      pointer = nil
      mouse.leave()
    case .scrolled(let movement, let location, let modifiers):
      mouse.scroll(
        by: CGVector(dx: movement.x, dy: movement.y), at: location,
        kind: movement.isPrecise ? .precise : .wheel, modifiers: modifiers)
    case .touchBegan(let id, let location): TouchInput.shared.begin(id, at: location)
    case .touchMoved(let id, let location): TouchInput.shared.move(id, to: location)
    case .touchEnded(let id): TouchInput.shared.end(id)
    default: handleKeyboard(event)
    }
  }

  private func handleKeyboard(_ event: DisplayEvent) {
    switch event {
    case .keyPressed(let key): press(key)
    case .keyReleased(let usage, let modifiers):
      guard let usage = UIKeyboardHIDUsage(rawValue: usage) else { return }
      keyboard.release(usage, modifiers: modifiers)
    case .text(let text):
      if typing.inserts { keyboard.insert(text) }
    case .composition(let text, let selection):
      typing.compositionDidChange()
      keyboard.compose(text, selection: selection)
    default: break
    }
  }

  /// Presses a key, and returns whether that was handled; the text of a key that wasn't may follow.
  @discardableResult func press(_ key: KeyStroke) -> Bool {
    let isHandled =
      UIKeyboardHIDUsage(rawValue: key.usage).map {
        keyboard.press(
          $0, characters: key.characters,
          charactersIgnoringModifiers: key.charactersIgnoringModifiers, modifiers: key.modifiers,
          isRepeat: key.isRepeat)
      } ?? false
    typing.keyWasPressed(key, isHandled: isHandled)
    return isHandled
  }

  /// Adapts the shape of the pointer and the input methods to what is displayed now.
  func update(_ connection: any DisplayConnection) {
    connection.setTextInput(at: keyboard.textInputRect)
    guard let pointer else { return }
    let shape = CursorShape.shape(at: pointer, in: UIApplication.shared.windows)
    guard shape != cursor else { return }
    cursor = shape
    connection.setCursor(shape)
  }
}

/// Decides which typed text is inserted: the window system reports the text of a key after its press.
struct TypedText: Equatable {
  /// Whether the next text is inserted.
  private(set) var inserts = true

  /// Records a press: the text of a key that has done something else is not inserted, nor is that of a
  /// combination with Control, Option or Command.
  mutating func keyWasPressed(_ key: KeyStroke, isHandled: Bool) {
    inserts = !isHandled && key.modifiers.isDisjoint(with: [.control, .alternate, .command])
  }

  /// Records a change of a composed text: what an input method inserts then is no key's text, and may
  /// arrive after a key that was pressed later.
  mutating func compositionDidChange() { inserts = true }
}

/// The clipboard of a window, for the general pasteboard.
///
/// The window system is asked on the main actor. Other threads read the text that was read or written
/// last.
private final class DisplayClipboard: PasteboardConnection, Sendable {
  private let connection: @MainActor @Sendable () -> (any DisplayConnection)?
  private let lastText = Mutex<String?>(nil)

  @MainActor init(_ connection: any DisplayConnection) {
    self.connection = { [weak connection] in connection }
  }

  var text: String? {
    get {
      guard MainQueue.isCurrent else { return lastText.withLock { $0 } }
      let text = MainActor.assumeIsolated { connection()?.clipboard }
      lastText.withLock { $0 = text }
      return text
    }
    set {
      lastText.withLock { $0 = newValue }
      guard MainQueue.isCurrent else {
        DispatchQueue.main.async { self.connection()?.clipboard = newValue }
        return
      }
      MainActor.assumeIsolated { connection()?.clipboard = newValue }
    }
  }
}
