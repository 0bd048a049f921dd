/// The keyboard of a computer, and the input method that composes text with it.
///
/// A window of the platform reports keys and typed text separately. The window that has the focus of
/// the keyboard is the key window, or the frontmost one.
@MainActor package final class KeyboardInput {
  /// The keyboard of the app.
  package static let shared = KeyboardInput()

  private var presses: [UIKeyboardHIDUsage: UIPress] = [:]
  private let windows: InputWindows

  /// Creates a keyboard for the key window of the app.
  package convenience init() { self.init(in: InputWindows()) }

  /// Creates a keyboard for windows.
  init(in windows: InputWindows) { self.windows = windows }

  /// Presses a key, or repeats it while it is held.
  ///
  /// Responders receive the press first. If none handles it, the system does: it edits text, moves
  /// the focus, scrolls, or dismisses what is presented. The characters are not inserted; see
  /// `insert(_:)`.
  ///
  /// - Returns: Whether the press was handled.
  package func press(
    _ key: UIKeyboardHIDUsage, characters: String, charactersIgnoringModifiers: String,
    modifiers: UIKeyModifierFlags = [], isRepeat: Bool = false
  ) -> Bool {
    guard let window = windows.key else { return false }
    EventGroups.endAll()
    let key = UIKey(
      key, characters: characters, charactersIgnoringModifiers: charactersIgnoringModifiers,
      modifiers: modifiers)
    let press = press(of: key, in: window)
    let event = UIPressesEvent(Set(presses.values), modifiers: modifiers)
    press.responder?.pressesBegan([press], with: event)
    guard event.isUnhandled || press.responder == nil else { return true }
    return SystemKeys(window: window).handle(key)
  }

  /// Releases a key.
  package func release(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    guard let press = presses[key] else { return }
    press.update(.ended)
    let event = UIPressesEvent(Set(presses.values), modifiers: modifiers)
    presses[key] = nil
    press.responder?.pressesEnded([press], with: event)
  }

  /// Cancels the presses, for example when the window becomes inactive.
  package func cancelAll() {
    let canceled = Set(presses.values)
    presses = [:]
    let event = UIPressesEvent(canceled, modifiers: [])
    for press in canceled {
      press.update(.cancelled)
      press.responder?.pressesCancelled([press], with: event)
    }
  }

  /// Inserts typed text into the first responder; does nothing if that accepts no text.
  package func insert(_ text: String) {
    guard let input = textInput, !text.isEmpty else { return }
    input.insertText(text)
  }

  /// Displays the text that an input method composes as marked text.
  ///
  /// An empty text ends the composition; the composed text then follows by `insert(_:)`, or was
  /// discarded.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - selection: The selected range of the text, in UTF-16 units.
  package func compose(_ text: String, selection: NSRange) {
    guard let input = textInput as? any UITextInput else { return }
    guard !text.isEmpty || input.markedTextRange != nil else { return }
    input.setMarkedText(text, selectedRange: selection)
    if text.isEmpty { input.unmarkText() }
  }

  /// The frame of the caret in points of the screen; `nil` unless the first responder edits text.
  package var textInputRect: CGRect? {
    guard let input = textInput as? any UITextInput, let range = input.selectedTextRange,
      let view = responder?.respondingView, let window = view.window
    else { return nil }
    let rect = view.convert(input.caretRect(for: range.end), to: nil)
    return rect.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }

  private func press(of key: UIKey, in window: UIWindow) -> UIPress {
    if let held = presses[key.keyCode] {
      held.update(.began)
      held.setKey(key)
      return held
    }
    let press = UIPress(of: key, to: window.keyResponder, in: window)
    presses[key.keyCode] = press
    return press
  }

  private var responder: UIResponder? { windows.key?.firstResponderState.responder }

  private var textInput: (any UIKeyInput)? { responder as? any UIKeyInput }
}

extension UIWindow {
  // Unverified: which controller of a container receives keys is inferred from key commands, which work
  // in the only controller that a navigation or tab bar controller displays.
  /// The responder that receives keys: the first responder, or the view of the frontmost controller, or
  /// of the only controller that it displays in itself.
  var keyResponder: UIResponder? {
    firstResponderState.responder ?? frontmostController?.innermostDisplayed.viewIfLoaded ?? self
  }

  /// The controller that is presented last; the root controller if none is presented.
  var frontmostController: UIViewController? {
    sequence(first: rootViewController, next: { $0?.presentedViewController }).reduce(nil) {
      $1 ?? $0
    }
  }
}

extension UIViewController {
  /// The controller, or if it displays the view of one child only, the innermost displayed one of that.
  fileprivate var innermostDisplayed: UIViewController {
    let displayed = children.filter { $0.viewIfLoaded?.window != nil }
    return displayed.count == 1 ? displayed[0].innermostDisplayed : self
  }
}
